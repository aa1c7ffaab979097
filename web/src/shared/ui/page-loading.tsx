import { text } from "../text/text.ts";
import { Flame } from "./flame.tsx";

/**
 * What stands while the first page and the session are on their way: the flame that index.html shows before there is any script, and
 * words when the wait is felt.
 */
export function PageLoading() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <span className="relative">
        <Flame size={48} />
        <span className="appear-late absolute top-full left-1/2 mt-4 -translate-x-1/2 whitespace-nowrap text-quiet">
          {text.common.loading}
        </span>
      </span>
    </div>
  );
}

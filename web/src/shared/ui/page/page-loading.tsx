import { text } from "../../text/text.ts";
import { Flame } from "../content/flame.tsx";

/** Shown while the session and the first page are loading: the logo, as in index.html, and a text after a short delay. */
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

import { text } from "../text/en.ts";

/** What stands while the first page and the session are on their way: nothing for a moment, then a breath of light. */
export function PageLoading() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <span className="appear-late text-quiet">{text.common.loading}</span>
    </div>
  );
}

import { useEffect, useRef } from "react";

import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";

/** Loads earlier pages of the story when the reader scrolls near the top. */
export function OlderPages() {
  const table = useTable();
  const hasMore = useTableState((state) => state.hasMore);
  const older = useTableState((state) => state.older);
  const edge = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = edge.current;
    if (!element || !hasMore || older !== "idle") return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void table.loadOlder();
      },
      { rootMargin: "600px 0px 0px" },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [table, hasMore, older]);

  if (!hasMore) return null;
  return (
    <div ref={edge} className="grid min-h-16 justify-items-center gap-2 pb-6 text-sm text-quiet">
      {older === "failed" && <p role="alert">{text.play.olderFailed}</p>}
      {older === "loading" ? (
        <p role="status">{text.play.olderLoading}</p>
      ) : (
        <Button variant="quiet" size="small" onClick={() => void table.loadOlder()}>
          {older === "failed" ? text.common.retry : text.play.older}
        </Button>
      )}
    </div>
  );
}

import { Page } from "./page.tsx";
import { Skeleton, SkeletonLines } from "../states/skeleton.tsx";

/** The placeholder of a page about one record: sigil, name and some lines. */
export function PageWaiting() {
  return (
    <Page>
      <div className="appear-late flex items-center gap-4">
        <Skeleton className="size-18" />
        <Skeleton className="h-8 w-64 max-w-[55vw]" />
      </div>
      <SkeletonLines lines={9} />
    </Page>
  );
}

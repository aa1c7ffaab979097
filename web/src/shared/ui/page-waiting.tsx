import { Page } from "./page.tsx";
import { Skeleton, SkeletonLines } from "./skeleton.tsx";

/** The outline of a page about one thing, while it is on its way: its face, its name, some lines. */
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

import { text } from "../../shared/text/text.ts";
import { Skeleton } from "../../shared/ui/states/skeleton.tsx";

/** The dashboard's placeholder while it is loading. It fills the window, so that the footer does not move when the data arrives. */
export function DashboardLoading() {
  return (
    <div role="status" className="appear-late grid min-h-dvh content-start gap-9">
      <span className="sr-only">{text.dashboard.loading}</span>
      <div className="grid gap-3">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-10">
          <div className="h-[5.75rem] border-y border-line" />
          <Skeleton className="h-56 rounded-md" />
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-11 rounded-full" />
          <Skeleton className="h-11 rounded-full" />
          <Skeleton className="h-11 rounded-full" />
        </div>
      </div>
    </div>
  );
}

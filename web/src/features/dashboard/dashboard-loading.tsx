import { text } from "../../shared/text/en.ts";
import { Skeleton } from "../../shared/ui/skeleton.tsx";

/** The dashboard's outline while it is fetched. */
export function DashboardLoading() {
  return (
    <div role="status" className="appear-late grid gap-9">
      <span className="sr-only">{text.dashboard.loading}</span>
      <div className="grid grid-cols-3 gap-3 sm:gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-52" />
    </div>
  );
}

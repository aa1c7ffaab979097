import { lazy, Suspense } from "react";

import { useReach } from "../../shared/offline/reach.ts";

const OfflineBar = lazy(async () => ({ default: (await import("./offline-bar.tsx")).OfflineBar }));

/** The place above every page where it is said that the server is away. */
export function OfflineNotice() {
  const isReached = useReach();
  return (
    <div role="status" className="sticky top-0 z-20">
      {!isReached && (
        <Suspense fallback={null}>
          <OfflineBar />
        </Suspense>
      )}
    </div>
  );
}

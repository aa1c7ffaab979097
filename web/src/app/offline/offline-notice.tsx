import { lazy, Suspense } from "react";

import { useReach } from "../../shared/offline/reach.ts";

const OfflineBar = lazy(async () => ({ default: (await import("./offline-bar.tsx")).OfflineBar }));

/** The region above every page that announces that the server cannot be reached. */
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

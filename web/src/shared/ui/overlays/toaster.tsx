import { lazy, Suspense } from "react";

import { useFirstPageReady } from "../../first-page.ts";

const Region = lazy(async () => ({ default: (await import("./toast-region.tsx")).ToastRegion }));

/** The region for short messages, loaded after the first page. */
export function Toaster() {
  return (
    useFirstPageReady() && (
      <Suspense>
        <Region />
      </Suspense>
    )
  );
}

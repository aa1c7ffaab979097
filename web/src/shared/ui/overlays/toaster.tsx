import { lazy, Suspense } from "react";

import { useStepsAfterFirstPage } from "../../use-steps-after-first-page.ts";

const Region = lazy(async () => ({ default: (await import("./toast-region.tsx")).ToastRegion }));

/** The region for short messages, loaded after the first page. */
export function Toaster() {
  return (
    useStepsAfterFirstPage(1) === 1 && (
      <Suspense>
        <Region />
      </Suspense>
    )
  );
}

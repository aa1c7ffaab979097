import { lazy, Suspense } from "react";

import { useFirstPageReady } from "../../first-page.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** The region for short messages, loaded after the first page. */
export function LazyToaster() {
  return (
    useFirstPageReady() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

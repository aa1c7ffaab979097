import { useEffect, useState } from "react";

/** Resolves when the first page is ready (first-page-ready.ts). Everything that the first page does not show is loaded after that. */
export const { promise: firstPageReady, resolve: markFirstPageReady } = Promise.withResolvers<void>();

let isReady = false;
void firstPageReady.then(() => (isReady = true));

/** Whether the first page is ready. */
export function useFirstPageReady(): boolean {
  const [ready, setReady] = useState(isReady);
  useEffect(() => {
    if (!ready) void firstPageReady.then(() => setReady(true));
  }, [ready]);
  return ready;
}

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { useSession } from "../session/session-store.ts";
import { ApiError } from "./api-error.ts";

/** A refusal stays a refusal; a broken server is worth another try. A lost one is waited for, and then all is asked anew (watch-reach.ts). */
const worthRetrying = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

/** A failure is logged, and goes on to whoever asked (product.md §8). */
const onError = (error: Error): void => console.error(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Asked even where the browser thinks itself offline: the service worker may have the answer, and a page says what failed.
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && worthRetrying(error),
    },
    mutations: { networkMode: "always", retry: false },
  },
});

// Nothing of one player's stays for the next one at this browser.
useSession.subscribe((session) => {
  if (session.status === "signed-out") queryClient.clear();
});

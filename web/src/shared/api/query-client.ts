import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { useSession } from "../session/session-store.ts";
import { ApiError } from "./api-error.ts";

/**
 * Decides whether to repeat a failed request: after a server error yes, after a refusal or a lost connection no. When a lost connection is
 * back, everything is loaded again (watch-reach.ts).
 */
const worthRetrying = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

/** Logs every failed request. The caller still gets the error. */
const onError = (error: Error): void => console.error(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Send requests even when the browser reports no network: the service worker may have a stored answer. Otherwise the page shows an
    // error.
    queries: {
      networkMode: "always",
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && worthRetrying(error),
    },
    mutations: { networkMode: "always", retry: false },
  },
});

// Another player at this browser must not see this player's data.
useSession.subscribe((session) => {
  if (session.status === "signed-out") queryClient.clear();
});

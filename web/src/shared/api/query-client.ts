import { QueryClient } from "@tanstack/react-query";

import { useSession } from "../session/session-store.ts";
import { ApiError } from "./api-error.ts";

/** A refusal stays a refusal; only a lost connection or a broken server is worth another try. */
const worthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && worthRetrying(error) },
    mutations: { retry: false },
  },
});

// Nothing of one player's stays for the next one at this browser.
useSession.subscribe((session) => {
  if (session.status === "signed-out") queryClient.clear();
});

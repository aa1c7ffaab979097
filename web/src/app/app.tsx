import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";

import { queryClient } from "../shared/api/query-client.ts";
import type { Router } from "./router.tsx";

/** The whole app: the query client around the router. */
export function App({ router }: { readonly router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

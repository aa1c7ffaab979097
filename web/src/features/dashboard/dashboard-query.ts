import { queryOptions } from "@tanstack/react-query";

import type { DashboardAnswer } from "#contracts/http/dashboard";

import { keys } from "../../shared/api/lists.ts";
import { request } from "../../shared/api/request.ts";

/** GET /api/dashboard. Loaded again on every visit, because play and every form change it. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [keys.dashboard],
    queryFn: ({ signal }) => request<DashboardAnswer>("/api/dashboard", { signal }),
    staleTime: 0,
  });

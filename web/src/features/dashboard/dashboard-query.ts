import { queryOptions } from "@tanstack/react-query";

import type { DashboardAnswer } from "#contracts/http/dashboard";

import { keys } from "../../shared/api/lists.ts";
import { request } from "../../shared/api/request.ts";

/** Loads the dashboard (GET /api/dashboard). It is loaded again on every visit, because play and every form change its data. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [keys.dashboard],
    queryFn: ({ signal }) => request<DashboardAnswer>("/api/dashboard", { signal }),
    staleTime: 0,
  });

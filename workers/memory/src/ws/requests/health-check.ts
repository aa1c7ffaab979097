import type * as z from "zod/mini";

import type { HealthCheck } from "#contracts/memory/client-messages";
import type { RequestHandler } from "../request.ts";

const GRAPH_ENGINE = "sqlite-fts5";

/** health_check → health_check_complete (product.md §7). */
export const healthCheck: RequestHandler<z.infer<typeof HealthCheck>> = {
  answer: ({ requestId }) => ({
    type: "health_check_complete",
    requestId,
    status: "healthy",
    service: "memory",
    graph_engine: GRAPH_ENGINE,
  }),
  refuse: (requestId, error) => ({
    type: "health_check_complete",
    requestId,
    status: "unhealthy",
    service: "memory",
    graph_engine: GRAPH_ENGINE,
    error,
  }),
};

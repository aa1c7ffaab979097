import type { RequestHandler } from "../request.ts";

const WHO = { service: "memory", graph_engine: "sqlite-fts5" } as const;

/** Answers health_check with health_check_complete. */
export const healthCheck: RequestHandler<"health_check"> = {
  reply: "health_check_complete",
  nothing: () => ({ status: "unhealthy", ...WHO }),
  answer: () => ({ status: "healthy", ...WHO }),
};

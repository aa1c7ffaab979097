import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

import { AppError } from "../errors.ts";
import type { WorkerEnv } from "../env.ts";
import { log } from "../logger.ts";
import { serverTiming, startStages } from "./stages.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Writes one log entry for each request, and sends its timings as the Server-Timing header too. The entry contains the route's pattern
 * but never the path. Of the request's content it contains only ids.
 */
export const logRequest =
  (service: string): MiddlewareHandler<WorkerEnv> =>
  async (c, next) => {
    const stages = startStages();
    c.set("stages", stages);
    await next();
    stages.mark("total");
    const took = stages.all();
    c.header("Server-Timing", serverTiming(took));
    log("info", "request", { service, ...subjectOf(c), status: c.res.status, code: codeOf(c.error), stages: took });
  };

/** The pattern of the route that handled the request, as it is written in the code. "none" if no route matched. */
export function routeOf(c: Context): string {
  const route = routePath(c, -1);
  return route === "" || route.endsWith("*") ? "none" : route;
}

const codeOf = (error: Error | undefined): string | undefined =>
  error === undefined ? undefined : error instanceof AppError ? error.code : "internal";

function subjectOf(c: Context<WorkerEnv>) {
  const { campaignId = c.req.query("campaignId"), turnId } = c.get("about") ?? {};
  return {
    requestId: c.get("requestId"),
    method: c.req.method,
    route: routeOf(c),
    userId: c.get("caller")?.userId,
    // A client can send any text as an id. Only UUIDs are logged, because all of our own ids are UUIDs.
    campaignId: campaignId !== undefined && UUID.test(campaignId) ? campaignId : undefined,
    turnId: turnId !== undefined && UUID.test(turnId) ? turnId : undefined,
  };
}

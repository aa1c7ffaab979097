import type { MiddlewareHandler } from "hono";

import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a page at `origin` may send requests that change something. Allowed are the site itself and the comma-separated origins in
 * `allowed`.
 * A missing Origin is refused, because every browser sends one with such a request.
 */
export function originAllowed(origin: string | undefined, requestUrl: string, allowed: string): boolean {
  if (!origin) return false;
  if (origin === new URL(requestUrl).origin) return true;
  return allowed
    .split(",")
    .map((entry) => entry.trim())
    .includes(origin);
}

/** Refuses requests from other origins, except for methods that change nothing. */
export const requireOrigin: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  if (!SAFE.has(c.req.method) && !originAllowed(c.req.header("Origin"), c.req.url, c.env.ALLOWED_ORIGINS ?? "")) {
    throw new AppError("origin_not_allowed", "This request must come from the Lorehearth site");
  }
  await next();
};

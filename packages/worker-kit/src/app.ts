import { Hono } from "hono/tiny";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import { ERROR_STATUS, MESSAGES, type ErrorBody, type ErrorCode } from "#contracts/errors";
import { limitBody } from "./body-limit.ts";
import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { describe, log } from "./logger.ts";
import { requestIdOf } from "./logging/request-id.ts";
import { routeOf, logRequest } from "./logging/request-line.ts";
import { requireOrigin } from "./origin.ts";
import { outageOf } from "./outage.ts";
import { limitRate } from "./rate-limit.ts";

export type { WorkerEnv } from "./env.ts";
export { originAllowed } from "./origin.ts";
export { limitModelRequests } from "./rate-limit.ts";

/** Error codes for the requests that Hono itself refuses, most often because their JSON is malformed. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "invalid_json",
  413: "too_large",
  415: "unsupported_media_type",
};

/**
 * Creates the Hono app that every worker starts from. It gives a request an id, writes one log entry, marks responses as private, limits
 * the body's size, checks the Origin, and returns errors in the contract's shape. The response to an unknown error is a fixed sentence
 * and the request id, never more.
 * @param isImport whether a path is one that imports a file; such requests may be larger
 */
export function createApp<Env extends WorkerEnv>(
  service: string,
  isImport: (path: string) => boolean = () => false,
): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    c.set("requestId", requestIdOf(c.req.raw));
    await next();
    c.header("X-Request-Id", c.get("requestId"));
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.use(logRequest(service));
  app.use(requireOrigin);
  app.use(limitRate);
  app.use(limitBody(isImport));

  app.notFound((c) => {
    const allowed = methodsOf(app, c.req.path);
    if (allowed.length === 0) return c.json(body("not_found", MESSAGES.notFound, c.get("requestId")), 404);
    c.header("Allow", allowed.join(", "));
    return c.json(body("method_not_allowed", `Send ${allowed.join(" or ")} to this path`, c.get("requestId")), 405);
  });
  app.onError((thrown, c) => {
    const error = thrown instanceof AppError ? thrown : (outageOf(thrown) ?? thrown);
    const requestId = c.get("requestId") ?? crypto.randomUUID();
    const where = { service, requestId, method: c.req.method, route: routeOf(c) };
    if (error instanceof AppError) {
      const status = ERROR_STATUS[error.code] as ContentfulStatusCode;
      if (error.cause) log("error", "request.failed", { ...where, code: error.code, ...describe(error.cause) });
      if (error.retryAt) {
        c.header("Retry-After", String(Math.max(1, Math.ceil((error.retryAt.getTime() - Date.now()) / 1000))));
      }
      return c.json(body(error.code, error.message, requestId, error.details), status);
    }
    if (error instanceof HTTPException && error.status < 500) {
      const code = CODE_OF_STATUS[error.status] ?? "invalid_input";
      return c.json(body(code, error.message || "The request could not be read", requestId), error.status);
    }
    log("error", "request.failed", { ...where, ...describe(error) });
    return c.json(body("internal", MESSAGES.internal, requestId), 500);
  });
  return app;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The methods for which an app has a handler at a path. Middleware, which runs for all methods, does not count. */
const methodsOf = <Env extends WorkerEnv>(app: Hono<Env>, path: string): string[] =>
  METHODS.filter((method) => app.router.match(method, path)[0].some(([[, route]]) => route.method === method));

function body(code: ErrorCode, error: string, requestId: string, details?: Record<string, unknown>): ErrorBody {
  return details ? { error, code, requestId, details } : { error, code, requestId };
}

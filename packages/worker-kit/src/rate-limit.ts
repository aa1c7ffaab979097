import type { MiddlewareHandler } from "hono";

import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import type { RateLimits } from "./rate-limits.ts";
import { claimsFrom } from "./session.ts";

type RateClass = Exclude<keyof RateLimits, "RATE_LIMITS">;

/** All four limits count requests within this time. Seconds. */
const PERIOD = 60;
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Paths of requests that may ask a model: a turn, an answer outside the story, a description, reading all turns again, or a connection's test. */
const TELLS =
  /^\/api\/(?:quick-chat|chat(?:\/(?:gamemaster|gm-response|quick|initialize-campaign|continue|turns\/[^/]+\/(?:retry|edit)))?|graph\/rebuild|connections\/test)$|\/generate-description$/u;

/** Returns the limit that a request counts against. */
export function rateClassOf(method: string, path: string): RateClass {
  if (SAFE.has(method)) return "RATE_READ";
  if (path.startsWith("/api/auth/")) return "RATE_SIGN_IN";
  return TELLS.test(path) ? "RATE_TELL" : "RATE_WRITE";
}

/**
 * Refuses a caller who sends too many requests. It counts by account, or by address if the caller is not signed in or is signing in. The
 * count is only approximate, because each Cloudflare location counts for itself. Limits that must be exact (failed sign-ins, the models'
 * budget) are counted in D1.
 */
export const limitRate: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const limited = rateClassOf(c.req.method, c.req.path);
  const binding = c.env.RATE_LIMITS === "on" ? c.env[limited] : undefined;
  if (binding) {
    const claims = limited === "RATE_SIGN_IN" ? null : await claimsFrom(c);
    // Only Cloudflare can set this header. Without the header, all callers share one address.
    const key = claims ? `user:${claims.sub}` : `address:${c.req.header("cf-connecting-ip") ?? "unknown"}`;
    const { success } = await binding.limit({ key: `${limited}:${key}` });
    if (!success) {
      const retryAt = new Date(Date.now() + PERIOD * 1_000);
      throw new AppError("rate_limited", "That was too much at once. Please wait a minute.", undefined, { retryAt });
    }
  }
  await next();
};

import type { MiddlewareHandler } from "hono";

import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import type { RateLimits } from "./rate-limits.ts";
import { claimsFrom } from "./session.ts";

type RateClass = Exclude<keyof RateLimits, "RATE_LIMITS">;

/** All four count over this time. Seconds. */
const PERIOD = 60;
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** What asks a model: a turn in any way, an answer outside the story, a description. */
const TELLS =
  /^\/api\/(?:quick-chat|chat(?:\/(?:gamemaster|gm-response|quick|initialize-campaign|continue|turns\/[^/]+\/(?:retry|edit)))?)$|\/generate-description$/u;

/** Which limit a request counts against. */
export function rateClassOf(method: string, path: string): RateClass {
  if (SAFE.has(method)) return "RATE_READ";
  if (path.startsWith("/api/auth/")) return "RATE_SIGN_IN";
  return TELLS.test(path) ? "RATE_TELL" : "RATE_WRITE";
}

/**
 * Refuses who asks too often, by account or, where nobody is signed in and for sign-in itself, by address. It is the first fence, and
 * counts loosely, each of Cloudflare's locations for itself: what must be exact (failed sign-ins, the models' budget) is counted in D1.
 */
export const limitRate: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const limited = rateClassOf(c.req.method, c.req.path);
  const binding = c.env.RATE_LIMITS === "on" ? c.env[limited] : undefined;
  if (binding && !c.req.path.endsWith("/health")) {
    const claims = limited === "RATE_SIGN_IN" ? null : await claimsFrom(c);
    // Only Cloudflare can set this one; without it there is one address for all.
    const key = claims ? `user:${claims.sub}` : `address:${c.req.header("cf-connecting-ip") ?? "unknown"}`;
    const { success } = await binding.limit({ key: `${limited}:${key}` });
    if (!success) {
      const retryAt = new Date(Date.now() + PERIOD * 1_000);
      throw new AppError("rate_limited", "That was too much at once. Please wait a minute.", undefined, { retryAt });
    }
  }
  await next();
};

import type { Context, MiddlewareHandler } from "hono";

import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { type RateClass, rateClassOf } from "./rate-class.ts";
import { claimsFrom } from "./session.ts";

/** All four limits count requests within this time. Seconds. */
const PERIOD = 60;

/**
 * Refuses a caller who sends too many requests. It counts by account, or by address if the caller is not signed in or is signing in. The
 * count is only approximate, because each Cloudflare location counts for itself. Limits that must be exact (failed sign-ins, the models'
 * budget) are counted in D1.
 */
export const limitRate: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  await countRequest(c, rateClassOf(c.req.method, c.req.path));
  await next();
};

/** Counts a request against the limit of those that ask a model, unless its path says so already. Call it before the model is asked. */
export async function limitModelRequests<Env extends WorkerEnv>(c: Context<Env>): Promise<void> {
  // A context of a worker with more bindings is used as one with those of every worker.
  const shared = c as unknown as Context<WorkerEnv>;
  if (rateClassOf(c.req.method, c.req.path) !== "RATE_TELL") await countRequest(shared, "RATE_TELL");
}

/** @throws {AppError} rate_limited if the caller has sent too many requests of this class */
async function countRequest(c: Context<WorkerEnv>, limited: RateClass): Promise<void> {
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
}

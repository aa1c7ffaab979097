import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

import { ANSWER_FOR } from "#contracts/http/answer-for";
import { notAuthenticated } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { callerOf, readSession, sessionCookieName, type SessionClaims } from "./session-token.ts";

export { readSession, SESSION_SECONDS, sessionCookieName, signSession } from "./session-token.ts";

/** What the request's cookie says; null where it says nothing true. Does not know of revoked sessions. */
export function claimsFrom(c: Context<WorkerEnv>): Promise<SessionClaims | null> {
  const secure = new URL(c.req.url).protocol === "https:";
  return readSession(getCookie(c, sessionCookieName(secure)), c.env.AUTH_SECRET);
}

/** Refuses a request without a session cookie that was signed here; sets `caller` and `sessionEndsAt`, and says whose the answer is. */
export const requireCaller: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const claims = await c.get("stages").time("session", claimsFrom(c));
  if (!claims) throw notAuthenticated();
  c.set("caller", callerOf(claims));
  c.set("sessionEndsAt", claims.exp);
  await next();
  c.header(ANSWER_FOR, claims.sub);
};

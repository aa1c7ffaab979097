import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

import { ANSWER_FOR } from "#contracts/http/answer-owner-header";
import { notAuthenticated } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { callerOf, readSession, sessionCookieName, type SessionClaims } from "./session-token.ts";

export { readSession, SESSION_SECONDS, sessionCookieName, signSession } from "./session-token.ts";

/**
 * Returns the claims of the request's session cookie, or null if the cookie is missing or invalid. A revoked session is not noticed here.
 */
export function claimsFrom(c: Context<WorkerEnv>): Promise<SessionClaims | null> {
  const secure = new URL(c.req.url).protocol === "https:";
  return readSession(getCookie(c, sessionCookieName(secure)), c.env.AUTH_SECRET);
}

/** Refuses a request without a valid session cookie. Sets `caller` and `sessionEndsAt`. Names the user in a header of the response. */
export const requireCaller: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const claims = await c.get("stages").time("session", claimsFrom(c));
  if (!claims) throw notAuthenticated();
  c.set("caller", callerOf(claims));
  c.set("sessionEndsAt", claims.exp);
  await next();
  c.header(ANSWER_FOR, claims.sub);
};

import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

import { ANSWER_FOR } from "#contracts/http/answer-for";
import type { ApiRpc, Caller } from "#contracts/rpc/api";
import { AppError, notAuthenticated, notFound } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { needed } from "./outage.ts";
import { callerOf, readSession, sessionCookieName, type SessionClaims } from "./session-token.ts";

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

/** Throws unless the caller's session still stands and, where one is named, the campaign is theirs. */
export async function requireAccess(
  api: Pick<ApiRpc, "access">,
  caller: Caller,
  campaignId: string | null,
): Promise<void> {
  const access = await needed(api.access(caller, campaignId));
  if (!access.ok) throw access.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}

/** A userId in a body or query is optional; one that is not the caller's is refused. */
export function requireSameUser(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("user_mismatch", "User ID mismatch");
}

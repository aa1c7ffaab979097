import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";

import type { ApiRpc, Caller } from "#contracts/rpc/api";
import { AppError, notAuthenticated, notFound } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { callerOf, readSession, sessionCookieName } from "./session-token.ts";

/** Who the request's cookie says is calling; null where it says nothing true. Does not know of revoked sessions. */
async function callerFrom(c: Context<WorkerEnv>): Promise<Caller | null> {
  const secure = new URL(c.req.url).protocol === "https:";
  const claims = await readSession(getCookie(c, sessionCookieName(secure)), c.env.AUTH_SECRET);
  return claims && callerOf(claims);
}

/** Refuses a request without a session cookie that was signed here; sets `caller`. */
export const requireCaller: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const caller = await callerFrom(c);
  if (!caller) throw notAuthenticated();
  c.set("caller", caller);
  await next();
};

/** Throws unless the caller's session still stands and, where one is named, the campaign is theirs. */
export async function requireAccess(
  api: Pick<ApiRpc, "access">,
  caller: Caller,
  campaignId: string | null,
): Promise<void> {
  const access = await api.access(caller, campaignId);
  if (!access.ok) throw access.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}

/** A userId in a body or query is optional; one that is not the caller's is refused (design.md §5). */
export function requireSameUser(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("user_mismatch", "User ID mismatch");
}

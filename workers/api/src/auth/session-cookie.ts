import type { Context } from "hono";
import { setCookie } from "hono/cookie";

import type { AuthUser } from "#contracts/entities/user";
import { sessionCookieName, signSession } from "#worker-kit/session";
import type { ApiHono } from "../env.ts";
import { openSession } from "../store/sessions.ts";
import { rememberBrowser } from "./known-browser.ts";
import type { PasswordAttempt } from "./prove-password.ts";

export const isSecure = (url: string): boolean => new URL(url).protocol === "https:";

/** Signs in a user who was authenticated without Auth.js. The session and the cookie are the same as after a sign-in through Auth.js. */
export async function beginSession(
  c: Context<ApiHono>,
  { db, secret, origin }: PasswordAttempt,
  { uid, displayName, email }: AuthUser,
): Promise<void> {
  const secure = isSecure(c.req.url);
  const { sid, expiresAt } = await openSession(db, uid, origin);
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const token = await signSession({ sub: uid, sid, name: displayName, email, exp }, secret);
  const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, expires: expiresAt } as const;
  setCookie(c, sessionCookieName(secure), token, options);
  await rememberBrowser(c, uid);
}

import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import { LinkGoogleRequest, type PendingLinkAnswer, type SignedInAnswer } from "#contracts/http/auth";
import type { Caller } from "#contracts/rpc/api";
import { AppError, notFound } from "#worker-kit/errors";
import { readSession, sessionCookieName } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { connectCookieName, readConnect } from "../auth/connect-token.ts";
import { LINK_SECONDS, linkCookieName, readLink, signLink, type PendingLink } from "../auth/link-token.ts";
import { popupPage } from "../auth/popup-page.ts";
import { attemptFrom, provePassword } from "../auth/prove-password.ts";
import { beginSession, isSecure } from "../auth/session-cookie.ts";
import type { ApiHono } from "../env.ts";
import { notifyOwner } from "../mail/notify-owner.ts";
import { linkGoogle } from "../store/google-accounts.ts";
import { findSessionUser } from "../store/sessions.ts";
import { findUser } from "../store/users.ts";

/** Stores in a cookie of this browser that a Google account waits for the password of the existing account. */
export async function rememberLink(c: Context<ApiHono>, pending: PendingLink): Promise<void> {
  const secure = isSecure(c.req.url);
  const token = await signLink(pending, c.env.AUTH_SECRET);
  const options = { httpOnly: true, sameSite: "Strict", path: "/", secure, maxAge: LINK_SECONDS } as const;
  setCookie(c, linkCookieName(secure), token, options);
}

/** The player who wants to connect a Google account from this browser. Null if the browser is not signed in as that player any more. */
export async function connectingIn(c: Context<ApiHono>): Promise<Caller | null> {
  const secure = isSecure(c.req.url);
  const wish = await readConnect(getCookie(c, connectCookieName(secure)), c.env.AUTH_SECRET);
  if (!wish) return null;
  const claims = await readSession(getCookie(c, sessionCookieName(secure)), c.env.AUTH_SECRET);
  if (claims?.sid !== wish.sid || claims.sub !== wish.userId) return null;
  return (await findSessionUser(c.var.db, wish)) && wish;
}

/** Deletes the cookie with the wish to connect. It is valid for only one sign-in window. */
export function forgetConnecting(c: Context<ApiHono>): void {
  const secure = isSecure(c.req.url);
  deleteCookie(c, connectCookieName(secure), { path: "/", secure });
}

async function pendingLink(c: Context<ApiHono>): Promise<PendingLink> {
  const pending = await readLink(getCookie(c, linkCookieName(isSecure(c.req.url))), c.env.AUTH_SECRET);
  if (!pending) throw notFound("No Google account waits to be connected. Please sign in with Google again.");
  return pending;
}

/**
 * The routes that Google sign-in needs in addition to Auth.js: the last page of the window, and the password check before a Google
 * account is connected.
 */
export const googleRoutes = new Hono<ApiHono>()
  .get("/popup", (c) => popupPage(c.req.query("outcome")))
  .get("/google/link", async (c) => {
    const { email } = await pendingLink(c);
    return c.json({ email } satisfies PendingLinkAnswer);
  })
  .post("/google/link", validate("json", LinkGoogleRequest), async (c) => {
    const { userId, subject } = await pendingLink(c);
    const user = await findUser(c.var.db, userId);
    const attempt = attemptFrom(c);
    const { password } = c.req.valid("json");
    if (!user || !(await provePassword(attempt, user, password)))
      throw new AppError("wrong_credentials", "The password is not right");
    if (!(await linkGoogle(c.var.db, subject, user))) {
      throw new AppError("conflict", "This account is connected with another Google account already.");
    }
    notifyOwner(c, user.id, "googleConnected");
    deleteCookie(c, linkCookieName(isSecure(c.req.url)), { path: "/", secure: isSecure(c.req.url) });
    const signedIn = { uid: user.id, displayName: user.displayName, email: user.email };
    await beginSession(c, attempt, signedIn);
    return c.json({ user: signedIn } satisfies SignedInAnswer);
  });

import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

import type { ApiHono } from "../env.ts";

/** How long a browser stays known after its last sign-in. Seconds. 400 days are the longest that browsers keep a cookie. */
const KNOWN_SECONDS = 400 * 24 * 60 * 60;

/** The purpose in the token, so that no other token with our signature is accepted as one of a known browser. */
const PURPOSE = "known-browser";

const KnownBrowser = z.object({ userId: z.string(), id: z.string() });
/** A browser that has signed in as this user before. `id` is random and names nothing but the browser's counter of wrong passwords. */
type KnownBrowser = z.infer<typeof KnownBrowser>;

const cookieName = (secure: boolean): string => (secure ? "__Host-lorehearth.known" : "lorehearth.known");

const isSecure = (url: string): boolean => new URL(url).protocol === "https:";

/** The browser's token in a request. It proves nothing until `readKnownBrowser` has checked it. */
export const knownBrowserToken = (c: Context<ApiHono>): string | undefined =>
  getCookie(c, cookieName(isSecure(c.req.url)));

/** Returns the content of a token that is well formed, signed here and not expired. Null for any other token. Never throws. */
export async function readKnownBrowser(token: string | undefined, secret: string): Promise<KnownBrowser | null> {
  if (!token) return null;
  try {
    const claims = await verify(token, secret, "HS256");
    return claims["purpose"] === PURPOSE ? KnownBrowser.parse(claims) : null;
  } catch {
    return null;
  }
}

/**
 * Stores in the browser that it has signed in as this user. Its wrong passwords are then counted for itself, so that strangers who guess
 * elsewhere cannot lock it out (OWASP, "device cookies"). The cookie signs nobody in, and it stays when the player signs out.
 */
export async function rememberBrowser(c: Context<ApiHono>, userId: string): Promise<void> {
  const secure = isSecure(c.req.url);
  const before = await readKnownBrowser(knownBrowserToken(c), c.env.AUTH_SECRET);
  const id = before?.userId === userId ? before.id : crypto.randomUUID();
  const exp = Math.floor(Date.now() / 1000) + KNOWN_SECONDS;
  const token = await sign({ userId, id, purpose: PURPOSE, exp }, c.env.AUTH_SECRET, "HS256");
  const options = { httpOnly: true, sameSite: "Strict", path: "/", secure, maxAge: KNOWN_SECONDS } as const;
  setCookie(c, cookieName(secure), token, options);
}

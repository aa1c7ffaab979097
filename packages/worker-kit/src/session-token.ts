import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

import type { Caller } from "#contracts/rpc/api";

/** A session ends 30 days after the sign-in, even if it is used. Seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** HMAC with SHA-256. No other algorithm is used for signing or accepted. */
const ALGORITHM = "HS256";

/** The content of a session cookie. `sid` is the id of a row in D1, through which the session can be revoked. */
const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  exp: z.number(),
});
export type SessionClaims = z.infer<typeof Claims>;

/** The cookie's name. The prefix `__Host-` binds the cookie to this host and to https. Plain http is used only on localhost. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.session" : "lorehearth.session";

/** Signs the claims (HS256). The token is signed and not encrypted, so that every worker can check it without Auth.js. */
export const signSession = (claims: SessionClaims, secret: string): Promise<string> => sign(claims, secret, ALGORITHM);

/** Returns the claims of a token that is well formed, signed with this secret and not expired. Null for any other token. Never throws. */
export async function readSession(token: string | undefined, secret: string): Promise<SessionClaims | null> {
  if (!token) return null;
  try {
    const claims = Claims.parse(await verify(token, secret, ALGORITHM));
    return claims.exp > Date.now() / 1000 ? claims : null;
  } catch {
    return null;
  }
}

export const callerOf = (claims: SessionClaims): Caller => ({ userId: claims.sub, sid: claims.sid });

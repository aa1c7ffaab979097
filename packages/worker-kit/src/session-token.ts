import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

import type { Caller } from "#contracts/rpc/api";

/** Sessions end 30 days after the sign-in, whatever happens. Seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** HMAC with SHA-256: the only algorithm that is signed and accepted. */
const ALGORITHM = "HS256";

/** What a session cookie says. `sid` names a row in D1 that can be revoked. */
const Claims = z.object({
  sub: z.string(),
  sid: z.string(),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  exp: z.number(),
});
export type SessionClaims = z.infer<typeof Claims>;

/**
 * The cookie's name: `__Host-` pins it to this host over https; plain http exists only on localhost.
 */
export const sessionCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.session" : "lorehearth.session";

/** Signs the claims (HS256). A signed token, not an encrypted one, so that every worker can check it without Auth.js. */
export const signSession = (claims: SessionClaims, secret: string): Promise<string> => sign(claims, secret, ALGORITHM);

/** The claims of a token that is whole, signed here and not past its end; null for any other. Never throws. */
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

import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

/** How long a player has to enter the password of the existing account. Seconds. */
export const LINK_SECONDS = 10 * 60;

/** The purpose in the token, so that no other token with our signature is accepted as a link token. */
const PURPOSE = "link-google";

const PendingLink = z.object({ subject: z.string(), userId: z.string(), email: z.string() });
/** A Google account that will be connected to this user when the user's password is entered. */
export type PendingLink = z.infer<typeof PendingLink>;

export const linkCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.google-link" : "lorehearth.google-link";

export const signLink = (pending: PendingLink, secret: string): Promise<string> =>
  sign({ ...pending, purpose: PURPOSE, exp: Math.floor(Date.now() / 1000) + LINK_SECONDS }, secret, "HS256");

/** Returns the content of a link token that is well formed, signed here and not expired. Null for any other token. Never throws. */
export async function readLink(token: string | undefined, secret: string): Promise<PendingLink | null> {
  if (!token) return null;
  try {
    const claims = await verify(token, secret, "HS256");
    return claims["purpose"] === PURPOSE ? PendingLink.parse(claims) : null;
  } catch {
    return null;
  }
}

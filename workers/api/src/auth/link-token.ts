import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

/** How long a player has to prove that an account is theirs. Seconds. */
export const LINK_SECONDS = 10 * 60;

/** Named, so that no other token signed here passes for one of these. */
const PURPOSE = "link-google";

const PendingLink = z.object({ subject: z.string(), userId: z.string(), email: z.string() });
/** A Google account that may sign in as this user once their password is given. */
export type PendingLink = z.infer<typeof PendingLink>;

export const linkCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.google-link" : "lorehearth.google-link";

export const signLink = (pending: PendingLink, secret: string): Promise<string> =>
  sign({ ...pending, purpose: PURPOSE, exp: Math.floor(Date.now() / 1000) + LINK_SECONDS }, secret, "HS256");

/** What a token says that is whole, signed here for this and not past its end; null for any other. Never throws. */
export async function readLink(token: string | undefined, secret: string): Promise<PendingLink | null> {
  if (!token) return null;
  try {
    const claims = await verify(token, secret, "HS256");
    return claims["purpose"] === PURPOSE ? PendingLink.parse(claims) : null;
  } catch {
    return null;
  }
}

import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

import type { Caller } from "#contracts/rpc/api";

/** How long a player has to sign in at Google once they gave their password. Seconds. */
export const CONNECT_SECONDS = 10 * 60;

/** Named, so that no other token signed here passes for one of these. */
const PURPOSE = "connect-google";

const Connecting = z.object({ userId: z.string(), sid: z.string() });

export const connectCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.google-connect" : "lorehearth.google-connect";

/** Says that this sign-in of the player wants a Google account connected. */
export const signConnect = ({ userId, sid }: Caller, secret: string): Promise<string> =>
  sign({ userId, sid, purpose: PURPOSE, exp: Math.floor(Date.now() / 1000) + CONNECT_SECONDS }, secret, "HS256");

/** Whose wish a token is that is whole, signed here for this and not past its end; null for any other. Never throws. */
export async function readConnect(token: string | undefined, secret: string): Promise<Caller | null> {
  if (!token) return null;
  try {
    const claims = await verify(token, secret, "HS256");
    return claims["purpose"] === PURPOSE ? Connecting.parse(claims) : null;
  } catch {
    return null;
  }
}

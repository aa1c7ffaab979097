import { sign, verify } from "hono/jwt";
import * as z from "zod/mini";

import type { Caller } from "#contracts/rpc/api";

/** How long a player has to sign in at Google after giving the password. Seconds. */
export const CONNECT_SECONDS = 10 * 60;

/** The purpose in the token, so that no other token with our signature is accepted as a connect token. */
const PURPOSE = "connect-google";

const Connecting = z.object({ userId: z.string(), sid: z.string() });

export const connectCookieName = (secure: boolean): string =>
  secure ? "__Host-lorehearth.google-connect" : "lorehearth.google-connect";

/** Signs a token which says that the player of this session wants to connect a Google account. */
export const signConnect = ({ userId, sid }: Caller, secret: string): Promise<string> =>
  sign({ userId, sid, purpose: PURPOSE, exp: Math.floor(Date.now() / 1000) + CONNECT_SECONDS }, secret, "HS256");

/** Returns the caller in a connect token that is well formed, signed here and not expired. Null for any other token. Never throws. */
export async function readConnect(token: string | undefined, secret: string): Promise<Caller | null> {
  if (!token) return null;
  try {
    const claims = await verify(token, secret, "HS256");
    return claims["purpose"] === PURPOSE ? Connecting.parse(claims) : null;
  } catch {
    return null;
  }
}

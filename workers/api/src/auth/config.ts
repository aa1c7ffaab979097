import type { AuthConfig } from "@auth/core";
import type { JWT } from "@auth/core/jwt";
import Credentials from "@auth/core/providers/credentials";

import { SignInRequest } from "#contracts/http/auth";
import type { Caller } from "#contracts/rpc/api";
import { readSession, sessionCookieName, SESSION_SECONDS, signSession } from "#worker-kit/session-token";
import { verifyPassword } from "../domain/password.ts";
import type { Database } from "../store/database.ts";
import { findSessionUser, openSession, revokeSession } from "../store/sessions.ts";
import { findUserByEmail } from "../store/users.ts";

/** What our session token says, as Auth.js hands it around. */
const callerIn = (token: JWT | null | undefined): Caller | null =>
  typeof token?.sub === "string" && typeof token["sid"] === "string" ? { userId: token.sub, sid: token["sid"] } : null;

/** Whose address and password these are; null for a wrong one, after the same work whichever it was (design.md §3). */
async function authorize(
  db: Database,
  credentials: unknown,
): Promise<{ id: string; name: string; email: string } | null> {
  const wish = SignInRequest.safeParse(credentials);
  if (!wish.success) return null;
  const user = await findUserByEmail(db, wish.data.email);
  const right = await verifyPassword(wish.data.password, user?.passwordHash ?? null);
  return user && right ? { id: user.id, name: user.displayName, email: user.email } : null;
}

/**
 * Auth.js as Lorehearth uses it: its endpoints, our token. The token is the one that every worker can read for itself, and its
 * `sid` names a row that is asked each time, so that a revoked session is no session.
 */
export function authConfig(db: Database, secret: string, secure: boolean): AuthConfig {
  return {
    basePath: "/api/auth",
    secret,
    trustHost: true,
    useSecureCookies: secure,
    pages: { signIn: "/login", signOut: "/login", error: "/login" },
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    cookies: {
      sessionToken: {
        name: sessionCookieName(secure),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure },
      },
    },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => authorize(db, credentials),
      }),
    ],
    jwt: {
      encode: async ({ token }) => {
        const { userId, sid } = callerIn(token) ?? {};
        if (!userId || !sid || typeof token?.exp !== "number") throw new Error("A session token lacks its claims");
        return signSession({ sub: userId, sid, name: token.name, email: token.email, exp: token.exp }, secret);
      },
      // Never null: Auth.js would report that as a failure, and a failure here always means that ours was at fault.
      decode: async ({ token }) => ({ ...(await readSession(token, secret)) }),
    },
    callbacks: {
      // A user is given only at sign-in; otherwise the token of the cookie is being read.
      jwt: async ({ token, user }) => {
        if (user?.id) {
          const { sid, expiresAt } = await openSession(db, user.id);
          return { ...token, sub: user.id, sid, exp: Math.floor(expiresAt.getTime() / 1000) };
        }
        const caller = callerIn(token);
        const known = caller && (await findSessionUser(db, caller));
        return known && { ...token, name: known.displayName, email: known.email };
      },
      session: ({ token }) => ({
        user: { uid: token.sub ?? "", displayName: token.name ?? "", email: token.email ?? "" },
        expires: new Date((token.exp ?? 0) * 1000).toISOString(),
      }),
      redirect: ({ url, baseUrl }) => withinSite(url, baseUrl),
    },
    events: {
      signOut: async (message) => {
        const caller = "token" in message ? callerIn(message.token) : null;
        if (caller) await revokeSession(db, caller);
      },
    },
  };
}

/** The address itself where it leads to this site, the site's root for anything else, whatever was sent. */
function withinSite(url: unknown, baseUrl: string): string {
  if (typeof url !== "string" || !URL.canParse(url, baseUrl)) return baseUrl;
  const target = new URL(url, baseUrl);
  return target.origin === baseUrl ? target.href : baseUrl;
}

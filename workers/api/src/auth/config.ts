import type { AuthConfig } from "@auth/core";
import type { JWT } from "@auth/core/jwt";
import Credentials from "@auth/core/providers/credentials";

import { SignInRequest } from "#contracts/http/auth";
import type { Caller } from "#contracts/rpc/api";
import { readSession, sessionCookieName, SESSION_SECONDS, signSession } from "#worker-kit/session";
import { announceEnded } from "../store/end-sessions.ts";
import { findGoogleUser } from "../store/google-accounts.ts";
import { findSessionUser, openSession, revokeSession } from "../store/sessions.ts";
import { findUserByEmail } from "../store/users.ts";
import { admit, connect, googleProvider, popupPath } from "./google.ts";
import type { PendingLink } from "./link-token.ts";
import { provePassword, type PasswordAttempt } from "./prove-password.ts";

/** The caller in our session token, which Auth.js passes around as a JWT. */
const callerIn = (token: JWT | null | undefined): Caller | null =>
  typeof token?.sub === "string" && typeof token["sid"] === "string" ? { userId: token.sub, sid: token["sid"] } : null;

/** Finds the user with this address and password. Null if either is wrong. Both cases take the same time. */
async function authorize(
  attempt: PasswordAttempt,
  credentials: unknown,
): Promise<{ id: string; name: string; email: string } | null> {
  const wish = SignInRequest.safeParse(credentials);
  if (!wish.success) return null;
  const { email, password } = wish.data;
  const user = await findUserByEmail(attempt.db, email);
  const right = await provePassword(attempt, user ?? { email, id: null, passwordHash: null }, password);
  return user && right ? { id: user.id, name: user.displayName, email: user.email } : null;
}

interface AuthPorts {
  readonly attempt: PasswordAttempt;
  readonly env: ApiEnv;
  readonly secure: boolean;
  /** Called if the address of a Google account already has an account here. The player must then enter that account's password. */
  readonly onPendingLink: (pending: PendingLink) => void;
  /** The signed-in player who wants to connect a Google account. Null during a normal sign-in. */
  readonly connecting: Caller | null;
  /** Called when a session was opened for a user. */
  readonly onSignedIn: (userId: string) => void;
  /** Called when a Google account was connected to the account of `connecting`. */
  readonly onConnected: () => void;
}

/**
 * Configures Auth.js: it provides the endpoints, and we provide the session token. Every worker can read that token by itself. Its `sid`
 * names a row in the database that is checked each time, so that a revoked session is refused.
 */
export function authConfig({
  attempt,
  env,
  secure,
  onPendingLink,
  connecting,
  onSignedIn,
  onConnected,
}: AuthPorts): AuthConfig {
  const { db, secret } = attempt;
  const google = googleProvider(env);
  return {
    basePath: "/api/auth",
    secret,
    trustHost: true,
    useSecureCookies: secure,
    // All pages that Auth.js could draw, because what it draws them with is not in the bundle (no-pages.ts).
    pages: { signIn: "/login", signOut: "/login", error: "/login", verifyRequest: "/login" },
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
        authorize: (credentials) => authorize(attempt, credentials),
      }),
      ...(google ? [google] : []),
    ],
    jwt: {
      encode: async ({ token }) => {
        const { userId, sid } = callerIn(token) ?? {};
        if (!userId || !sid || typeof token?.exp !== "number") throw new Error("A session token lacks its claims");
        return signSession({ sub: userId, sid, name: token.name, email: token.email, exp: token.exp }, secret);
      },
      // Never returns null: Auth.js would report null as a failure, and we treat every failure here as a fault of the server.
      decode: async ({ token }) => ({ ...(await readSession(token, secret)) }),
    },
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== "google") return true;
        if (connecting) {
          const { outcome, isNew } = await connect(db, connecting, profile);
          if (isNew) onConnected();
          return popupPath(outcome);
        }
        const admission = await admit(db, profile);
        if (admission.outcome === "signed-in") return true;
        if (admission.outcome === "link") onPendingLink(admission.pending);
        return popupPath(admission.outcome);
      },
      // Auth.js passes a user only at sign-in. Otherwise it is reading the token of a cookie.
      jwt: async ({ token, user, account }) => {
        if (user?.id) {
          // The id that Google gives for the user is not one of our ids.
          const known = account?.provider === "google" ? await findGoogleUser(db, account.providerAccountId) : user;
          if (!known?.id) throw new Error("A Google account was admitted and is nobody's");
          const { sid, expiresAt } = await openSession(db, known.id, attempt.origin);
          onSignedIn(known.id);
          return { ...token, sub: known.id, sid, exp: Math.floor(expiresAt.getTime() / 1000) };
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
        if (!caller) return;
        await revokeSession(db, caller);
        await announceEnded(db, env.TURNS, caller.userId, [caller.sid]);
      },
    },
  };
}

/** Returns the address if it leads to this site, and the site's root for anything else. */
function withinSite(url: unknown, baseUrl: string): string {
  if (typeof url !== "string" || !URL.canParse(url, baseUrl)) return baseUrl;
  const target = new URL(url, baseUrl);
  return target.origin === baseUrl ? target.href : baseUrl;
}

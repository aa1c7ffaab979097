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

/** What our session token says, as Auth.js hands it around. */
const callerIn = (token: JWT | null | undefined): Caller | null =>
  typeof token?.sub === "string" && typeof token["sid"] === "string" ? { userId: token.sub, sid: token["sid"] } : null;

/** Whose address and password these are; null for a wrong one, after the same work whichever it was. */
async function authorize(
  attempt: PasswordAttempt,
  credentials: unknown,
): Promise<{ id: string; name: string; email: string } | null> {
  const wish = SignInRequest.safeParse(credentials);
  if (!wish.success) return null;
  const { email, password } = wish.data;
  const user = await findUserByEmail(attempt.db, email);
  const right = await provePassword(attempt, email, password, user?.passwordHash ?? null);
  return user && right ? { id: user.id, name: user.displayName, email: user.email } : null;
}

interface AuthPorts {
  readonly attempt: PasswordAttempt;
  readonly env: ApiEnv;
  readonly secure: boolean;
  /** Hears of a Google account whose address has an account already: the player is to be asked for its password. */
  readonly onPendingLink: (pending: PendingLink) => void;
  /** The signed-in player who wants a Google account connected; null where somebody signs in. */
  readonly connecting: Caller | null;
  /** Called when a Google account was connected with the account of `connecting`. */
  readonly onConnected: () => void;
}

/**
 * Auth.js as Lorehearth uses it: its endpoints, our token. The token is the one that every worker can read for itself, and its
 * `sid` names a row that is asked each time, so that a revoked session is no session.
 */
export function authConfig({ attempt, env, secure, onPendingLink, connecting, onConnected }: AuthPorts): AuthConfig {
  const { db, secret } = attempt;
  const google = googleProvider(env);
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
      // Never null: Auth.js would report that as a failure, and a failure here always means that ours was at fault.
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
      // A user is given only at sign-in; otherwise the token of the cookie is being read.
      jwt: async ({ token, user, account }) => {
        if (user?.id) {
          // What Google calls them is no id of ours.
          const known = account?.provider === "google" ? await findGoogleUser(db, account.providerAccountId) : user;
          if (!known?.id) throw new Error("A Google account was admitted and is nobody's");
          const { sid, expiresAt } = await openSession(db, known.id, attempt.origin);
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

/** The address itself where it leads to this site, the site's root for anything else, whatever was sent. */
function withinSite(url: unknown, baseUrl: string): string {
  if (typeof url !== "string" || !URL.canParse(url, baseUrl)) return baseUrl;
  const target = new URL(url, baseUrl);
  return target.origin === baseUrl ? target.href : baseUrl;
}

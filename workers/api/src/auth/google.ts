import type { OIDCConfig } from "@auth/core/providers";

import type { GoogleOutcome } from "#contracts/http/auth";
import type { Caller } from "#contracts/rpc/api";
import { readGoogleProfile, type GoogleIdentity } from "../domain/google-profile.ts";
import type { Database } from "../store/database.ts";
import { addGoogleUser, connectGoogle, findGoogleUser } from "../store/google-accounts.ts";
import { findUserByEmail } from "../store/users.ts";
import type { PendingLink } from "./link-token.ts";

/** The page that tells the one that opened the window how it ended, and closes it. */
export const popupPath = (outcome: GoogleOutcome): string => `/api/auth/popup?outcome=${outcome}`;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Google's own address, unless one on this machine stands in for it: a setting can send nobody's sign-in elsewhere. */
function issuerOf(configured: string): string {
  const standsIn = URL.canParse(configured) && LOOPBACK.has(new URL(configured).hostname);
  return standsIn ? configured : "https://accounts.google.com";
}

/** Google as Auth.js knows it, with every check there is; null where it is not configured. */
export function googleProvider(
  env: Pick<ApiEnv, "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER">,
): OIDCConfig<unknown> | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER } = env;
  if (!clientId || !clientSecret) return null;
  return {
    id: "google",
    name: "Google",
    type: "oidc",
    issuer: issuerOf(GOOGLE_ISSUER),
    clientId,
    clientSecret,
    checks: ["pkce", "state", "nonce"],
  };
}

/** What becomes of somebody whom Google has let in. */
type Admission =
  | { readonly outcome: "signed-in" }
  | { readonly outcome: "link"; readonly pending: PendingLink }
  | { readonly outcome: "unverified" | "taken" };

/**
 * Whether Google's word is enough to be signed in. A known Google account is; a new address becomes an account. Where the address has
 * an account already, nothing is joined behind its owner's back: they are asked for its password first.
 */
export async function admit(db: Database, profile: unknown): Promise<Admission> {
  const identity = readGoogleProfile(profile);
  if (!identity) return { outcome: "unverified" };
  const { subject, email } = identity;
  if (await isKnown(db, identity)) return { outcome: "signed-in" };
  const owner = await findUserByEmail(db, email);
  // Added by the same Google account a moment ago.
  if (!owner || (await findGoogleUser(db, subject))) return { outcome: "signed-in" };
  if (owner.passwordHash === "") return { outcome: "taken" };
  return { outcome: "link", pending: { subject, userId: owner.id, email } };
}

/**
 * What becomes of a Google account that a signed-in player wants connected with theirs; no address needs to be the same.
 * `isNew` says that it could not sign in to this account before.
 */
export async function connect(
  db: Database,
  caller: Caller,
  profile: unknown,
): Promise<{ readonly outcome: GoogleOutcome; readonly isNew: boolean }> {
  const identity = readGoogleProfile(profile);
  if (!identity) return { outcome: "unverified", isNew: false };
  const connected = await connectGoogle(db, caller, identity.subject);
  if (connected === "connected") return { outcome: "connected", isNew: true };
  if (connected === "signed-out") return { outcome: "failed", isNew: false };
  const isTheirs = (await findGoogleUser(db, identity.subject))?.id === caller.userId;
  return { outcome: isTheirs ? "connected" : "taken", isNew: false };
}

const isKnown = async (db: Database, identity: GoogleIdentity): Promise<boolean> =>
  (await findGoogleUser(db, identity.subject)) !== null || (await addGoogleUser(db, identity));

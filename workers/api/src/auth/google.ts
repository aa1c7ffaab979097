import type { OIDCConfig } from "@auth/core/providers";

import type { GoogleOutcome } from "#contracts/http/auth";
import type { Caller } from "#contracts/rpc/api";
import { readGoogleProfile, type GoogleIdentity } from "../domain/google-profile.ts";
import type { Database } from "../store/database.ts";
import { addGoogleUser, connectGoogle, findGoogleUser } from "../store/google-accounts.ts";
import { findUserByEmail } from "../store/users.ts";
import type { PendingLink } from "./link-token.ts";

/** The address of the page that tells the opening page the outcome and then closes the sign-in window. */
export const popupPath = (outcome: GoogleOutcome): string => `/api/auth/popup?outcome=${outcome}`;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The issuer of Google's tokens. A configured address is used only if it is on this machine, as in tests, so that a wrong setting cannot
 * send players to another sign-in page.
 */
function issuerOf(configured: string): string {
  const standsIn = URL.canParse(configured) && LOOPBACK.has(new URL(configured).hostname);
  return standsIn ? configured : "https://accounts.google.com";
}

/** The Google provider for Auth.js, with all of Auth.js's checks turned on. Null if Google sign-in is not configured. */
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

/** What happens to a person whom Google has authenticated. */
type Admission =
  | { readonly outcome: "signed-in" }
  | { readonly outcome: "link"; readonly pending: PendingLink }
  | { readonly outcome: "unverified" | "taken" };

/**
 * Decides whether a Google sign-in is enough to sign in here. A known Google account signs in. A new address gets a new account. If the
 * address already has an account, the Google account is not connected without its owner's consent: the player must enter that account's
 * password first.
 */
export async function admit(db: Database, profile: unknown): Promise<Admission> {
  const identity = readGoogleProfile(profile);
  if (!identity) return { outcome: "unverified" };
  const { subject, email } = identity;
  if (await isKnown(db, identity)) return { outcome: "signed-in" };
  const owner = await findUserByEmail(db, email);
  // The same Google account created this account a moment ago.
  if (!owner || (await findGoogleUser(db, subject))) return { outcome: "signed-in" };
  if (owner.passwordHash === "") return { outcome: "taken" };
  return { outcome: "link", pending: { subject, userId: owner.id, email } };
}

/**
 * Connects a Google account to the account of a signed-in player. The mail addresses may differ.
 * `isNew` says that this Google account could not sign in to this account before.
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

import { createHmac } from "node:crypto";

import type { Context } from "hono";

import { AppError } from "#worker-kit/errors";
import { deviceOf, placeOf } from "../domain/device.ts";
import { addressGroup, type Counted } from "../domain/lockout.ts";
import { verifyPassword } from "../domain/password.ts";
import type { ApiHono } from "../env.ts";
import type { Database } from "../store/database.ts";
import { countAttempt, undoAttempt, type Counter } from "../store/failed-attempts.ts";
import type { SessionOrigin } from "../store/sessions.ts";
import { knownBrowserToken, readKnownBrowser } from "./known-browser.ts";

/**
 * Addresses of this machine itself. On a laptop only the player uses them, and in tests all players share them, so no failures are
 * counted for the address alone.
 */
const LOOPBACK = new Set(["127.0.0.1", addressGroup("::1")]);

/** The request behind an attempt to sign in, before the user is known. */
export interface PasswordAttempt {
  readonly db: Database;
  readonly secret: string;
  /** The caller's address from Cloudflare's header. Empty without that header. */
  readonly address: string;
  /** The token of a browser that has signed in before. Not checked yet. */
  readonly browser: string | undefined;
  /** The device and the place of the sign-in, stored with the session if the attempt succeeds. */
  readonly origin: SessionOrigin;
}

export function attemptFrom(c: Context<ApiHono>): PasswordAttempt {
  const { headers, cf } = c.req.raw;
  const address = headers.get("CF-Connecting-IP") ?? "";
  const origin = { device: deviceOf(headers.get("User-Agent") ?? ""), place: placeOf(address, cf) };
  return { db: c.var.db, secret: c.env.AUTH_SECRET, address, browser: knownBrowserToken(c), origin };
}

/** The account whose password is to be proved. `id` and `passwordHash` are null if the address has no account. */
export interface ClaimedAccount {
  readonly email: string;
  readonly id: string | null;
  readonly passwordHash: string | null;
}

/**
 * Whether this is the password of the account with that address. The number of attempts is limited. An unknown address takes the same
 * time, is counted and locked in the same way, so that an attacker cannot find out which addresses have accounts.
 * @param sid the session that is asked for its password again. Nobody else can lock it.
 */
export async function provePassword(
  attempt: PasswordAttempt,
  account: ClaimedAccount,
  password: string,
  sid?: string,
): Promise<boolean> {
  const counters = await countersFor(attempt, account, sid);
  const until = await countAttempt(attempt.db, counters, new Date());
  if (until) throw locked(until);
  const right = await verifyPassword(password, account.passwordHash || null);
  if (right) await undoAttempt(attempt.db, counters);
  return right;
}

/** Unlocks an account after its owner has proved by mail that it is theirs. */
export const forgiveFailures = (attempt: PasswordAttempt, email: string): Promise<void> =>
  undoAttempt(attempt.db, countersOf(attempt, email));

async function countersFor(attempt: PasswordAttempt, { id, email }: ClaimedAccount, sid?: string): Promise<Counter[]> {
  if (sid) return [counter(attempt, "browser", "session", sid)];
  const browser = await readKnownBrowser(attempt.browser, attempt.secret);
  if (id && browser?.userId === id) return [counter(attempt, "browser", id, browser.id)];
  return [...countersOf(attempt, email), ...countersOfAddress(attempt)];
}

const countersOf = (attempt: PasswordAttempt, email: string): Counter[] => [
  counter(attempt, "account", email),
  counter(attempt, "pair", email, addressGroup(attempt.address)),
];

/** The counter of the caller's address with everything that it tries. None for an address of this machine. */
export function countersOfAddress(attempt: PasswordAttempt, counted: Counted = "address"): Counter[] {
  const from = addressGroup(attempt.address);
  return from === "" || LOOPBACK.has(from) ? [] : [counter(attempt, counted, from)];
}

/** A counter whose key nobody can read, because it is a keyed hash. */
export const counter = ({ secret }: PasswordAttempt, counted: Counted, ...what: string[]): Counter => ({
  counted,
  key: createHmac("sha256", secret)
    .update(JSON.stringify([counted, ...what]))
    .digest("base64url"),
});

function locked(until: Date): AppError {
  const minutes = Math.ceil((until.getTime() - Date.now()) / 60_000);
  const wait = minutes <= 1 ? "a minute" : `${minutes} minutes`;
  return new AppError(
    "sign_in_locked",
    `Too many failed attempts. Please try again in ${wait}.`,
    { retryAt: until.toISOString() },
    { retryAt: until },
  );
}

import { createHmac } from "node:crypto";

import { AppError } from "#worker-kit/errors";
import { deviceOf, placeOf } from "../domain/device.ts";
import { addressGroup, type Counted } from "../domain/lockout.ts";
import { verifyPassword } from "../domain/password.ts";
import type { Database } from "../store/database.ts";
import { countAttempt, undoAttempt, type Counter } from "../store/failed-attempts.ts";
import type { SessionOrigin } from "../store/sessions.ts";

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
  /** The device and the place of the sign-in, stored with the session if the attempt succeeds. */
  readonly origin: SessionOrigin;
}

export function attemptFrom(request: Request, db: Database, secret: string): PasswordAttempt {
  const address = request.headers.get("CF-Connecting-IP") ?? "";
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  return { db, secret, address, origin: { device, place: placeOf(address, request.cf) } };
}

/**
 * Whether this is the password of the account with that address. The number of attempts is limited. An unknown address takes the same
 * time, is counted and locked in the same way, so that an attacker cannot find out which addresses have accounts.
 */
export async function provePassword(
  attempt: PasswordAttempt,
  email: string,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const counters = [...countersOf(attempt, email), ...countersOfAddress(attempt)];
  const until = await countAttempt(attempt.db, counters, new Date());
  if (until) throw locked(until);
  const right = await verifyPassword(password, stored || null);
  if (right) await undoAttempt(attempt.db, counters);
  return right;
}

/** Unlocks an account after its owner has proved by mail that it is theirs. */
export const forgiveFailures = (attempt: PasswordAttempt, email: string): Promise<void> =>
  undoAttempt(attempt.db, countersOf(attempt, email));

const countersOf = (attempt: PasswordAttempt, email: string): Counter[] => [
  counter(attempt, "account", email),
  counter(attempt, "pair", email, addressGroup(attempt.address)),
];

function countersOfAddress(attempt: PasswordAttempt): Counter[] {
  const from = addressGroup(attempt.address);
  return from === "" || LOOPBACK.has(from) ? [] : [counter(attempt, "address", from)];
}

const counter = ({ secret }: PasswordAttempt, counted: Counted, ...what: string[]): Counter => ({
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

import { and, eq, getTableColumns, sql } from "drizzle-orm";

import type { Caller } from "#contracts/rpc/api";
import type { GoogleIdentity } from "../domain/google-profile.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner, ifOwner } from "./owned.ts";
import { googleAccounts, users } from "./schema.ts";
import type { StoredUser } from "./users.ts";

/** The user to whom this Google account is connected. */
export async function findGoogleUser(db: Database, subject: string): Promise<StoredUser | null> {
  const [[user]] = await db.batch([
    db
      .select(getTableColumns(users))
      .from(googleAccounts)
      .innerJoin(users, eq(users.id, googleAccounts.userId))
      .where(eq(googleAccounts.subject, subject)),
  ]);
  return user ?? null;
}

/**
 * Creates an account without a password for a Google account. False if the mail address already has an account, even if several requests
 * run at once.
 */
export async function addGoogleUser(db: Database, { subject, email, displayName }: GoogleIdentity): Promise<boolean> {
  const id = crypto.randomUUID();
  const createdAt = now();
  const [added] = await db.batch([
    db
      .insert(users)
      .values({ id, email, displayName, passwordHash: "", createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
    insertIf(
      db,
      googleAccounts,
      { subject, userId: id, linkedAt: createdAt },
      sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`,
    ),
  ]);
  return added.length > 0;
}

/**
 * Connects a Google account to an account whose password was just checked. False if either of them is already connected, or if the
 * password has changed since.
 */
export async function linkGoogle(
  db: Database,
  subject: string,
  { id, passwordHash }: Pick<StoredUser, "id" | "passwordHash">,
): Promise<boolean> {
  const isUnchanged = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND password_hash = ${passwordHash})`;
  const [linked] = await db.batch([
    insertIf(db, googleAccounts, { subject, userId: id, linkedAt: now() }, isUnchanged)
      .onConflictDoNothing()
      .returning({ subject: googleAccounts.subject }),
  ]);
  return linked.length > 0;
}

/**
 * Connects a Google account to the caller's account and checks the session in the same transaction. The session may have ended while
 * Google was asked, for example by a password reset. "unchanged" if either of them is already connected.
 */
export async function connectGoogle(
  db: Database,
  caller: Caller,
  subject: string,
): Promise<"connected" | "unchanged" | "signed-out"> {
  const results = await ifOwner(db, caller, (owner) => [
    insertIf(db, googleAccounts, { subject, userId: owner, linkedAt: now() }, sql`${owner} IS NOT NULL`)
      .onConflictDoNothing()
      .returning({ subject: googleAccounts.subject }),
  ]);
  if (!results) return "signed-out";
  return results[0].length > 0 ? "connected" : "unchanged";
}

/** Disconnects the caller's Google account, but only if the account has a password with which the player can still sign in. */
export async function disconnectGoogle(db: Database, caller: Caller): Promise<void> {
  const hasPassword = sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${googleAccounts.userId} AND u.password_hash <> '')`;
  await asOwner(db, caller, (owner) => [
    db.delete(googleAccounts).where(and(eq(googleAccounts.userId, owner), hasPassword)),
  ]);
}

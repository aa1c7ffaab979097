import { and, eq, getTableColumns, sql } from "drizzle-orm";

import type { Caller } from "#contracts/rpc/api";
import type { GoogleIdentity } from "../domain/google-profile.ts";
import { now, type Database } from "./database.ts";
import { insertWhere } from "./insert-where.ts";
import { asOwner } from "./owned.ts";
import { googleAccounts, users } from "./schema.ts";
import type { StoredUser } from "./users.ts";

/** The user whom this Google account signs in. */
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

/** Makes an account without a password for a Google account; false where the address has one already, however many ask at once. */
export async function addGoogleUser(db: Database, { subject, email, displayName }: GoogleIdentity): Promise<boolean> {
  const id = crypto.randomUUID();
  const createdAt = now();
  const [added] = await db.batch([
    db
      .insert(users)
      .values({ id, email, displayName, passwordHash: "", createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
    insertWhere(
      db,
      googleAccounts,
      { subject, userId: id, linkedAt: createdAt },
      sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`,
    ),
  ]);
  return added.length > 0;
}

/** Lets a Google account sign in as a user; false where it, or another one, does so already. */
export async function linkGoogle(db: Database, subject: string, userId: string): Promise<boolean> {
  const [linked] = await db.batch([
    db
      .insert(googleAccounts)
      .values({ subject, userId, linkedAt: now() })
      .onConflictDoNothing()
      .returning({ subject: googleAccounts.subject }),
  ]);
  return linked.length > 0;
}

/** Lets no Google account sign in as the caller any more, as long as their password still does. */
export async function disconnectGoogle(db: Database, caller: Caller): Promise<void> {
  const hasPassword = sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${googleAccounts.userId} AND u.password_hash <> '')`;
  await asOwner(db, caller, (owner) => [
    db.delete(googleAccounts).where(and(eq(googleAccounts.userId, owner), hasPassword)),
  ]);
}

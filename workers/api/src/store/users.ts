import { eq, sql } from "drizzle-orm";

import { now, type Database } from "./database.ts";
import { users } from "./schema.ts";

export type StoredUser = typeof users.$inferSelect;

/** Adds a user; null where the address has an account already, however many ask at once. */
export async function addUser(
  db: Database,
  user: { readonly email: string; readonly displayName: string; readonly passwordHash: string },
): Promise<StoredUser | null> {
  const row = { id: crypto.randomUUID(), ...user, createdAt: now() };
  const [[added]] = await db.batch([
    db.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning(),
  ]);
  return added ?? null;
}

/** The user with this address, as the contract's `email` normalises it. */
export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | null> {
  const [[user]] = await db.batch([db.select().from(users).where(eq(users.email, email))]);
  return user ?? null;
}

export async function findUser(db: Database, id: string): Promise<StoredUser | null> {
  const [[user]] = await db.batch([db.select().from(users).where(eq(users.id, id))]);
  return user ?? null;
}

/** Throws where the database does not answer. */
export const pingDatabase = (db: Database): Promise<unknown> =>
  db.batch([
    db
      .select({ one: sql`1`.as("one") })
      .from(users)
      .limit(1),
  ]);

import { eq, sql } from "drizzle-orm";

import { SetupFault } from "#worker-kit/setup-fault";
import { now, type Database } from "./database.ts";
import { users } from "./schema.ts";

export type StoredUser = typeof users.$inferSelect;

/** Adds a user. Null if the mail address already has an account, even if several requests run at once. */
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

/** The user with this address. The address must be normalised as the contract's `email` does it. */
export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | null> {
  const [[user]] = await db.batch([db.select().from(users).where(eq(users.email, email))]);
  return user ?? null;
}

export async function findUser(db: Database, id: string): Promise<StoredUser | null> {
  const [[user]] = await db.batch([db.select().from(users).where(eq(users.id, id))]);
  return user ?? null;
}

/** Fails if the database does not respond or has no tables yet. */
export async function pingDatabase(db: Database): Promise<void> {
  const one = db.select({ one: sql`1`.as("one") });
  try {
    await db.batch([one.from(users).limit(1)]);
  } catch (error) {
    throw hasNoTables(error) ? new SetupFault(NO_TABLES, { cause: error }) : error;
  }
}

const NO_TABLES =
  'The database has no tables: run "npx wrangler d1 migrations apply lorehearth --local" first, or "npm run dev:services" instead.';

const hasNoTables = (error: unknown): boolean =>
  error instanceof Error && (/no such table/u.test(error.message) || hasNoTables(error.cause));

import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { Caller } from "#contracts/rpc/api";
import { notAuthenticated } from "#worker-kit/errors";
import { now, type Database } from "./database.ts";
import { asOwner, ifOwner } from "./owned.ts";
import { googleAccounts, mailedLinks, sessions, users } from "./schema.ts";
import type { StoredUser } from "./users.ts";

export interface Account {
  readonly user: StoredUser;
  readonly google: boolean;
}

/** The caller's account. Refused as not authenticated if the session has ended. */
export async function requireAccount(db: Database, caller: Caller): Promise<Account> {
  const results = await asOwner(db, caller, (owner) => [
    db.select().from(users).where(eq(users.id, owner)),
    db.select({ subject: googleAccounts.subject }).from(googleAccounts).where(eq(googleAccounts.userId, owner)),
  ]);
  const user = results[0][0];
  if (!user) throw notAuthenticated();
  return { user, google: results[1].length > 0 };
}

/** Sets the name with which the product greets the player. */
export async function changeName(db: Database, caller: Caller, displayName: string): Promise<void> {
  await asOwner(db, caller, (owner) => [db.update(users).set({ displayName }).where(eq(users.id, owner))]);
}

/**
 * Sets the password, ends all other sessions and invalidates mailed links, in one transaction. Returns the ended sessions. Null if the
 * stored password hash is no longer `before`.
 */
export async function changePassword(
  db: Database,
  caller: Caller,
  before: string,
  passwordHash: string,
): Promise<string[] | null> {
  const changed = sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${caller.userId} AND u.password_hash = ${passwordHash})`;
  const results = await ifOwner(db, caller, (owner) => [
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, owner), eq(users.passwordHash, before)))
      .returning({ id: users.id }),
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.userId, owner), ne(sessions.sid, caller.sid), isNull(sessions.revokedAt), changed))
      .returning({ sid: sessions.sid }),
    db.delete(mailedLinks).where(and(eq(mailedLinks.userId, owner), changed)),
  ]);
  return results && results[0].length > 0 ? results[1].map(({ sid }) => sid) : null;
}

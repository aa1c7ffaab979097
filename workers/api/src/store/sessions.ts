import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";

import type { AuthUser } from "#contracts/entities/user";
import type { Caller } from "#contracts/rpc/api";
import { SESSION_SECONDS } from "#worker-kit/session";
import { now, type Database } from "./database.ts";
import { sessions, users } from "./schema.ts";

/** The device and the place of a sign-in, in words for the session's owner. */
export interface SessionOrigin {
  readonly device: string;
  readonly place: string;
}

/** The last use of a session is written at most this often, and not at every request. Milliseconds. */
const SEEN_EVERY = 5 * 60_000;

/** Opens a session that ends after 30 days, and deletes the user's sessions that have ended. */
export async function openSession(
  db: Database,
  userId: string,
  origin: SessionOrigin,
): Promise<{ sid: string; expiresAt: Date }> {
  const sid = crypto.randomUUID();
  const createdAt = now();
  const expiresAt = new Date(Date.parse(createdAt) + SESSION_SECONDS * 1000);
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt))),
    db.insert(sessions).values({ sid, userId, createdAt, expiresAt: expiresAt.toISOString(), ...origin }),
  ]);
  return { sid, expiresAt };
}

/** The signed-in user while the session is valid. Null if the session is revoked or expired. Records that the session was used. */
export async function findSessionUser(db: Database, caller: Caller): Promise<AuthUser | null> {
  const lately = new Date(Date.now() - SEEN_EVERY).toISOString();
  const [, [user]] = await db.batch([
    db
      .update(sessions)
      .set({ lastSeenAt: now() })
      .where(
        and(
          eq(sessions.sid, caller.sid),
          eq(sessions.userId, caller.userId),
          lt(sql`COALESCE(last_seen_at, created_at)`, lately),
        ),
      ),
    db
      .select({ uid: users.id, displayName: users.displayName, email: users.email })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.sid, caller.sid),
          eq(sessions.userId, caller.userId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now()),
        ),
      ),
  ]);
  return user ?? null;
}

/** Revokes a session. Every copy of its cookie is invalid from then on. */
export async function revokeSession(db: Database, { sid, userId }: Caller): Promise<void> {
  await db.batch([
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId), isNull(sessions.revokedAt))),
  ]);
}

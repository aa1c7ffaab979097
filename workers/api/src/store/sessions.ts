import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";

import type { AuthUser } from "#contracts/entities/user";
import type { Caller } from "#contracts/rpc/api";
import { SESSION_SECONDS } from "#worker-kit/session";
import { now, type Database } from "./database.ts";
import { sessions, users } from "./schema.ts";

/** With what a session was begun and where from, in words for its owner. */
export interface SessionOrigin {
  readonly device: string;
  readonly place: string;
}

/** A session that was seen this long ago is noted as seen again: not at every request. Milliseconds. */
const SEEN_EVERY = 5 * 60_000;

/** Opens a session of 30 days, absolute, and clears away the user's sessions that are over. */
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

/** The signed-in user while their session stands, which is noted as seen; null once it is revoked or over. */
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

/** Revokes a session: its cookie is worth nothing from now on, wherever it is kept. */
export async function revokeSession(db: Database, { sid, userId }: Caller): Promise<void> {
  await db.batch([
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId), isNull(sessions.revokedAt))),
  ]);
}

import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";

import type { SessionEntry } from "#contracts/http/account";
import type { SessionEnded } from "#contracts/queue/messages";
import { LIMITS } from "#contracts/limits";
import type { Caller } from "#contracts/rpc/api";
import { describe, log } from "#worker-kit/logging";
import { now, type Database } from "./database.ts";
import { asOwner } from "./owned.ts";
import { campaigns, sessions } from "./schema.ts";

/** The caller's valid sessions, at most a hundred. The calling one comes first, then the most recently used ones. */
export async function listSessions(db: Database, caller: Caller): Promise<SessionEntry[]> {
  const seen = sql<string>`COALESCE(last_seen_at, created_at)`;
  const [rows] = await asOwner(db, caller, (owner) => [
    db
      .select({
        id: sessions.sid,
        device: sessions.device,
        place: sessions.place,
        createdAt: sessions.createdAt,
        lastSeenAt: seen.as("seen_at"),
      })
      .from(sessions)
      .where(and(eq(sessions.userId, owner), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())))
      .orderBy(desc(sql`sid = ${caller.sid}`), desc(seen))
      .limit(LIMITS.list),
  ]);
  return rows.map((row) => ({ ...row, current: row.id === caller.sid }));
}

/** Ends one of the caller's sessions, or all except the calling one. Returns the ids of the ended sessions. */
export async function endSessions(db: Database, caller: Caller, which: { sid: string } | "others"): Promise<string[]> {
  const [ended] = await asOwner(db, caller, (owner) => [
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(
        and(
          eq(sessions.userId, owner),
          isNull(sessions.revokedAt),
          which === "others" ? ne(sessions.sid, caller.sid) : eq(sessions.sid, which.sid),
        ),
      )
      .returning({ sid: sessions.sid }),
  ]);
  return ended.map(({ sid }) => sid);
}

/** The most campaigns whose connections are closed at once. At other campaigns, a connection is refused at its next message. */
const MOST_CAMPAIGNS = 50;

/**
 * Closes the /ws connections of ended sessions at the most recently used campaigns (decision 015). Never throws, because the sessions
 * have ended in any case. A connection that stays open is refused at its next message.
 */
export async function announceEnded(
  db: Database,
  queue: Pick<Queue<SessionEnded>, "sendBatch">,
  userId: string,
  sids: readonly string[],
): Promise<void> {
  if (sids.length === 0) return;
  try {
    const [used] = await db.batch([
      db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(eq(campaigns.userId, userId))
        .orderBy(desc(sql`MAX(COALESCE(last_activity, ''), updated_at)`))
        .limit(MOST_CAMPAIGNS),
    ]);
    if (used.length === 0) return;
    await queue.sendBatch(
      used.map(({ id }) => ({ body: { type: "session.ended" as const, userId, campaignId: id, sids: [...sids] } })),
    );
  } catch (error) {
    log("warn", "session.end_not_told", describe(error));
  }
}

import { and, eq, sql } from "drizzle-orm";

import { LIMITS } from "#contracts/limits";
import type { Caller } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { BegunImport } from "#contracts/rpc/portability";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { ifOwner } from "./owned.ts";
import { openImports } from "./schema.ts";

/** An import that is older than this was abandoned and erased (STALE_AFTER_MS of chat), so it does not count any more. Milliseconds. */
const COUNTED_FOR = 2 * 24 * 3_600_000;

/**
 * Reserves the id of a campaign that is to be imported. Refused if that id is or was a campaign's, or another player's import, and if the
 * account has no room for another campaign or has too many imports open. Idempotent.
 */
export async function beginImport(db: Database, caller: Caller, campaignId: string): Promise<BegunImport> {
  const recent = new Date(Date.now() - COUNTED_FOR).toISOString();
  const found = await ifOwner(db, caller, (owner) => {
    const isFree = sql`NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${campaignId})
      AND NOT EXISTS (SELECT 1 FROM deleted_campaigns d WHERE d.id = ${campaignId})`;
    const hasRoom = sql`(SELECT COUNT(*) FROM open_imports o WHERE o.user_id = ${owner} AND o.begun_at > ${recent}) < ${LIMITS.transfer.open}`;
    return [
      db.select({ isFree: sql<number>`${isFree}`.as("is_free") }).from(sql`(SELECT 1)`),
      insertIf(
        db,
        openImports,
        { campaignId, userId: owner, begunAt: now() },
        sql`${owner} IS NOT NULL AND ${isFree} AND ${hasRoom}`,
      ).onConflictDoNothing(),
      db
        .select({ campaignId: openImports.campaignId })
        .from(openImports)
        .where(and(eq(openImports.campaignId, campaignId), eq(openImports.userId, owner))),
    ];
  });
  if (!found) return { ok: false, refusal: "session" };
  const [[free], , [begun]] = found;
  if (!free?.isFree) return { ok: false, refusal: "taken" };
  return begun ? { ok: true } : { ok: false, refusal: "full" };
}

/** Gives the id of an abandoned import back. False if there was no such import, because it became a campaign or never began here. */
export async function dropImport(db: Database, { userId, campaignId }: CampaignKey): Promise<boolean> {
  const [dropped] = await db.batch([
    db
      .delete(openImports)
      .where(and(eq(openImports.campaignId, campaignId), eq(openImports.userId, userId)))
      .returning({ campaignId: openImports.campaignId }),
  ]);
  return dropped.length > 0;
}

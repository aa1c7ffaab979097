import { and, eq, sql, type SQL } from "drizzle-orm";

import type { ActivityUpdate, Caller } from "#contracts/rpc/api";
import type { ModelUsage } from "#contracts/rpc/usage";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner, type Owner } from "./owned.ts";
import { connectionUsage, modelUsage, reservations, usage } from "./schema.ts";

/** The day (UTC) of an instant, as it is stored. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** When the daily budget is renewed after an instant: the next midnight, UTC. */
export const nextDay = (instant: Date): string => {
  const { year, month, day } = {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth(),
    day: instant.getUTCDate(),
  };
  return new Date(Date.UTC(year, month, day + 1)).toISOString();
};

/** SQL for the tokens that the site's models used today (UTC), for turns and for everything else, in rows that match. */
const tokensToday = (whose: SQL): SQL<number> => sql<number>`(
  (SELECT COALESCE(SUM(u.input_tokens + u.output_tokens), 0) FROM usage u WHERE ${whose} u.day = ${dayOf(new Date())})
  + (SELECT COALESCE(SUM(u.input_tokens + u.output_tokens), 0) FROM model_usage u WHERE ${whose} u.day = ${dayOf(new Date())}))`;

/** SQL for the tokens that the site's models used for a player today. */
export const tokensOfPlayer = (owner: Owner | string): SQL<number> => tokensToday(sql`u.user_id = ${owner} AND`);

/** SQL for the tokens that the site's models used for all players today, also for those who have deleted their accounts since. */
export const tokensOfSite = (): SQL<number> =>
  sql<number>`(${tokensToday(sql``)} + COALESCE((SELECT c.tokens FROM closed_usage c WHERE c.day = ${dayOf(new Date())}), 0))`;

/** SQL for the tokens that a player's own connection used today. */
export const tokensOfConnection = (userId: string, connectionId: string): SQL<number> => sql<number>`(
  SELECT COALESCE(SUM(u.input_tokens + u.output_tokens), 0) FROM connection_usage u
  WHERE u.user_id = ${userId} AND u.connection_id = ${connectionId} AND u.day = ${dayOf(new Date())})`;

/** The tokens that the site's models used for the caller today. */
export async function tokensUsedBy(db: Database, caller: Caller): Promise<number> {
  const [[used]] = await asOwner(db, caller, (owner) => [
    db.select({ tokens: tokensOfPlayer(owner).as("tokens") }).from(sql`(SELECT 1)`),
  ]);
  return used?.tokens ?? 0;
}

/** Sets what a campaign has used on a day. The totals only grow within a day, so an update that arrives late or twice changes nothing. */
export const setUsage = (
  db: Database,
  { userId, campaignId }: ActivityUpdate,
  spent: NonNullable<ActivityUpdate["usage"]>,
) =>
  // If the account was deleted meanwhile, the tokens of its last turn are not recorded.
  insertIf(
    db,
    usage,
    { userId, campaignId, ...spent },
    sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId})`,
  ).onConflictDoUpdate({
    target: [usage.userId, usage.day, usage.campaignId],
    set: {
      turns: sql`MAX(turns, excluded.turns)`,
      inputTokens: sql`MAX(input_tokens, excluded.input_tokens)`,
      outputTokens: sql`MAX(output_tokens, excluded.output_tokens)`,
    },
  });

/** The number of a reservation. 0, which is no reservation's, if there is none, or if an older version made it. */
const idOf = (reservation: string | null): number => Number(reservation) || 0;

/**
 * Settles a reservation: adds the tokens to the day's count of the site's models or of the player's own connection, and frees what was
 * reserved. A reservation is settled once. Nothing is recorded for a deleted account.
 */
export async function settleUsage(db: Database, usageOf: ModelUsage): Promise<void> {
  const { userId, purpose, tokens, reservation, connectionId } = usageOf;
  const isDue = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId}) AND ${
    reservation === null
      ? sql`TRUE`
      : sql`EXISTS (SELECT 1 FROM token_reservations WHERE id = ${idOf(reservation)} AND user_id = ${userId})`
  }`;
  const row = {
    userId,
    day: dayOf(new Date()),
    calls: 1,
    inputTokens: tokens?.input ?? 0,
    outputTokens: tokens?.output ?? 0,
  };
  const added = {
    calls: sql`calls + 1`,
    inputTokens: sql`input_tokens + excluded.input_tokens`,
    outputTokens: sql`output_tokens + excluded.output_tokens`,
  };
  const freed = db
    .delete(reservations)
    .where(and(eq(reservations.id, idOf(reservation)), eq(reservations.userId, userId)));
  if (!tokens) {
    await db.batch([freed]);
    return;
  }
  const counted =
    connectionId === null
      ? insertIf(db, modelUsage, { ...row, purpose }, isDue).onConflictDoUpdate({
          target: [modelUsage.userId, modelUsage.day, modelUsage.purpose],
          set: added,
        })
      : insertIf(db, connectionUsage, { ...row, connectionId }, isDue).onConflictDoUpdate({
          target: [connectionUsage.userId, connectionUsage.day, connectionUsage.connectionId],
          set: added,
        });
  await db.batch([counted, freed]);
}

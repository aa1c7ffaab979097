import { sql } from "drizzle-orm";

import type { ActivityUpdate } from "#contracts/rpc/api";
import type { ModelUsage } from "#contracts/rpc/usage";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import type { Owner } from "./owned.ts";
import { modelUsage, usage } from "./schema.ts";

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

/** The tokens that models used for the owner on a day, for turns and for everything else. One row. */
export const selectTokensUsed = (db: Database, owner: Owner | string, day: string) =>
  db
    .select({
      tokens:
        sql<number>`(SELECT COALESCE(SUM(u.input_tokens + u.output_tokens), 0) FROM usage u WHERE u.user_id = ${owner} AND u.day = ${day})
        + (SELECT COALESCE(SUM(m.input_tokens + m.output_tokens), 0) FROM model_usage m WHERE m.user_id = ${owner} AND m.day = ${day})`.as(
          "tokens",
        ),
    })
    .from(sql`(SELECT 1)`);

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

/** Adds the tokens that models used to a player's daily count. Nothing is recorded for a deleted account. */
export async function addModelUsage(db: Database, { userId, purpose, tokens }: ModelUsage): Promise<void> {
  const row = {
    userId,
    day: dayOf(new Date()),
    purpose,
    calls: 1,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
  };
  await db.batch([
    insertIf(db, modelUsage, row, sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId})`).onConflictDoUpdate({
      target: [modelUsage.userId, modelUsage.day, modelUsage.purpose],
      set: {
        calls: sql`calls + 1`,
        inputTokens: sql`input_tokens + excluded.input_tokens`,
        outputTokens: sql`output_tokens + excluded.output_tokens`,
      },
    }),
  ]);
}

import { eq, and, sql } from "drizzle-orm";

import type { ActivityUpdate } from "#contracts/rpc/api";
import type { Database } from "./database.ts";
import { insertWhere } from "./insert-where.ts";
import type { Owner } from "./owned.ts";
import { usage } from "./schema.ts";

/** The day an instant belongs to, as it is stored: UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** When the budget of an instant's day is renewed: the next midnight, UTC. */
export const nextDay = (instant: Date): string => {
  const { year, month, day } = {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth(),
    day: instant.getUTCDate(),
  };
  return new Date(Date.UTC(year, month, day + 1)).toISOString();
};

/** What the owner's models have read and written on a day, in tokens. */
export const selectTokensSpent = (db: Database, owner: Owner, day: string) =>
  db
    .select({ tokens: sql<number>`COALESCE(SUM(${usage.inputTokens} + ${usage.outputTokens}), 0)`.as("tokens") })
    .from(usage)
    .where(and(eq(usage.userId, owner), eq(usage.day, day)));

/** Sets what a campaign has cost on a day. Within a day that only grows: an update heard late or twice changes nothing. */
export const setUsage = (
  db: Database,
  { userId, campaignId }: ActivityUpdate,
  spent: NonNullable<ActivityUpdate["usage"]>,
) =>
  // What a deleted account's last turn has cost is nobody's any more.
  insertWhere(
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

import { and, eq, sql } from "drizzle-orm";

import type { EmbeddedTexts } from "#contracts/rpc/usage";
import type { SiteModels } from "../connections/site-models.ts";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { isLeft } from "./permits.ts";
import { modelUsage } from "./schema.ts";
import { dayOf } from "./usage.ts";

const PURPOSE = "embedding";

/** Counts the tokens of texts for the embedding model: `EmbeddingRpc.countEmbedding`. */
export async function countEmbedding(
  db: Database,
  { userId, tokens }: EmbeddedTexts,
  site: SiteModels,
): Promise<string | null> {
  const row = {
    userId,
    day: dayOf(new Date()),
    purpose: PURPOSE,
    calls: 1,
    inputTokens: tokens,
    outputTokens: 0,
  } as const;
  const [counted] = await db.batch([
    insertIf(db, modelUsage, row, sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId}) AND ${isLeft(userId, site)}`)
      .onConflictDoUpdate({
        target: [modelUsage.userId, modelUsage.day, modelUsage.purpose],
        set: { calls: sql`calls + 1`, inputTokens: sql`input_tokens + excluded.input_tokens` },
      })
      .returning({ day: modelUsage.day }),
  ]);
  return counted[0]?.day ?? null;
}

/** Takes back what was counted: `EmbeddingRpc.uncountEmbedding`. */
export async function uncountEmbedding(db: Database, { userId, tokens }: EmbeddedTexts, day: string): Promise<void> {
  const counted = and(eq(modelUsage.userId, userId), eq(modelUsage.day, day), eq(modelUsage.purpose, PURPOSE));
  await db.batch([
    db
      .update(modelUsage)
      .set({ calls: sql`MAX(0, calls - 1)`, inputTokens: sql`MAX(0, input_tokens - ${tokens})` })
      .where(counted),
  ]);
}

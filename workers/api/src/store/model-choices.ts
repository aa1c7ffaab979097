import { and, eq, inArray, sql, type SQL } from "drizzle-orm";

import type { ModelChoice, ModelRole } from "#contracts/connections/connection";
import { ORACLE, SITE } from "#contracts/connections/game-masters";
import type { ModelChoiceAnswer } from "#contracts/http/connections";
import type { Caller } from "#contracts/rpc/api";
import type { Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner, type Owner } from "./owned.ts";
import { connections, modelChoices } from "./schema.ts";

/** The campaign id of the row with the player's usual choice. */
const USUAL = "";
const NOTHING_CHOSEN: ModelChoice = { narrator: null, helper: null };

const selectChoices = (db: Database, owner: Owner, campaignId: string) =>
  db
    .select({ campaignId: modelChoices.campaignId, narrator: modelChoices.narrator, helper: modelChoices.helper })
    .from(modelChoices)
    .where(and(eq(modelChoices.userId, owner), inArray(modelChoices.campaignId, [campaignId, USUAL])));

/** The choice for a campaign, and the usual one. `campaignId` is null for the usual choice alone. */
export async function findChoice(db: Database, caller: Caller, campaignId: string | null): Promise<ModelChoiceAnswer> {
  const [rows] = await asOwner(db, caller, (owner) => [selectChoices(db, owner, campaignId ?? USUAL)]);
  return answerOf(rows, campaignId);
}

function answerOf(
  rows: readonly (ModelChoice & { readonly campaignId: string })[],
  campaignId: string | null,
): ModelChoiceAnswer {
  const choiceOf = (wanted: string): ModelChoice => {
    const { narrator, helper } = rows.find((row) => row.campaignId === wanted) ?? NOTHING_CHOSEN;
    return { narrator, helper };
  };
  return { choice: choiceOf(campaignId ?? USUAL), usual: choiceOf(USUAL) };
}

/**
 * Stores a choice. Null if the campaign is not the caller's, or if a chosen connection is not.
 * @param campaignId null for the usual choice
 */
export async function choose(
  db: Database,
  caller: Caller,
  campaignId: string | null,
  choice: ModelChoice,
): Promise<ModelChoiceAnswer | null> {
  const key = campaignId ?? USUAL;
  const named = [choice.narrator, choice.helper].filter(
    (id): id is string => id !== null && id !== SITE && id !== ORACLE,
  );
  const [stored, rows] = await asOwner(db, caller, (owner) => [
    insertIf(
      db,
      modelChoices,
      { userId: owner, campaignId: key, ...choice },
      sql`${owner} IS NOT NULL
        AND ${campaignId === null ? sql`TRUE` : sql`EXISTS (SELECT 1 FROM campaigns WHERE campaigns.id = ${key} AND campaigns.user_id = ${owner})`}
        AND (SELECT COUNT(*) FROM connections c WHERE c.user_id = ${owner} AND c.id IN (SELECT value FROM json_each(${JSON.stringify(named)}))) = ${new Set(named).size}`,
    )
      .onConflictDoUpdate({ target: [modelChoices.userId, modelChoices.campaignId], set: choice })
      .returning({ narrator: modelChoices.narrator }),
    selectChoices(db, owner, key),
  ]);
  return stored.length > 0 ? answerOf(rows, campaignId) : null;
}

/**
 * SQL for who does a role in a campaign: what was chosen for the campaign, else what the player usually chooses, else the site. If nobody
 * was chosen as helper, the narrator helps.
 */
export function chosenFor(owner: Owner | string, campaignId: string, role: ModelRole): SQL<string> {
  const of = (column: ModelRole, id: string) =>
    sql`(SELECT ${sql.identifier(column)} FROM model_choices WHERE user_id = ${owner} AND campaign_id = ${id})`;
  const narrator = [of("narrator", campaignId), of("narrator", USUAL)];
  const both = role === "narrator" ? narrator : [of("helper", campaignId), of("helper", USUAL), ...narrator];
  return sql<string>`COALESCE(${sql.join(both, sql`, `)}, ${SITE})`;
}

/** The choice for a role with the connection that it names, if it names one. One row. */
export const selectChosen = (db: Database, owner: Owner | string, campaignId: string, role: ModelRole) => {
  const chosen = chosenFor(owner, campaignId, role);
  return db
    .select({ choice: chosen.as("choice"), connection: connections })
    .from(sql`(SELECT 1)`)
    .leftJoin(connections, and(eq(connections.userId, owner), eq(connections.id, chosen)));
};

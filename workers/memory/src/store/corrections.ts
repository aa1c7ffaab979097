import type { CampaignKey, CorrectRequest } from "#contracts/rpc/memory";
import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { knowEntity } from "./entities.ts";
import { addItem, type Remembered } from "./remember.ts";
import { sourceOfTurn } from "./sources.ts";
import { nextRevision, revision } from "./state.ts";

/**
 * Lets a turn stand against what was remembered: the item it contradicts no longer holds, and what it says is remembered instead,
 * both for as long as the turn is on the active path. The old item stays in the history (design.md §7).
 * Runs inside the caller's transaction.
 */
export function correct(
  sql: SqlStorage,
  lexicon: EntityLexicon,
  { turnId, closes, item, entities, at }: Omit<CorrectRequest, keyof CampaignKey>,
): Remembered {
  const source = sourceOfTurn(sql, turnId);
  for (const entity of entities) knowEntity(sql, lexicon, entity);
  const added = addItem(sql, lexicon, source, item, at);
  const closed =
    closes !== null &&
    sql
      .exec(
        "INSERT INTO closures (item_id, source_id) SELECT id, ? FROM items WHERE id = ? ON CONFLICT DO NOTHING RETURNING 1",
        source.id,
        Number(closes),
      )
      .toArray().length > 0;
  if (!added && !closed) return { revision: revision(sql), added: 0, changed: false };
  return { revision: nextRevision(sql), added: added ? 1 : 0, changed: true };
}

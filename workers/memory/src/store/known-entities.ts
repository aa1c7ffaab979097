import { entityTypeOf } from "#contracts/memory/lenient-fields";
import type { KnownEntity, KnownState } from "#contracts/rpc/memory";
import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { mentionedInItems } from "./item-links.ts";
import { HOLDS_SEEN } from "./validity.ts";

/** The most entities that are looked up for one text. */
const MOST_NAMED = 60;

interface StateRow extends Record<string, SqlStorageValue> {
  entity_id: number;
  relation: string;
  value: string;
  item_id: number;
  content: string;
  turn_id: string | null;
  turn_number: number | null;
}

/** The entities that a text names, each with its current states from active sources. */
export function knownEntities(sql: SqlStorage, lexicon: EntityLexicon, text: string): KnownEntity[] {
  const named = lexicon.named(text, MOST_NAMED);
  const ids = JSON.stringify(named.map(({ id }) => id));
  const mentioned = mentionedInItems(
    sql,
    named.map(({ id }) => id),
  );
  const types = new Map(
    sql
      .exec<{ id: number; type: string | null }>(
        `SELECT e.id, e.type FROM json_each(?) wanted JOIN entities e ON e.id = wanted.value`,
        JSON.stringify([...mentioned]),
      )
      .toArray()
      .map(({ id, type }) => [id, entityTypeOf(type)] as const),
  );
  const aliases = Map.groupBy(
    sql.exec<{ entity_id: number; folded: string }>(
      "SELECT n.entity_id, n.folded FROM json_each(?) wanted JOIN entity_names n ON n.entity_id = wanted.value",
      ids,
    ),
    ({ entity_id }) => entity_id,
  );
  const states = statesOf(sql, ids);
  return named.flatMap(({ id, name }) => {
    const type = types.get(id);
    if (type === undefined) return [];
    return {
      name,
      aliases: (aliases.get(id) ?? []).map(({ folded }) => folded),
      type,
      status: (states.get(`${id} status`) as KnownState<"alive" | "dead"> | undefined) ?? null,
      place: states.get(`${id} place`) ?? null,
    };
  });
}

/** The latest state for each entity and relation that the player may know. Secret items are left out. */
function statesOf(sql: SqlStorage, ids: string): Map<string, KnownState> {
  const rows = sql.exec<StateRow>(
    `SELECT m.entity_id, m.relation, cl.value, i.id AS item_id, i.content,
            CASE s.kind WHEN 'turn' THEN s.name END AS turn_id, s.turn_number
     FROM json_each(?) wanted JOIN matters m ON m.entity_id = wanted.value AND m.kind = 'state'
     JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
     WHERE s.active = 1 AND i.secret = 0 AND ${HOLDS_SEEN}
     ORDER BY i.story, i.ordinal, i.id`,
    ids,
  );
  return new Map(
    rows
      .toArray()
      .map(({ entity_id, relation, value, item_id, content, turn_id, turn_number }) => [
        `${entity_id} ${relation}`,
        { value, itemId: String(item_id), content, turnId: turn_id, turnNumber: turn_number },
      ]),
  );
}

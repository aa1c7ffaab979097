import type { MemoryState } from "#contracts/memory/items";
import type { KnownEntity, KnownState } from "#contracts/rpc/memory";
import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { nameEntity } from "./entities.ts";

/** Most that one text is asked about. */
const MOST_NAMED = 60;

/** Keeps what an item says has become of somebody. */
export function keepState(sql: SqlStorage, lexicon: EntityLexicon, itemId: number, state: MemoryState): void {
  const entity = nameEntity(sql, lexicon, state.about);
  if (!entity) return;
  sql.exec(
    "INSERT INTO item_states (item_id, entity_id, relation, value) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    itemId,
    entity.id,
    state.relation,
    state.value,
  );
}

interface StateRow extends Record<string, SqlStorageValue> {
  entity_id: number;
  relation: string;
  value: string;
  item_id: number;
  content: string;
  turn_id: string | null;
  turn_number: number | null;
}

/** Whom and what a text names, with the latest that active sources say of each and that no correction has closed. */
export function known(sql: SqlStorage, lexicon: EntityLexicon, text: string): KnownEntity[] {
  const named = lexicon.named(text, MOST_NAMED);
  const ids = JSON.stringify(named.map(({ id }) => id));
  const types = new Map(
    sql
      .exec<{ id: number; type: KnownEntity["type"] }>(
        `SELECT e.id, e.type FROM json_each(?) wanted JOIN entities e ON e.id = wanted.value
         WHERE EXISTS (
           SELECT 1 FROM item_entities l JOIN items i ON i.id = l.item_id JOIN sources s ON s.id = i.source_id
           WHERE l.entity_id = e.id AND s.active = 1
         )`,
        ids,
      )
      .toArray()
      .map(({ id, type }) => [id, type] as const),
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

/** By entity and relation. Lore comes before every turn; a turn that is not digested yet is the newest there is. */
function statesOf(sql: SqlStorage, ids: string): Map<string, KnownState> {
  const rows = sql.exec<StateRow>(
    `SELECT st.entity_id, st.relation, st.value, i.id AS item_id, i.content,
            CASE s.kind WHEN 'turn' THEN s.name END AS turn_id, s.turn_number
     FROM json_each(?) wanted JOIN item_states st ON st.entity_id = wanted.value
     JOIN items i ON i.id = st.item_id JOIN sources s ON s.id = i.source_id
     WHERE s.active = 1 AND NOT EXISTS (
       SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
     )
     ORDER BY CASE WHEN s.kind <> 'turn' THEN -1 ELSE coalesce(s.turn_number, 1e9) END, i.id`,
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

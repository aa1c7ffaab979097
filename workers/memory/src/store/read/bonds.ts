import type { Relationship } from "#contracts/entities/memory";
import type { EntityLexicon } from "../../domain/entity-lexicon.ts";
import { HOLDS_SEEN } from "../validity.ts";
import { LATEST, SEEN, TURN_ID, turnAt } from "./visible.ts";

/** Relations whose value is another entity, and the type of relationship that the player sees for each. */
const BONDS = { place: "is at", holder: "is held by", allegiance: "serves" } as const;

interface BondRow extends Record<string, SqlStorageValue> {
  entity_id: number;
  ref: string;
  relation: keyof typeof BONDS;
  value: string;
  content: string;
  turn_id: string | null;
  story: number;
}

/**
 * Turns the claims about place, holder and allegiance into relationships to the entity that the value names.
 * @param refs the public ids of the entities, by their rows
 */
export function bondsAmong(sql: SqlStorage, lexicon: EntityLexicon, refs: ReadonlyMap<number, string>): Relationship[] {
  const rows = sql.exec<BondRow>(
    `SELECT * FROM (
       SELECT m.entity_id, m.ref, m.folded AS relation, cl.value, i.content, ${TURN_ID} AS turn_id, i.story,
              row_number() OVER (PARTITION BY m.id ORDER BY ${LATEST}) AS nth
       FROM json_each(?) wanted JOIN matters m ON m.entity_id = wanted.value AND m.kind = 'state'
       JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
       WHERE m.folded IN ('place', 'holder', 'allegiance') AND ${SEEN} AND ${HOLDS_SEEN}
     ) WHERE nth = 1 ORDER BY ref`,
    JSON.stringify([...refs.keys()]),
  );
  return rows.toArray().flatMap(({ entity_id, ref, relation, value, content, turn_id, story }) => {
    const fromEntityId = refs.get(entity_id);
    const other = lexicon.find(value);
    const toEntityId = other && refs.get(other.id);
    if (fromEntityId === undefined || toEntityId === undefined || toEntityId === fromEntityId) return [];
    const at = turnAt(story);
    return {
      id: ref,
      fromEntityId,
      toEntityId,
      type: BONDS[relation],
      description: content,
      turnId: turn_id,
      turnNumber: turn_id === null ? null : at,
      validFrom: at,
      validTo: null,
    };
  });
}

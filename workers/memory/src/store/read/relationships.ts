import type { Relationship } from "#contracts/entities/memory";
import { type RelationshipClaim, relationshipState } from "../../domain/relationship.ts";
import { foldRelation } from "../claim-subjects.ts";
import { LATEST, SEEN, TURN_ID, UNCORRECTED, turnAt } from "./visible.ts";

/** The most relationship claims that are read, for one entity or for the graph. */
const MOST_CLAIMS = 4_000;

interface ClaimRow extends Record<string, SqlStorageValue> {
  matter_id: number;
  ref: string;
  from_ref: string;
  to_ref: string;
  relation: string;
  folded: string;
  value: string;
  content: string;
  story: number;
  turn_id: string | null;
}

const CLAIMS = `SELECT m.id AS matter_id, m.ref, f.ref AS from_ref, o.ref AS to_ref, m.relation, m.folded, cl.value, i.content,
    i.story, ${TURN_ID} AS turn_id
  FROM matters m JOIN entities f ON f.id = m.entity_id JOIN entities o ON o.id = m.other_id
  JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id`;

const VISIBLE = `m.kind = 'relationship' AND ${SEEN} AND ${UNCORRECTED}`;

/** The current and former relationships of an entity. An empty list of types means all. */
export function relationshipsOf(sql: SqlStorage, entityId: number, types: readonly string[]): Relationship[] {
  const rows = sql.exec<ClaimRow>(
    `${CLAIMS} WHERE m.id IN (
       SELECT id FROM matters WHERE entity_id = ?1 UNION SELECT id FROM matters WHERE other_id = ?1
     ) AND ${VISIBLE} ORDER BY ${LATEST} LIMIT ?2`,
    entityId,
    MOST_CLAIMS,
  );
  const wanted = new Set(types.map(foldRelation));
  return fold(rows.toArray().filter(({ folded }) => wanted.size === 0 || wanted.has(folded)));
}

/** The current and former relationships among these entities. */
export function relationshipsAmong(sql: SqlStorage, entityIds: readonly number[]): Relationship[] {
  const rows = sql.exec<ClaimRow>(
    `WITH among (id) AS MATERIALIZED (SELECT value FROM json_each(?1))
     ${CLAIMS} WHERE m.entity_id IN (SELECT id FROM among) AND m.other_id IN (SELECT id FROM among) AND ${VISIBLE}
     ORDER BY ${LATEST} LIMIT ?2`,
    JSON.stringify(entityIds),
    MOST_CLAIMS,
  );
  return fold(rows.toArray());
}

/**
 * Makes one relationship of all claims about a subject. Current relationships come first, and among them the latest.
 * @param rows newest first
 */
function fold(rows: readonly ClaimRow[]): Relationship[] {
  const relationships = [...Map.groupBy(rows, ({ matter_id }) => matter_id).values()].map((claims) => {
    const [{ ref, from_ref, to_ref, relation }] = claims as [ClaimRow];
    const claimHistory = claims.toReversed().map(({ value, content, story, turn_id }): RelationshipClaim => ({
      ended: value === "ended",
      description: content,
      turnId: turn_id,
      turnNumber: turn_id === null ? null : turnAt(story),
      since: turnAt(story),
    }));
    return { id: ref, fromEntityId: from_ref, toEntityId: to_ref, type: relation, ...relationshipState(claimHistory) };
  });
  return relationships.toSorted((a, b) => Number(a.validTo !== null) - Number(b.validTo !== null));
}

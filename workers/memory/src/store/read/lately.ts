import { firstRow } from "#worker-kit/first-row";
import { HOLDS_SEEN } from "../validity.ts";
import { LATEST, SEEN, UNCORRECTED } from "./visible.ts";

/** Turns that count as lately. */
const LATELY = 20;

/** SQL: the latest turns of the active path, as `s`. */
const RECENT = `(SELECT * FROM sources WHERE active = 1 AND turn_number IS NOT NULL
  ORDER BY turn_number DESC, id DESC LIMIT ${LATELY}) s`;

/** What happened in the latest turns that left anything to tell, an event each, newest first: the episode where there is one. */
export function recentEvents(sql: SqlStorage, most: number): string[] {
  return sql
    .exec<{ content: string }>(
      // With a lone min(), SQLite takes the other columns from the row that holds it.
      `SELECT i.content, min((i.kind <> 'episode') * 1e9 + i.id) FROM ${RECENT} JOIN items i ON i.source_id = s.id
       WHERE i.kind IN ('episode', 'event') AND ${SEEN} AND ${UNCORRECTED}
       GROUP BY s.id ORDER BY s.turn_number DESC, s.id DESC LIMIT ?`,
      most,
    )
    .toArray()
    .map(({ content }) => content);
}

/** Who acted for the player lately: chroniclers keep what the player had done under the key `deed`. */
export function actors(sql: SqlStorage): string[] {
  return sql
    .exec<{ speaker: string }>(
      `SELECT DISTINCT i.speaker FROM ${RECENT} JOIN items i ON i.source_id = s.id AND i.key = 'deed'
       WHERE i.speaker IS NOT NULL AND ${SEEN}`,
    )
    .toArray()
    .map(({ speaker }) => speaker);
}

/** Rows of the people most spoken of lately. */
export function peopleLately(sql: SqlStorage, most: number): number[] {
  return sql
    .exec<{ id: number }>(
      `SELECT e.id FROM ${RECENT} JOIN items i ON i.source_id = s.id JOIN json_each(i.entities) l
       JOIN entities e ON e.id = l.value
       WHERE e.type = 'person' AND ${SEEN} AND ${HOLDS_SEEN} GROUP BY e.id ORDER BY count(*) DESC, max(i.story) DESC, e.id LIMIT ?`,
      most,
    )
    .toArray()
    .map(({ id }) => id);
}

/** Where any of them is, as far as anybody said; else where the latest episode that names a place says that it happened. */
export function placeLately(sql: SqlStorage, party: readonly number[]): string | null {
  const said = firstRow(
    sql.exec<{ value: string }>(
      `SELECT cl.value FROM json_each(?) wanted JOIN matters m ON m.entity_id = wanted.value AND m.kind = 'state'
     JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
     WHERE m.folded = 'place' AND ${SEEN} AND ${HOLDS_SEEN} ORDER BY ${LATEST} LIMIT 1`,
      JSON.stringify(party),
    ),
  );
  if (said) return said.value;
  const told = firstRow(
    sql.exec<{ name: string }>(
      `SELECT e.name FROM ${RECENT} JOIN items i ON i.source_id = s.id AND i.kind = 'episode'
     JOIN json_each(i.entities) l JOIN entities e ON e.id = l.value
     WHERE e.type = 'place' AND ${SEEN}
       AND (instr(i.content, 'At ' || e.name || ':') = 1 OR instr(i.content, 'At the ' || e.name || ':') = 1)
     ORDER BY ${LATEST} LIMIT 1`,
    ),
  );
  return told?.name ?? null;
}

/** What the campaign is, as it was told after it was saved. */
export function campaignLore(sql: SqlStorage, most: number): string[] {
  return sql
    .exec<{ content: string }>(
      `SELECT i.content FROM sources s JOIN items i ON i.source_id = s.id
       WHERE s.kind = 'campaign' AND ${SEEN} AND ${HOLDS_SEEN} ORDER BY i.ordinal, i.id LIMIT ?`,
      most,
    )
    .toArray()
    .map(({ content }) => content);
}

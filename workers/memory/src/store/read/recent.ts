import { firstRow } from "#worker-kit/sqlite";
import { itemsFrom, LISTED } from "../item-links.ts";
import { findSource, sourceName } from "../sources.ts";
import { HOLDS_SEEN } from "../validity.ts";
import { LATEST, SEEN, UNCORRECTED } from "./visible.ts";

/** The number of latest turns that count as recent. */
const RECENT_TURNS = 20;

/** SQL: a list of items as `i`, each with its source as `s`. */
const SAID = `${LISTED} JOIN sources s ON s.id = i.source_id`;

/** The items of the latest turns of the active path, the latest turn first, as a JSON list. */
function latest(sql: SqlStorage): string {
  const turns = sql.exec<{ id: number }>(
    "SELECT id FROM sources WHERE active = 1 AND turn_number IS NOT NULL ORDER BY turn_number DESC, id DESC LIMIT ?",
    RECENT_TURNS,
  );
  return itemsFrom(sql, ...turns.toArray().map(({ id }) => id));
}

/** One event for each of the latest turns, newest first. The episode is preferred. Turns without events are skipped. */
export function recentEvents(sql: SqlStorage, most: number): string[] {
  return sql
    .exec<{ content: string }>(
      // With a single min(), SQLite takes the other columns from the row with the minimum.
      `SELECT i.content, min((i.kind <> 'episode') * 1e9 + i.id) FROM ${SAID}
       WHERE i.kind IN ('episode', 'event') AND ${SEEN} AND ${UNCORRECTED}
       GROUP BY s.id ORDER BY s.turn_number DESC, s.id DESC LIMIT ?2`,
      latest(sql),
      most,
    )
    .toArray()
    .map(({ content }) => content);
}

/** The names of characters who acted for the player recently. Chroniclers store the player's deed under the key `deed`. */
export function actors(sql: SqlStorage): string[] {
  return sql
    .exec<{ speaker: string }>(
      `SELECT DISTINCT i.speaker FROM ${SAID} WHERE i.key = 'deed' AND i.speaker IS NOT NULL AND ${SEEN}`,
      latest(sql),
    )
    .toArray()
    .map(({ speaker }) => speaker);
}

/** The rows of the most recently mentioned people. */
export function recentPeople(sql: SqlStorage, most: number): number[] {
  return sql
    .exec<{ id: number }>(
      `SELECT e.id FROM ${SAID} JOIN json_each(i.entities) l
       JOIN entities e ON e.id = l.value
       WHERE e.type = 'person' AND ${SEEN} AND ${HOLDS_SEEN} GROUP BY e.id ORDER BY count(*) DESC, max(i.story) DESC, e.id LIMIT ?2`,
      latest(sql),
      most,
    )
    .toArray()
    .map(({ id }) => id);
}

/**
 * The current place of the party, if any claim says where one of its members is. Otherwise the place in the latest episode that mentions
 * a place.
 */
export function recentPlace(sql: SqlStorage, party: readonly number[]): string | null {
  const said = firstRow(
    sql.exec<{ value: string }>(
      `SELECT cl.value FROM json_each(?) wanted JOIN matters m ON m.entity_id = wanted.value AND m.kind = 'state'
     JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
     WHERE m.folded = 'place' AND ${SEEN} AND ${HOLDS_SEEN} ORDER BY ${LATEST} LIMIT 1`,
      JSON.stringify(party),
    ),
  );
  if (said) return said.value;
  const described = firstRow(
    sql.exec<{ name: string }>(
      `SELECT e.name FROM ${SAID} JOIN json_each(i.entities) l JOIN entities e ON e.id = l.value
     WHERE i.kind = 'episode' AND e.type = 'place' AND ${SEEN}
       AND (instr(i.content, 'At ' || e.name || ':') = 1 OR instr(i.content, 'At the ' || e.name || ':') = 1)
     ORDER BY ${LATEST} LIMIT 1`,
      latest(sql),
    ),
  );
  return described?.name ?? null;
}

/** The lore of the campaign itself, as it was stored when the campaign was saved. */
export function campaignLore(sql: SqlStorage, most: number): string[] {
  const lore = findSource(sql, sourceName({ kind: "campaign" }));
  return sql
    .exec<{ content: string }>(
      `SELECT i.content FROM ${SAID} WHERE ${SEEN} AND ${HOLDS_SEEN} ORDER BY i.ordinal, i.id LIMIT ?2`,
      lore ? itemsFrom(sql, lore.id) : "[]",
      most,
    )
    .toArray()
    .map(({ content }) => content);
}

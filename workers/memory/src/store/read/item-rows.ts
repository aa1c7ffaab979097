import type { MemoryItem } from "#contracts/entities/memory";
import type { MemorySource } from "#contracts/memory/items";
import { ANYBODY, KNOWERS } from "../knowers.ts";
import { TURN_ID, turnAt } from "./visible.ts";

export interface ItemRow extends Record<string, SqlStorageValue> {
  id: number;
  kind: MemoryItem["kind"];
  content: string;
  importance: number;
  tone: MemoryItem["tone"];
  speaker: string | null;
  pinned: number;
  context: string;
  known: number;
  at: string;
  story: number;
  override_id: number | null;
  source_kind: MemorySource["kind"];
  turn_id: string | null;
  turn_number: number | null;
  version: number;
  replaced: number | null;
  corrected: number | null;
}

/** The columns of an ItemRow, for item `i` and its source `s`. `replaced` and `corrected` are story orders. */
export const ITEM_COLUMNS = `i.id, i.kind, i.content, max(1, i.importance - i.faded) AS importance, i.tone, i.speaker, i.pinned,
  i.context, i.known, i.at, i.story, i.override_id, s.kind AS source_kind, ${TURN_ID} AS turn_id, s.turn_number, s.version,
  (SELECT later.story FROM items later WHERE later.id = i.seen_superseded_by) AS replaced,
  (SELECT min(2 * coalesce(by.turn_number, i.story / 2)) FROM closures c JOIN sources by ON by.id = c.source_id
   WHERE c.item_id = i.id AND by.active = 1) AS corrected`;

/**
 * Turns rows into items as the player sees them: with the entities they mention, the entities that know of them, and earlier wordings.
 */
export function toItems(sql: SqlStorage, rows: readonly ItemRow[]): MemoryItem[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const entities = namesBy(
    sql,
    `SELECT i.id AS owner, e.name FROM json_each(?) wanted JOIN items i ON i.id = wanted.value JOIN json_each(i.entities) l
     JOIN entities e ON e.id = l.value ORDER BY i.id, e.id`,
    ids,
  );
  const knowers = namesBy(
    sql,
    `SELECT i.id AS owner, e.name FROM json_each(?) wanted JOIN items i ON i.id = wanted.value JOIN json_each(${KNOWERS}) k
     JOIN entities e ON e.id = k.value ORDER BY i.id, e.id`,
    ids,
  );
  const history = Map.groupBy(
    sql.exec<{ override_id: number; content: string; until: string }>(
      "SELECT h.override_id, h.content, h.until FROM json_each(?) wanted JOIN item_history h ON h.override_id = wanted.value ORDER BY h.id",
      JSON.stringify(rows.flatMap(({ override_id }) => override_id ?? [])),
    ),
    ({ override_id }) => override_id,
  );
  return rows.map((row): MemoryItem => ({
    id: String(row.id),
    kind: row.kind,
    content: row.content,
    entities: entities.get(row.id) ?? [],
    importance: row.importance,
    tone: row.tone,
    speaker: row.speaker,
    pinned: row.pinned === 1,
    context: row.context,
    knowers: row.known !== ANYBODY ? (knowers.get(row.id) ?? []) : null,
    source: sourceOf(row),
    validFrom: turnAt(row.story),
    validTo: endOf(row),
    at: row.at,
    history: (history.get(row.override_id ?? 0) ?? []).map(({ content, until }) => ({ content, until })),
  }));
}

function namesBy(sql: SqlStorage, query: string, ids: string): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const { owner, name } of sql.exec<{ owner: number; name: string }>(query, ids)) {
    names.set(owner, [...(names.get(owner) ?? []), name]);
  }
  return names;
}

const sourceOf = ({ source_kind, turn_id, turn_number, version, story }: ItemRow): MemorySource =>
  source_kind === "turn"
    ? { kind: "turn", turnId: turn_id ?? "", turnNumber: turn_number ?? turnAt(story) ?? 0, version }
    : { kind: source_kind };

/** The turn from which an item is no longer valid. 0 for lore that was replaced by other lore. */
function endOf({ replaced, corrected }: ItemRow): number | null {
  const ends = [replaced, corrected].filter((end) => end !== null);
  return ends.length === 0 ? null : (turnAt(Math.min(...ends)) ?? 0);
}

import type { Quest } from "#contracts/entities/memory";
import type { QuestStatus } from "#contracts/memory/items";
import { LATEST, SEEN, TURN_ID, UNCORRECTED, turnAt } from "./visible.ts";

const MOST_QUESTS = 200;

interface QuestRow extends Record<string, SqlStorageValue> {
  ref: string;
  title: string;
  status: QuestStatus;
  description: string;
  item_id: number;
  turn_id: string | null;
  story: number;
}

/** Each quest with its latest claim. The open ones come first, and among them the most recently mentioned. */
export function listQuests(sql: SqlStorage, status: QuestStatus | null): Quest[] {
  const rows = sql.exec<QuestRow>(
    `SELECT * FROM (
       SELECT m.ref, m.relation AS title, cl.value AS status, i.content AS description, i.id AS item_id,
              ${TURN_ID} AS turn_id, i.story,
              row_number() OVER (PARTITION BY m.id ORDER BY ${LATEST}) AS nth
       FROM matters m JOIN claims cl ON cl.matter_id = m.id
       JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
       WHERE m.kind = 'quest' AND ${SEEN} AND ${UNCORRECTED}
     ) WHERE nth = 1 AND (?1 IS NULL OR status = ?1)
     ORDER BY status IN ('open', 'active') DESC, story DESC, item_id DESC LIMIT ?2`,
    status,
    MOST_QUESTS,
  );
  return rows.toArray().map(({ ref, title, description, status, item_id, turn_id, story }) => ({
    id: ref,
    title,
    description,
    status,
    itemId: String(item_id),
    turnId: turn_id,
    turnNumber: turn_id === null ? null : turnAt(story),
  }));
}

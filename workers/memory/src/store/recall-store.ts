import { anyOf, quoted } from "../domain/fts-query.ts";
import type { Candidate } from "../domain/ranking.ts";
import type { RecalledContent, RecallStore } from "../domain/recall-store.ts";

interface CandidateRow extends Record<string, SqlStorageValue> {
  id: number;
  turn_id: string | null;
  turn_number: number | null;
  importance: number;
  pinned: number;
  secret: number;
}

interface ContentRow extends Record<string, SqlStorageValue> {
  id: number;
  content: string;
  kind: string;
}

/** Recall's questions, as SQL over active sources. Lists travel as one JSON parameter: there may be at most 100 of them. */
export function sqlRecallStore(sql: SqlStorage): RecallStore {
  return {
    frequencies(words, most) {
      const rows = sql.exec<{ times: number }>(
        `SELECT (SELECT count(*) FROM (SELECT 1 FROM item_index WHERE item_index MATCH word.value LIMIT ?)) AS times
         FROM json_each(?) word ORDER BY word.key`,
        most,
        JSON.stringify(words.map(quoted)),
      );
      return rows.toArray().map(({ times }) => times);
    },

    search(words, most) {
      const query = anyOf(words);
      if (query === null) return new Map();
      // ORDER BY rank, the documented way, took twice the time: it seeks every match anew.
      const rows = sql.exec<{ id: number; score: number }>(
        "SELECT rowid AS id, bm25(item_index) AS score FROM item_index WHERE item_index MATCH ? ORDER BY score, id LIMIT ?",
        query,
        most,
      );
      // FTS5 gives BM25 as a negative number.
      return new Map(rows.toArray().map(({ id, score }) => [id, -score]));
    },

    about(entityId, most) {
      return ids(
        sql.exec<{ id: number }>(
          `SELECT l.item_id AS id FROM item_entities l JOIN items i ON i.id = l.item_id JOIN sources s ON s.id = i.source_id
           WHERE l.entity_id = ? AND s.active = 1 ORDER BY l.item_id DESC LIMIT ?`,
          entityId,
          most,
        ),
      );
    },

    pinned(most) {
      return ids(
        sql.exec<{ id: number }>(
          `SELECT i.id FROM items i JOIN sources s ON s.id = i.source_id
           WHERE i.pinned = 1 AND s.active = 1 ORDER BY i.id DESC LIMIT ?`,
          most,
        ),
      );
    },

    beside(itemIds, most) {
      return ids(
        sql.exec<{ id: number }>(
          `SELECT i.id FROM (
             SELECT DISTINCT s.turn_number + step.value AS number FROM json_each(?) hit
             JOIN items i ON i.id = hit.value JOIN sources s ON s.id = i.source_id, json_each('[-1, 0, 1]') step
             WHERE s.turn_number IS NOT NULL
           ) near JOIN sources s ON s.turn_number = near.number AND s.active = 1 JOIN items i ON i.source_id = s.id
           ORDER BY i.importance DESC, i.id DESC LIMIT ?`,
          JSON.stringify(itemIds),
          most,
        ),
      );
    },

    candidates(itemIds) {
      return sql
        .exec<CandidateRow>(
          `SELECT i.id, CASE s.kind WHEN 'turn' THEN s.name END AS turn_id, s.turn_number, i.importance, i.pinned, i.secret
           FROM json_each(?) wanted JOIN items i ON i.id = wanted.value JOIN sources s ON s.id = i.source_id
           WHERE s.active = 1 AND NOT EXISTS (
             SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
           )`,
          JSON.stringify(itemIds),
        )
        .toArray()
        .map((row): Candidate => ({
          id: row.id,
          turnId: row.turn_id,
          turnNumber: row.turn_number,
          importance: row.importance,
          pinned: row.pinned === 1,
          secret: row.secret === 1,
        }));
    },

    links(itemIds, entityIds) {
      if (entityIds.length === 0) return new Map();
      const rows = sql.exec<{ item_id: number; entity_id: number }>(
        `SELECT l.item_id, l.entity_id FROM json_each(?) item JOIN json_each(?) entity
         JOIN item_entities l ON l.entity_id = entity.value AND l.item_id = item.value ORDER BY item.key, entity.key`,
        JSON.stringify(itemIds),
        JSON.stringify(entityIds),
      );
      const links = new Map<number, number[]>();
      for (const { item_id, entity_id } of rows) links.set(item_id, [...(links.get(item_id) ?? []), entity_id]);
      return links;
    },

    contents(itemIds) {
      const rows = sql.exec<ContentRow>(
        "SELECT i.id, i.content, i.kind FROM json_each(?) wanted JOIN items i ON i.id = wanted.value",
        JSON.stringify(itemIds),
      );
      return new Map(rows.toArray().map(({ id, content, kind }): [number, RecalledContent] => [id, { content, kind }]));
    },

    latestTurn() {
      const [row] = sql.exec<{ number: number | null }>(
        "SELECT max(turn_number) AS number FROM sources WHERE active = 1 AND turn_number IS NOT NULL",
      );
      return row?.number ?? 0;
    },
  };
}

const ids = (rows: SqlStorageCursor<{ id: number }>): number[] => rows.toArray().map(({ id }) => id);

import type { TimelineAnswer, TimelineEvent } from "#contracts/http/graph";
import type { GameMasterFamily } from "#contracts/play/turn";
import type { MemoryKind } from "#contracts/memory/items";
import { itemsFrom, LISTED } from "../item-links.ts";
import { readSessions } from "./sessions.ts";
import { SEEN, TURN_ID, UNCORRECTED } from "./visible.ts";

const MOST = { sessions: 100, events: 24 };

interface EventRow extends Record<string, SqlStorageValue> {
  id: number;
  turn_id: string | null;
  turn_number: number;
  kind: MemoryKind;
  content: string;
  importance: number;
  at: string;
}

/** The latest sessions in the order they were played. Each has its most important events in the order they happened. */
export function readTimeline(sql: SqlStorage): TimelineAnswer {
  const sessions = readSessions(sql).slice(-MOST.sessions);
  const summaries = new Map(
    sql
      .exec<{ started_at: string; summary: string; source: GameMasterFamily | null }>(
        "SELECT p.started_at, p.summary, p.source FROM json_each(?) wanted JOIN session_summaries p ON p.started_at = wanted.value",
        JSON.stringify(sessions.map(({ startedAt }) => startedAt)),
      )
      .toArray()
      .map(({ started_at, summary, source }) => [started_at, { summary, source }] as const),
  );
  return {
    sessions: sessions.map(({ startedAt, endedAt, firstTurn, lastTurn }) => {
      const { summary, source } = summaries.get(startedAt) ?? { summary: "", source: null };
      const events = eventsBetween(sql, firstTurn, lastTurn);
      return { startedAt, endedAt, summary, ...(source === null ? {} : { summarySource: source }), events };
    }),
  };
}

/**
 * The events of these turns. Each turn gives its episode, or its most important event if it has no episode, and its most important quest
 * item. Items are included even if later ones superseded them, because the events did happen.
 */
export function eventsBetween(sql: SqlStorage, firstTurn: number, lastTurn: number): TimelineEvent[] {
  const turns = sql.exec<{ id: number }>(
    "SELECT id FROM sources WHERE active = 1 AND turn_number BETWEEN ? AND ?",
    firstTurn,
    lastTurn,
  );
  const rows = sql.exec<EventRow>(
    `SELECT id, turn_id, turn_number, kind, content, importance, at FROM (
       SELECT i.id, ${TURN_ID} AS turn_id, s.turn_number, i.kind, i.content, max(1, i.importance - i.faded) AS importance, i.at,
              i.story, row_number() OVER (
                PARTITION BY s.id, i.kind = 'quest' ORDER BY i.kind = 'episode' DESC, i.importance DESC, i.id
              ) AS nth
       FROM ${LISTED} JOIN sources s ON s.id = i.source_id
       WHERE i.kind IN ('episode', 'event', 'quest') AND ${SEEN} AND ${UNCORRECTED}
     ) WHERE nth = 1 ORDER BY importance DESC, story, id LIMIT ?2`,
    itemsFrom(sql, ...turns.toArray().map(({ id }) => id)),
    MOST.events,
  );
  return rows
    .toArray()
    .toSorted((a, b) => a.turn_number - b.turn_number || a.id - b.id)
    .map(({ id, turn_id, turn_number, kind, content, importance, at }) => ({
      itemId: String(id),
      turnId: turn_id,
      turnNumber: turn_number,
      kind,
      content,
      importance,
      at,
    }));
}

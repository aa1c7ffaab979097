import { type Session, sessionsOf, type PlayedTurn } from "../../domain/sessions.ts";

/** The most turns that are read to find sessions: some years of play. */
const MOST_TURNS = 20_000;

/** The sessions of the active path, in order. */
export function readSessions(sql: SqlStorage): Session[] {
  const turns = sql.exec<{ number: number; at: string }>(
    `SELECT turn_number AS number, at FROM sources
     WHERE active = 1 AND turn_number IS NOT NULL AND version >= 0 AND at <> ''
     ORDER BY turn_number DESC LIMIT ?`,
    MOST_TURNS,
  );
  return sessionsOf(turns.toArray().toReversed() satisfies PlayedTurn[]);
}

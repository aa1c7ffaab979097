import type { DigestStatus } from "#contracts/rpc/memory";
import { firstRow } from "#worker-kit/sqlite";
import { readValue } from "./key-values.ts";

/** The most dead letters that GET /api/graph/status shows. */
const MOST_SHOWN = 100;

/** Records a turn that could not be digested. The record is removed when the turn is digested later. */
export function noteDeadLetter(sql: SqlStorage, turnId: string, error: string, at: string): void {
  sql.exec(
    `INSERT INTO dead_letters (turn_id, error, at) SELECT ?1, ?2, ?3
     WHERE NOT EXISTS (SELECT 1 FROM sources WHERE name = ?1 AND version >= 0)
     ON CONFLICT DO UPDATE SET error = excluded.error, at = excluded.at`,
    turnId,
    error,
    at,
  );
}

export function clearDeadLetter(sql: SqlStorage, turnId: string): void {
  sql.exec("DELETE FROM dead_letters WHERE turn_id = ?", turnId);
}

const DIGESTED = "sources WHERE active = 1 AND turn_number IS NOT NULL AND version >= 0";

/** Which turns of the active path are digested. */
export function digestStatus(sql: SqlStorage): DigestStatus {
  const last = firstRow(sql.exec<{ name: string }>(`SELECT name FROM ${DIGESTED} ORDER BY turn_number DESC LIMIT 1`));
  return {
    lastDigestedTurnId: last?.name ?? null,
    ...digestedTurns(sql),
    deadLetters: sql
      .exec<{ turn_id: string; error: string }>(
        "SELECT turn_id, error FROM dead_letters ORDER BY at DESC, turn_id LIMIT ?",
        MOST_SHOWN,
      )
      .toArray()
      .map(({ turn_id, error }) => ({ turnId: turn_id, error })),
    rebuilding: readValue(sql, "rebuilding_since") !== null,
  };
}

/** Turns are numbered from 0 or 1 without gaps, so the first missing number is the first turn that is not digested. */
function digestedTurns(sql: SqlStorage): Pick<DigestStatus, "digestedFrom" | "digestedThrough" | "digestedBeyond"> {
  const { count, first, last } = sql
    .exec<{ count: number; first: number | null; last: number | null }>(
      `SELECT count(*) AS count, min(turn_number) AS first, max(turn_number) AS last FROM ${DIGESTED}`,
    )
    .one();
  const from = first === 1 ? 1 : 0;
  // Usually nothing is missing, so the turns of a long story need not be listed.
  if (first === from && last === from + count - 1) {
    return { digestedFrom: from, digestedThrough: last, digestedBeyond: [] };
  }
  const digested = sql
    .exec<{ name: string; turn_number: number }>(`SELECT name, turn_number FROM ${DIGESTED} ORDER BY turn_number, id`)
    .toArray();
  const gap = digested.findIndex(({ turn_number }, place) => turn_number !== from + place);
  const through = gap === -1 ? digested.length : gap;
  return {
    digestedFrom: from,
    digestedThrough: from + through - 1,
    digestedBeyond: digested.slice(through).map(({ name }) => name),
  };
}

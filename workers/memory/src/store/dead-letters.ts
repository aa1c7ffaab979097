import type { DigestStatus } from "#contracts/rpc/memory";
import { readState } from "./state.ts";

/** As many as GET /api/graph/status shows. */
const MOST_SHOWN = 100;

/** Notes a turn that could not be digested. A later success takes the note back. */
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

/** How far the chronicler has read along the active path. */
export function digestStatus(sql: SqlStorage): DigestStatus {
  const digested = sql
    .exec<{ name: string; turn_number: number }>(
      "SELECT name, turn_number FROM sources WHERE active = 1 AND turn_number IS NOT NULL AND version >= 0 ORDER BY turn_number, id",
    )
    .toArray();
  // Turns are numbered from 0 without gaps: the first number that is missing is where the chronicler still has to read.
  const gap = digested.findIndex(({ turn_number }, place) => turn_number !== place);
  const through = gap === -1 ? digested.length : gap;
  return {
    lastDigestedTurnId: digested.at(-1)?.name ?? null,
    digestedThrough: through - 1,
    digestedBeyond: digested.slice(through).map(({ name }) => name),
    deadLetters: sql
      .exec<{ turn_id: string; error: string }>(
        "SELECT turn_id, error FROM dead_letters ORDER BY at DESC, turn_id LIMIT ?",
        MOST_SHOWN,
      )
      .toArray()
      .map(({ turn_id, error }) => ({ turnId: turn_id, error })),
    rebuilding: readState(sql, "rebuilding_since") !== null,
  };
}

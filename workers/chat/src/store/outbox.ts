import type { ParkedMessage } from "#contracts/rpc/chat";
import type { OutboxEntry, OutboxPayload } from "../domain/outbox.ts";

type Row = { id: number; payload: string; attempts: number };

/** The outbox table. A message is written in the same transaction as what it reports. */
export class OutboxStore {
  readonly #sql: SqlStorage;
  /** Set when the campaign was erased: the SQL table is gone, and a send that returns late must not write to it. */
  #closed = false;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
  }

  /** @param attempts how often it was tried before */
  add(payload: OutboxPayload, dueAt: number, attempts = 0): void {
    this.#sql.exec(
      "INSERT INTO outbox (payload, attempts, due_at) VALUES (?, ?, ?)",
      JSON.stringify(payload),
      attempts,
      dueAt,
    );
  }

  due(now: number): OutboxEntry[] {
    return this.#sql
      .exec<Row>(
        "SELECT id, payload, attempts FROM outbox WHERE due_at <= ? AND parked_error IS NULL ORDER BY id LIMIT 100",
        now,
      )
      .toArray()
      .map((row) => ({ ...row, payload: JSON.parse(row.payload) as OutboxPayload }));
  }

  remove(id: number): void {
    if (this.#closed) return;
    this.#sql.exec("DELETE FROM outbox WHERE id = ?", id);
  }

  postpone(id: number, dueAt: number): void {
    if (this.#closed) return;
    this.#sql.exec("UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?", dueAt, id);
  }

  /** Keeps an entry without sending it again automatically. */
  park(id: number, error: string): void {
    if (this.#closed) return;
    this.#sql.exec("UPDATE outbox SET attempts = attempts + 1, parked_error = ? WHERE id = ?", error, id);
  }

  /** What is parked, in the order it was written. */
  parked(): ParkedMessage[] {
    return this.#sql
      .exec<{ kind: string; attempts: number; error: string }>(
        `SELECT payload ->> '$.kind' AS kind, attempts, parked_error AS error FROM outbox
         WHERE parked_error IS NOT NULL ORDER BY id`,
      )
      .toArray();
  }

  /** Makes parked entries due once more. */
  unpark(now: number): void {
    if (this.#closed) return;
    this.#sql.exec("UPDATE outbox SET parked_error = NULL, due_at = ? WHERE parked_error IS NOT NULL", now);
  }

  /** Whether a head move is still to be delivered: until then memory may recall undone turns. */
  hasHeadMoves(): boolean {
    const rows = this.#sql
      .exec("SELECT 1 FROM outbox WHERE json_extract(payload, '$.kind') = 'head' LIMIT 1")
      .toArray();
    return rows.length > 0;
  }

  /** When the next entry is due; null where there is none, or all are parked. */
  nextDue(): number | null {
    return this.#sql
      .exec<{ due: number | null }>("SELECT MIN(due_at) AS due FROM outbox WHERE parked_error IS NULL")
      .one().due;
  }
}

import type { ParkedMessage } from "#contracts/rpc/chat";
import type { OutboxEntry, OutboxPayload } from "../domain/outbox.ts";

type Row = { id: number; payload: string; attempts: number };

/** The outbox in SQLite. A message is written in the same transaction as the change that it reports. */
export class OutboxStore {
  readonly #sql: SqlStorage;
  /** True after the campaign was erased. The SQL table no longer exists then, and a send that ends late must not write to it. */
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

  /** @param attempts how often sending was tried before */
  add(payload: OutboxPayload, dueAt: number, attempts = 0): void {
    this.#sql.exec(
      "INSERT INTO outbox (payload, attempts, due_at) VALUES (?, ?, ?)",
      JSON.stringify(payload),
      attempts,
      dueAt,
    );
  }

  /** Adds the message that the sheets may have changed. It replaces an earlier one, which would send the same sheets. */
  addSheets(dueAt: number): void {
    this.#sql.exec("DELETE FROM outbox WHERE json_extract(payload, '$.kind') = 'sheets'");
    this.add({ kind: "sheets" }, dueAt);
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

  /** Keeps an entry and stops sending it automatically. */
  park(id: number, error: string): void {
    if (this.#closed) return;
    this.#sql.exec("UPDATE outbox SET attempts = attempts + 1, parked_error = ? WHERE id = ?", error, id);
  }

  /** The parked messages, in the order in which they were written. */
  parked(): ParkedMessage[] {
    return this.#sql
      .exec<{ kind: string; attempts: number; error: string }>(
        `SELECT payload ->> '$.kind' AS kind, attempts, parked_error AS error FROM outbox
         WHERE parked_error IS NOT NULL ORDER BY id`,
      )
      .toArray();
  }

  /** Makes parked entries due again. */
  unpark(now: number): void {
    if (this.#closed) return;
    this.#sql.exec("UPDATE outbox SET parked_error = NULL, due_at = ? WHERE parked_error IS NOT NULL", now);
  }

  /** Whether a head move has not been delivered yet. Until it is, memory may recall undone turns. */
  hasHeadMoves(): boolean {
    const rows = this.#sql
      .exec("SELECT 1 FROM outbox WHERE json_extract(payload, '$.kind') = 'head' LIMIT 1")
      .toArray();
    return rows.length > 0;
  }

  /** When the next entry is due. Null if there is none, or if all are parked. */
  nextDue(): number | null {
    return this.#sql
      .exec<{ due: number | null }>("SELECT MIN(due_at) AS due FROM outbox WHERE parked_error IS NULL")
      .one().due;
  }
}

/** The names of turns, in the object's SQLite. */
export class CheckpointStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Names or renames a turn. */
  set(turnId: string, name: string, createdAt: number): void {
    this.#sql.exec(
      "INSERT INTO checkpoints (turn_id, name, created_at) VALUES (?, ?, ?) ON CONFLICT (turn_id) DO UPDATE SET name = excluded.name",
      turnId,
      name,
      createdAt,
    );
  }

  remove(turnId: string): void {
    this.#sql.exec("DELETE FROM checkpoints WHERE turn_id = ?", turnId);
  }
}

/**
 * What a table keeps once: its head, where the story last began (what redo goes to from before the beginning), how often the head
 * has moved, the detail level, the player's lines and veils, their author's note, whose table it is, how far it has been brought in from a file,
 * and how many turns in a row were slow to begin.
 */
export type SettingKey =
  | "head"
  | "lastRoot"
  | "moves"
  | "detailLevel"
  | "safety"
  | "authorsNote"
  | "owner"
  | "import"
  | "slowTurns";

/** Single values of the table, in the object's SQLite. */
export class SettingStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  get(key: SettingKey): string | null {
    const row = this.#sql.exec<{ value: string }>("SELECT value FROM settings WHERE key = ?", key).toArray()[0];
    return row?.value ?? null;
  }

  clear(key: SettingKey): void {
    this.#sql.exec("DELETE FROM settings WHERE key = ?", key);
  }

  set(key: SettingKey, value: string): void {
    this.#sql.exec(
      "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      key,
      value,
    );
  }
}

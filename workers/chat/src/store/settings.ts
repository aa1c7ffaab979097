/**
 * Values that a table stores once: its head, the first turn that was last active (to which redo goes from before the first turn), the
 * number of head moves, the detail level, the player's lines and veils, the author's note, the owner, the state of an import, the
 * number of slow turns in a row, and of the sheets for api: the stored characters, the sheets that api has, and the last epoch.
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
  | "slowTurns"
  | "party"
  /** Whether the campaign counts what a hero carries, for the sheets that api gets: `true` or `false`. */
  | "encumbrance"
  | "mirrored"
  | "sheetsEpoch";

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

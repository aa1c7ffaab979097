/** What a table keeps once: its head, its detail level, whose it is. */
export type SettingKey = "head" | "detailLevel" | "owner";

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

  set(key: SettingKey, value: string): void {
    this.#sql.exec(
      "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      key,
      value,
    );
  }
}

/**
 * How often items were recalled, kept in memory until something is written anyway. Lost with the object: it is a hint, no fact. Only the
 * first time is written: what was never recalled fades, and every turn recalls a dozen of which most were before.
 */
export class RecallCounts {
  readonly #counts = new Map<string, number>();

  recalled(itemIds: readonly string[]): void {
    for (const id of itemIds) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  /** Adds them to what is stored. */
  flush(sql: SqlStorage): void {
    if (this.#counts.size === 0) return;
    sql.exec(
      `UPDATE items SET recalls = told.value FROM json_each(?) told WHERE items.id = CAST(told.key AS INTEGER) AND items.recalls = 0`,
      JSON.stringify(Object.fromEntries(this.#counts)),
    );
    this.#counts.clear();
  }
}

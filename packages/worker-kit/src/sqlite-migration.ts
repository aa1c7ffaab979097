/** One step of an append-only list that brings an object's SQLite to the present schema. */
export interface SqliteMigration {
  /** Unique, for example `001-turns`. Never renamed. */
  readonly id: string;
  readonly sql: string;
  /**
   * Whether a version without this step can still use the database afterwards. True if the step only creates tables, columns and plain
   * indexes, and fills in no values. The flag is stored with the step, so that an older version can read whether it may go on
   * (docs/operations.md, "Going back").
   */
  readonly additive: boolean;
}

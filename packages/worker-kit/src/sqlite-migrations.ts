/** An append-only list of steps that bring an object's SQLite to the present shape. */
export interface SqliteMigration {
  /** Unique and never renamed, e.g. `001-turns`. */
  readonly id: string;
  readonly sql: string;
}

/** The little of `DurableObjectStorage` that migrating needs. */
export interface MigratableStorage {
  readonly sql: SqlStorage;
  transactionSync<T>(closure: () => T): T;
}

/**
 * Applies, in order, what has not been applied, each in a transaction of its own.
 * Throws where the applied ids are not a prefix of `migrations`: such a database was made by other code.
 */
export function migrate(storage: MigratableStorage, migrations: readonly SqliteMigration[]): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS applied_migrations (position INTEGER PRIMARY KEY, id TEXT NOT NULL)");
  const applied = sql
    .exec<{ id: string }>("SELECT id FROM applied_migrations ORDER BY position")
    .toArray()
    .map((row) => row.id);
  applied.forEach((id, position) => {
    if (migrations[position]?.id !== id) {
      throw new Error(`Migration ${position} is ${migrations[position]?.id ?? "missing"} here but ${id} was applied`);
    }
  });
  migrations.slice(applied.length).forEach((migration, offset) => {
    storage.transactionSync(() => {
      sql.exec(migration.sql);
      sql.exec("INSERT INTO applied_migrations (position, id) VALUES (?, ?)", applied.length + offset, migration.id);
    });
  });
}

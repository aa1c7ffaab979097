/** An append-only list of steps that bring an object's SQLite to the present shape. */
export interface SqliteMigration {
  /** Unique and never renamed, e.g. `001-turns`. */
  readonly id: string;
  readonly sql: string;
  /**
   * Whether versions without this step can still use the database: it only creates tables, columns and plain indexes, and fills
   * nothing. It is recorded with the step, so that an older version knows whether it may go on (docs/operations.md, "Going back").
   */
  readonly additive: boolean;
}

/** The little of `DurableObjectStorage` that migrating needs. */
export interface MigratableStorage {
  readonly sql: SqlStorage;
  transactionSync<T>(closure: () => T): T;
}

/** How a database stands to the migrations that this version knows, by the ids of the newest ones. */
export interface SchemaState {
  readonly known: string;
  readonly applied: string;
  /** False where a newer version left a step that this one cannot live with. */
  readonly usable: boolean;
}

/** The database was written by a newer version, or by one that is not in this one's past. Its message names migrations only. */
export class SchemaRefusal extends Error {
  override readonly name = "SchemaRefusal";
}

/** The messages of a SchemaRefusal. */
export const SCHEMA_REFUSALS: readonly RegExp[] = [
  /Migration [\w-]{1,64} of a newer version does not only add, and this version knows no more than [\w-]{1,64}/u,
  /Migration \d+ is [\w-]{1,64} here but [\w-]{1,64} was applied/u,
];

/** Whether an error is a SchemaRefusal, also one that came out of an object: its class does not survive that, its message does. */
export const isSchemaRefusal = ({ message }: Error): boolean =>
  SCHEMA_REFUSALS.some((pattern) => pattern.test(message));

type Applied = Record<string, SqlStorageValue> & { id: string; additive?: number | null };

/**
 * Applies, in order, what has not been applied, each in a transaction of its own. Steps of a newer version are left alone where each
 * is recorded as additive. Throws a SchemaRefusal where one is not, or where the applied ids are not those of `migrations`.
 */
export function migrate(storage: MigratableStorage, migrations: readonly SqliteMigration[]): void {
  const { sql } = storage;
  sql.exec(
    "CREATE TABLE IF NOT EXISTS applied_migrations (position INTEGER PRIMARY KEY, id TEXT NOT NULL, additive INTEGER)",
  );
  const cursor = sql.exec<Applied>("SELECT * FROM applied_migrations ORDER BY position");
  const applied = cursor.toArray();
  const refusal = refusalOf(applied, migrations);
  if (refusal !== null) throw new SchemaRefusal(refusal);
  const missing = migrations.slice(applied.length);
  // Version 0.1.0 made this table without the column.
  if (missing.length > 0 && !cursor.columnNames.includes("additive")) {
    sql.exec("ALTER TABLE applied_migrations ADD COLUMN additive INTEGER");
  }
  missing.forEach(({ id, sql: step, additive }, offset) => {
    storage.transactionSync(() => {
      sql.exec(step);
      const position = applied.length + offset;
      sql.exec(
        "INSERT INTO applied_migrations (position, id, additive) VALUES (?, ?, ?)",
        position,
        id,
        additive ? 1 : 0,
      );
    });
  });
}

/** Migrates where this version can, and returns how the database stands then. Unlike `migrate` it does not throw a SchemaRefusal. */
export function schemaState(storage: MigratableStorage, migrations: readonly SqliteMigration[]): SchemaState {
  const usable = canMigrate(storage, migrations);
  const newest = storage.sql.exec<Applied>("SELECT * FROM applied_migrations ORDER BY position DESC LIMIT 1").toArray();
  return { known: migrations.at(-1)?.id ?? "none", applied: newest[0]?.id ?? "none", usable };
}

function canMigrate(storage: MigratableStorage, migrations: readonly SqliteMigration[]): boolean {
  try {
    migrate(storage, migrations);
    return true;
  } catch (error) {
    if (error instanceof SchemaRefusal) return false;
    throw error;
  }
}

/** Why a database with these steps cannot be used; null where it can. */
function refusalOf(applied: readonly Applied[], migrations: readonly SqliteMigration[]): string | null {
  for (const [position, { id, additive }] of applied.entries()) {
    const known = migrations[position];
    if (!known && additive !== 1) {
      const newest = migrations.at(-1)?.id ?? "none";
      return `Migration ${id} of a newer version does not only add, and this version knows no more than ${newest}`;
    }
    if (known && known.id !== id) return `Migration ${position} is ${known.id} here but ${id} was applied`;
  }
  return null;
}

import type { SqliteMigration } from "./sqlite-migration.ts";

/** The part of `DurableObjectStorage` that migrating needs. */
export interface MigratableStorage {
  readonly sql: SqlStorage;
  transactionSync<T>(closure: () => T): T;
}

/** The newest migration that this version knows, and the newest one that was applied to the database. */
export interface SchemaState {
  readonly known: string;
  readonly applied: string;
  /** False if a newer version applied a migration that this version cannot work with. */
  readonly usable: boolean;
}

/**
 * Thrown if the database was written by a newer version, or by a version with other migrations. The message contains only names of
 * migrations.
 */
export class SchemaRefusal extends Error {
  override readonly name = "SchemaRefusal";
}

/** Patterns of the messages of a SchemaRefusal. */
export const SCHEMA_REFUSALS: readonly RegExp[] = [
  /Migration [\w-]{1,64} of a newer version does not only add, and this version knows no more than [\w-]{1,64}/u,
  /Migration \d+ is [\w-]{1,64} here but [\w-]{1,64} was applied/u,
];

/** Whether an error is a SchemaRefusal. It compares messages, because an error that comes out of a Durable Object loses its class. */
export const isSchemaRefusal = ({ message }: Error): boolean =>
  SCHEMA_REFUSALS.some((pattern) => pattern.test(message));

type Applied = Record<string, SqlStorageValue> & { id: string; additive?: number | null };

/**
 * Applies the missing migrations in order, each in its own transaction. Migrations of a newer version are left alone if all of them are
 * recorded as additive. Throws a SchemaRefusal if one is not, or if the applied ids differ from those of `migrations`.
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
  // Version 0.1.0 created this table without the column.
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

/** Migrates the database if this version can, and returns its state afterwards. Unlike `migrate` it does not throw a SchemaRefusal. */
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

/** Why this version cannot use a database with these applied migrations. Null if it can. */
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

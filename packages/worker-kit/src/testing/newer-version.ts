import { migrate } from "../sqlite-migrations.ts";
import type { SqliteMigration } from "../sqlite-migration.ts";

/** Leaves an object's database as a newer version with one more migration, `999-newer`, would leave it. */
export function leftByNewerVersion(
  storage: DurableObjectStorage,
  migrations: readonly SqliteMigration[],
  step: Pick<SqliteMigration, "additive" | "sql">,
): void {
  migrate(storage, [...migrations, { id: "999-newer", ...step }]);
}

/** The same, with a migration that only adds: a column and an index to each table, and one new table. */
export function addedToByNewerVersion(storage: DurableObjectStorage, migrations: readonly SqliteMigration[]): void {
  migrate(storage, migrations);
  const tables = storage.sql
    .exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '_cf_*'
         AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'item_index_*' AND name != 'applied_migrations'`,
    )
    .toArray()
    .map(({ name }) => name);
  const sql = [
    ...tables.map((table) => `ALTER TABLE ${table} ADD COLUMN newer TEXT NOT NULL DEFAULT 'x'`),
    ...tables.map((table) => `CREATE INDEX newer_${table} ON ${table} (newer)`),
    "CREATE TABLE newer (id INTEGER PRIMARY KEY)",
  ].join(";\n");
  leftByNewerVersion(storage, migrations, { additive: true, sql });
}

import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The name of the migration that the imagined newer version applied. */
export const NEWER = "999-newer";

/**
 * Changes a data folder, while nothing uses it, into one that a newer version left: each campaign's table and memory and the database have
 * one more migration. It adds a column to every table. If it is not `additive`, it also renames a column that this version reads.
 */
export function leftByNewerVersion(dataDir: string, { additive }: { readonly additive: boolean }): void {
  for (const sqlite of objects(dataDir)) {
    addColumns(sqlite);
    if (!additive) sqlite.exec(renameOf(sqlite));
    const record =
      "INSERT INTO applied_migrations (position, id, additive) SELECT MAX(position) + 1, ?, ? FROM applied_migrations";
    sqlite.prepare(record).run(NEWER, additive ? 1 : 0);
    sqlite.close();
  }
  for (const sqlite of databases(dataDir)) {
    addColumns(sqlite);
    sqlite.prepare("INSERT OR IGNORE INTO d1_migrations (name) VALUES (?)").run(`${NEWER}.sql`);
    sqlite.close();
  }
}

/** Takes back what `leftByNewerVersion` did with `additive: false`, as if the newer version ran again. */
export function knownToNewerVersion(dataDir: string): void {
  for (const sqlite of objects(dataDir)) {
    const [, table, from, to] = /^ALTER TABLE (\w+) RENAME COLUMN (\w+) TO (\w+)$/u.exec(renameOf(sqlite)) ?? [];
    sqlite.exec(`ALTER TABLE ${table} RENAME COLUMN ${to} TO ${from}`);
    sqlite.prepare("DELETE FROM applied_migrations WHERE id = ?").run(NEWER);
    sqlite.close();
  }
}

const open = (dataDir: string, glob: string, table: string): DatabaseSync[] =>
  globSync(glob, { cwd: dataDir }).flatMap((path) => {
    const sqlite = new DatabaseSync(join(dataDir, path));
    if (tablesOf(sqlite).includes(table)) return [sqlite];
    sqlite.close();
    return [];
  });

const objects = (dataDir: string) => open(dataDir, "v3/do/*/*.sqlite", "applied_migrations");
const databases = (dataDir: string) => open(dataDir, "v3/d1/**/*.sqlite", "d1_migrations");

const tablesOf = (sqlite: DatabaseSync): string[] =>
  sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));

/** Adds a column to each table, except those of SQLite, of the runtime, of wrangler, and of the word index. */
function addColumns(sqlite: DatabaseSync): void {
  for (const table of tablesOf(sqlite).filter((name) => !/^(?:sqlite_|_cf_|d1_|item_index|applied_)/u.test(name))) {
    const has = sqlite.prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'newer'").get(table);
    if (!has) sqlite.exec(`ALTER TABLE ${table} ADD COLUMN newer TEXT NOT NULL DEFAULT 'x'`);
  }
}

const renameOf = (sqlite: DatabaseSync): string =>
  tablesOf(sqlite).includes("turns")
    ? "ALTER TABLE turns RENAME COLUMN reply TO told"
    : "ALTER TABLE items RENAME COLUMN content TO words";

import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Counts, for each table in D1 and in every object of a data folder, the rows that have a text. Tables without one are left out. */
export function storedWith(dataDir: string, text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const path of globSync("v3/{d1,do}/**/*.sqlite", { cwd: dataDir })) {
    const database = open(join(dataDir, path));
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    for (const { name } of tables) {
      const count = rowsWith(database, String(name), text);
      const key = `${path.split("/")[2]} ${String(name)}`;
      if (count > 0) found[key] = (found[key] ?? 0) + count;
    }
    database.close();
  }
  return found;
}

/** The rows of a table in all of a stack's databases together. */
export function rowsOf(dataDir: string, table: string): number {
  let rows = 0;
  for (const path of globSync("v3/{d1,do}/**/*.sqlite", { cwd: dataDir })) {
    const database = open(join(dataDir, path));
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table);
    if (known) rows += Number(database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.["rows"]);
    database.close();
  }
  return rows;
}

/** The stack writes at the same time, so wait for a lock. */
const open = (path: string): DatabaseSync => new DatabaseSync(path, { readOnly: true, timeout: 10_000 });

/** A virtual table, such as a word index, cannot be read here. The tables behind it are read anyway. */
function rowsWith(database: DatabaseSync, table: string, text: string): number {
  try {
    const rows = database.prepare(`SELECT * FROM "${table.replaceAll('"', '""')}"`).all();
    return rows.filter((row) => Object.values(row).some((value) => textOf(value).includes(text))).length;
  } catch {
    return 0;
  }
}

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? new TextDecoder().decode(value) : typeof value === "string" ? value : "";

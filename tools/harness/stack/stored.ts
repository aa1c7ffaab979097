import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Counts the rows that contain a text, for each table of D1 and of every object in a data folder. Tables without such a row are left out.
 */
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

/** What a file holds; nothing where the stack has just removed it, as it does with a database's log. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/** The files of a data folder that contain a text anywhere, also where a database keeps what was deleted. */
export const filesWith = (dataDir: string, text: string): string[] =>
  globSync("**/*", { cwd: dataDir, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => contentOf(path).includes(text));

/** Counts the rows of a table in all databases of a stack together. */
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

/** Opens a database for reading. The stack may write at the same time, so it waits for a lock. */
const open = (path: string): DatabaseSync => new DatabaseSync(path, { readOnly: true, timeout: 10_000 });

/**
 * Counts the rows of a table that contain the text. A virtual table, such as a word index, cannot be read here; the ordinary tables that
 * store its data are read anyway.
 */
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

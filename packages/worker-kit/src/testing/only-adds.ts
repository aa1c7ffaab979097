/**
 * Whether a migration leaves a database that the version before it can still use: it only creates tables and plain indexes, adds columns,
 * and drops plain indexes of earlier migrations, without which the older version is only slower. This is what `SqliteMigration.additive`
 * must say. A statement that this function does not recognise counts as more than adding.
 *
 * The following is not additive, because what an older version writes or deletes later would fail or be wrong:
 * - filling columns (UPDATE, INSERT): rows that the older version writes would lack the value,
 * - a unique index, or a CHECK on a new column: it may refuse rows of the older version,
 * - a foreign key into an older table without ON DELETE: the older version could not delete rows there,
 * - triggers, RENAME, copies of a table, and any other DROP. A unique index may be what an older version's ON CONFLICT names.
 * @param earlier the SQL of the migrations before this one
 */
export function onlyAdds(sql: string, earlier: readonly string[] = []): boolean {
  const created = new Set<string>();
  const plain = new Set(
    [...earlier, sql].flatMap(statementsOf).flatMap((statement) => PLAIN_INDEX.exec(statement)?.[1] ?? []),
  );
  return statementsOf(sql).every((statement) => {
    const dropped = /^DROP INDEX (?:IF EXISTS )?(\w+)$/iu.exec(statement)?.[1];
    return dropped === undefined ? adds(statement, created) : plain.has(dropped);
  });
}

const PLAIN_INDEX = /^CREATE INDEX (?:IF NOT EXISTS )?(\w+) ON /iu;

/** Splits SQL into statements, without comments, without quotes around names and with all string literals emptied. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//gu, (part) => (part.startsWith("'") ? "''" : " "))
    .replaceAll(/[`"]/gu, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/gu, " ").trim())
    .filter((statement) => statement !== "");

/**
 * Whether one statement only adds.
 * @param created the tables that this migration has created so far; the function adds a new table to them
 */
function adds(statement: string, created: Set<string>): boolean {
  const table = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(/iu.exec(statement)?.[1];
  if (table) created.add(table);
  const unique = /^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?\w+ ON (\w+)/iu.exec(statement)?.[1];
  if (unique) return created.has(unique);
  if (/^CREATE (?:INDEX|VIRTUAL TABLE) /iu.test(statement)) return true;
  if (table) return holdsNothing(statement, created);
  return (
    /^ALTER TABLE \w+ ADD (?:COLUMN )?\w/iu.test(statement) &&
    !/\bCHECK\b/iu.test(statement) &&
    holdsNothing(statement, created)
  );
}

/** Whether the statement's foreign keys leave rows of older tables deletable. */
const holdsNothing = (statement: string, created: ReadonlySet<string>): boolean =>
  [...statement.matchAll(FOREIGN_KEY)].every(([, target = "", letsGo]) => created.has(target) || letsGo !== undefined);

const FOREIGN_KEY = /REFERENCES (\w+)(?: ?\([^)]*\))?(?: ON UPDATE (?:NO )?\w+)?( ON DELETE (?:CASCADE|SET NULL))?/giu;

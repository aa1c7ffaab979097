import { getTableColumns, is, sql, SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Database } from "./database.ts";

/** A row to write. Each value may be SQL instead. */
type Row<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferInsert"]]-?: Exclude<Table["$inferInsert"][Column], undefined> | SQL;
};

/**
 * `INSERT … SELECT … WHERE`: writes the row only if the condition is true at the moment of writing. Two requests at once cannot both pass
 * a check that was made earlier.
 */
export function insertIf<Table extends SQLiteTable>(db: Database, table: Table, row: Row<Table>, condition: SQL) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = row[name as keyof Row<Table>];
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
}

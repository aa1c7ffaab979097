import { firstRow } from "#worker-kit/sqlite";

/** The keys of single values in the table `state`. */
type ValueKey =
  | "revision"
  | "imported_rows"
  | "erased_at"
  | "rebuilding_since"
  | "faded_on"
  | "last_item"
  | "vectors_model"
  | "vectors_through";

export function readValue(sql: SqlStorage, key: ValueKey): string | null {
  const row = firstRow(sql.exec<{ value: string }>("SELECT value FROM state WHERE key = ?", key));
  return row?.value ?? null;
}

export function writeValue(sql: SqlStorage, key: ValueKey, value: string): void {
  sql.exec("INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", key, value);
}

export function clearValue(sql: SqlStorage, key: ValueKey): void {
  sql.exec("DELETE FROM state WHERE key = ?", key);
}

/**
 * The memory's revision. It grows with every change, so that an open tab can see that its data are outdated. A new turn stores its
 * revision in the row of its source.
 */
export function revision(sql: SqlStorage): number {
  const newest = firstRow(sql.exec<{ revision: number }>("SELECT revision FROM sources ORDER BY id DESC LIMIT 1"));
  return Math.max(Number(readValue(sql, "revision") ?? 0), newest?.revision ?? 0);
}

export function nextRevision(sql: SqlStorage): number {
  const next = revision(sql) + 1;
  writeValue(sql, "revision", String(next));
  return next;
}

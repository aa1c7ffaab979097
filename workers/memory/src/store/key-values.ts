import { firstRow } from "#worker-kit/sqlite";

/** Single values that belong to no table of their own. */
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
 * Grows with every change to what is remembered, so that an open tab knows that what it shows is old. A turn that is new brings its
 * revision in its source's row.
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

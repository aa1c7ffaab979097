import { firstRow } from "#worker-kit/first-row";

/** Single values that belong to no table of their own. */
type StateKey =
  | "revision"
  | "imported_rows"
  | "erased_at"
  | "rebuilding_since"
  | "faded_on"
  | "last_item"
  | "vectors_model"
  | "vectors_through";

export function readState(sql: SqlStorage, key: StateKey): string | null {
  const row = firstRow(sql.exec<{ value: string }>("SELECT value FROM state WHERE key = ?", key));
  return row?.value ?? null;
}

export function writeState(sql: SqlStorage, key: StateKey, value: string): void {
  sql.exec("INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", key, value);
}

export function clearState(sql: SqlStorage, key: StateKey): void {
  sql.exec("DELETE FROM state WHERE key = ?", key);
}

/**
 * Grows with every change to what is remembered, so that an open tab knows that what it shows is old. A turn that is new brings its
 * revision in its source's row.
 */
export function revision(sql: SqlStorage): number {
  const newest = firstRow(sql.exec<{ revision: number }>("SELECT revision FROM sources ORDER BY id DESC LIMIT 1"));
  return Math.max(Number(readState(sql, "revision") ?? 0), newest?.revision ?? 0);
}

export function nextRevision(sql: SqlStorage): number {
  const next = revision(sql) + 1;
  writeState(sql, "revision", String(next));
  return next;
}

/** The player's changes to an item. A null field leaves the item's own value. */
export interface Override extends Record<string, SqlStorageValue> {
  id: number;
  content: string | null;
  pinned: number | null;
  importance: number | null;
  forgotten: number;
}

/** Returns a function that finds the player's override of an item of this source, by the item's key and original text. */
export function overridesOf(sql: SqlStorage, sourceName: string): (key: string, original: string) => Override | null {
  const rows = sql
    .exec<Override & { key: string; original: string }>(
      "SELECT id, key, original, content, pinned, importance, forgotten FROM overrides WHERE source_name = ?",
      sourceName,
    )
    .toArray();
  return (key, original) => rows.find((row) => row.key === key && row.original === original) ?? null;
}

/** The id of the override for an item's key. It is created if there is none. */
export function overrideOf(sql: SqlStorage, sourceName: string, key: string, original: string): number {
  return sql
    .exec<{ id: number }>(
      `INSERT INTO overrides (source_name, key, original) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET original = excluded.original RETURNING id`,
      sourceName,
      key,
      original,
    )
    .one().id;
}

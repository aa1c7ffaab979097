/** What the player has made of something that a source says. A null leaves it as it was told. */
export interface Override extends Record<string, SqlStorageValue> {
  id: number;
  content: string | null;
  pinned: number | null;
  importance: number | null;
  forgotten: number;
}

/** All that the player has made of a source's items, asked for by key and what was told. */
export function overridesOf(sql: SqlStorage, sourceName: string): (key: string, original: string) => Override | null {
  const rows = sql
    .exec<Override & { key: string; original: string }>(
      "SELECT id, key, original, content, pinned, importance, forgotten FROM overrides WHERE source_name = ?",
      sourceName,
    )
    .toArray();
  return (key, original) => rows.find((row) => row.key === key && row.original === original) ?? null;
}

/** The override of what a source says under a key, which begins with this call where there is none. */
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

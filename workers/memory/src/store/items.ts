import type { MemoryDraft } from "#contracts/memory/items";
import type { SourceRow } from "./sources.ts";

/** Stores an item, in the index too where its source is active. Null where its source already has one of that key. */
export function insertItem(sql: SqlStorage, source: SourceRow, draft: MemoryDraft, at: string): number | null {
  const [row] = sql.exec<{ id: number }>(
    `INSERT INTO items (source_id, key, kind, content, speaker, importance, tone, secret, pinned, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
    source.id,
    draft.key,
    draft.kind,
    draft.content,
    draft.speaker,
    draft.importance,
    draft.tone,
    draft.secret ? 1 : 0,
    draft.pinned ? 1 : 0,
    at,
  );
  if (!row) return null;
  if (source.active) sql.exec("INSERT INTO item_index (rowid, content) VALUES (?, ?)", row.id, draft.content);
  return row.id;
}

/** Forgets the items of a source: the one of a key, or all but those by which the player has let the turn stand. */
export function deleteItems(sql: SqlStorage, sourceId: number, key: string | null = null): void {
  const doomed = sql
    .exec<{ id: number }>(
      "SELECT id FROM items WHERE source_id = ?1 AND iif(?2 IS NULL, key NOT LIKE 'kept:%', key = ?2)",
      sourceId,
      key,
    )
    .toArray();
  for (const { id } of doomed) {
    sql.exec("DELETE FROM item_index WHERE rowid = ?", id);
    sql.exec("DELETE FROM item_entities WHERE item_id = ?", id);
    sql.exec("DELETE FROM item_states WHERE item_id = ?", id);
    sql.exec("DELETE FROM closures WHERE item_id = ?", id);
    sql.exec("DELETE FROM items WHERE id = ?", id);
  }
}

export function contentOf(sql: SqlStorage, sourceId: number, key: string): string | null {
  const [row] = sql.exec<{ content: string }>(
    "SELECT content FROM items WHERE source_id = ? AND key = ?",
    sourceId,
    key,
  );
  return row?.content ?? null;
}

/** Puts a source's items into the index, or takes them out, as it joins or leaves the active path. */
export function indexSource(sql: SqlStorage, source: SourceRow): void {
  if (source.active) {
    sql.exec("INSERT INTO item_index (rowid, content) SELECT id, content FROM items WHERE source_id = ?", source.id);
  } else {
    sql.exec("DELETE FROM item_index WHERE rowid IN (SELECT id FROM items WHERE source_id = ?)", source.id);
  }
}

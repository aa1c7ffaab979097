import type { MadeVector, VectorWork } from "#contracts/rpc/vectors";
import { firstRow } from "#worker-kit/sqlite";
import { readValue, writeValue } from "../store/key-values.ts";

/**
 * The items that need a vector of that model, and the vectors to remove. If the model is another one than before, all vectors are made
 * again.
 */
export function vectorWork(sql: SqlStorage, model: string, limit: number): VectorWork {
  if (readValue(sql, "vectors_model") !== model) {
    sql.exec("DELETE FROM item_vectors");
    sql.exec("DELETE FROM vectors_wanted");
    writeValue(sql, "vectors_model", model);
    writeValue(sql, "vectors_through", "0");
  }
  const embed = sql
    .exec<{ id: number; content: string }>(
      `SELECT i.id, i.content FROM items i WHERE i.id IN (SELECT item_id FROM vectors_wanted ORDER BY item_id LIMIT ?2)
       UNION ALL SELECT * FROM (SELECT id, content FROM items WHERE id > ?1 ORDER BY id LIMIT ?2) LIMIT ?2`,
      through(sql),
      limit,
    )
    .toArray();
  const gone = sql.exec<{ item_id: number }>("SELECT item_id FROM vectors_gone ORDER BY item_id LIMIT ?", limit);
  return {
    embed: embed.map(({ id, content }) => ({ id: String(id), content })),
    remove: gone.toArray().map(({ item_id }) => String(item_id)),
  };
}

/**
 * Records which vectors were made and removed. An item whose text has changed since needs a vector again. Returns the vectors that are up
 * to date.
 */
export function noteTended(
  sql: SqlStorage,
  made: readonly MadeVector[],
  removed: readonly string[],
): { itemId: number; values: Float32Array | undefined }[] {
  const before = through(sql);
  let last = before;
  const holding = made.flatMap(({ id, content, values }) => {
    const itemId = Number(id);
    const item = firstRow(sql.exec<{ content: string }>("SELECT content FROM items WHERE id = ?", itemId));
    last = Math.max(last, itemId);
    sql.exec("DELETE FROM vectors_wanted WHERE item_id = ?", itemId);
    if (!item) sql.exec("INSERT OR IGNORE INTO vectors_gone (item_id) VALUES (?)", itemId);
    else if (item.content !== content) sql.exec("INSERT OR IGNORE INTO vectors_wanted (item_id) VALUES (?)", itemId);
    return item?.content === content ? [{ itemId, values }] : [];
  });
  if (last > before) writeValue(sql, "vectors_through", String(last));
  for (const id of removed) sql.exec("DELETE FROM vectors_gone WHERE item_id = ?", Number(id));
  return holding;
}

/** The ids of items that an external index may contain. */
export function vectorIds(sql: SqlStorage, afterId: string | null, limit: number): string[] {
  return sql
    .exec<{ id: number }>(
      `SELECT id FROM items WHERE id > ?1 AND id <= ?2 UNION SELECT item_id FROM vectors_gone WHERE item_id > ?1
       ORDER BY id LIMIT ?3`,
      Number(afterId ?? 0),
      through(sql),
      limit,
    )
    .toArray()
    .map(({ id }) => String(id));
}

/** The vectors that an external index may still contain when a campaign is erased, and the highest id that an item ever had. */
export interface VectorsLeft {
  readonly ids: readonly number[];
  readonly lastItem: number;
}

export function vectorsLeft(sql: SqlStorage): VectorsLeft {
  const rows = sql.exec<{ id: number }>(
    "SELECT id FROM items WHERE id <= ? UNION SELECT item_id FROM vectors_gone ORDER BY id",
    through(sql),
  );
  const { last } = sql
    .exec<{ last: number }>(
      "SELECT max(coalesce((SELECT max(id) FROM items), 0), coalesce((SELECT max(item_id) FROM vectors_gone), 0)) AS last",
    )
    .one();
  return {
    ids: rows.toArray().map(({ id }) => id),
    lastItem: Math.max(last, Number(readValue(sql, "last_item") ?? 0)),
  };
}

/**
 * Records in an empty memory which vectors must still be removed. No later item may get one of their ids, because its new vector would be
 * removed with the old one.
 */
export function storeRemainingVectors(sql: SqlStorage, { ids, lastItem }: VectorsLeft): void {
  if (ids.length === 0) return;
  sql.exec("INSERT INTO vectors_gone (item_id) SELECT value FROM json_each(?)", JSON.stringify(ids));
  writeValue(sql, "last_item", String(lastItem));
}

const through = (sql: SqlStorage): number => Number(readValue(sql, "vectors_through") ?? 0);

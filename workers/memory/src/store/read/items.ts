import type { MemoryItem } from "#contracts/entities/memory";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { MemoryKind } from "#contracts/memory/items";
import { anyOf, asTyped } from "../../domain/fts-query.ts";
import { significantWords, words } from "../../domain/words.ts";
import { ITEM_COLUMNS, type ItemRow, toItems } from "./item-rows.ts";
import { SEEN } from "./visible.ts";

/** The number of items on a page, and the most results of a search. If there are more results, the player must search more precisely. */
const PAGE = 50;
const FOUND = 100;
/** The most words of a search that are used. */
const WORDS = 24;

export interface ItemsQuery {
  readonly kind?: MemoryKind;
  readonly q?: string;
  readonly cursor?: string;
}

/**
 * Lists all items, page by page and newest first. It includes items that are no longer valid; they say when they ended. The cursor is the
 * last item shown, so that new items do not shift the pages. A search returns all its results at once, best first.
 */
export function listItems(sql: SqlStorage, { kind, q, cursor }: ItemsQuery): MemoryItemsAnswer {
  if (q !== undefined && q.trim() !== "") return { items: searchItems(sql, q, kind ?? null), nextCursor: null };
  const before = cursor === undefined ? null : Number(cursor);
  const rows = sql
    .exec<ItemRow>(
      `SELECT ${ITEM_COLUMNS} FROM items i JOIN sources s ON s.id = i.source_id
       WHERE ${SEEN} AND (?1 IS NULL OR i.kind = ?1) AND i.id < coalesce(?2, 9e15) ORDER BY i.id DESC LIMIT ?3`,
      kind ?? null,
      before,
      PAGE + 1,
    )
    .toArray();
  const shown = rows.slice(0, PAGE);
  return { items: toItems(sql, shown), nextCursor: rows.length > PAGE ? String(shown.at(-1)?.id) : null };
}

/**
 * Searches for items with all the words; the last word may be incomplete. If there are none, searches for items with any of the
 * significant words.
 */
function searchItems(sql: SqlStorage, q: string, kind: MemoryKind | null): MemoryItem[] {
  const found = matching(sql, asTyped(words(q).slice(0, WORDS)), kind);
  return toItems(sql, found.length > 0 ? found : matching(sql, anyOf(significantWords(q, WORDS)), kind));
}

function matching(sql: SqlStorage, query: string | null, kind: MemoryKind | null): ItemRow[] {
  if (query === null) return [];
  return sql
    .exec<ItemRow>(
      `SELECT ${ITEM_COLUMNS} FROM (
         SELECT rowid AS found, bm25(item_index) AS score FROM item_index WHERE item_index MATCH ?1
       ) JOIN items i ON i.id = found JOIN sources s ON s.id = i.source_id
       WHERE ${SEEN} AND (?2 IS NULL OR i.kind = ?2) ORDER BY score, i.id DESC LIMIT ?3`,
      query,
      kind,
      FOUND,
    )
    .toArray();
}

/** Null if the player can see no such item. */
export function findItem(sql: SqlStorage, id: string): MemoryItem | null {
  if (!/^\d{1,15}$/u.test(id)) return null;
  const rows = sql.exec<ItemRow>(
    `SELECT ${ITEM_COLUMNS} FROM items i JOIN sources s ON s.id = i.source_id WHERE i.id = ? AND ${SEEN}`,
    Number(id),
  );
  return toItems(sql, rows.toArray())[0] ?? null;
}

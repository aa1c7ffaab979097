import { quoted } from "../domain/fts-query.ts";
import { packTraits } from "../domain/traits.ts";
import { isCommon, words } from "../domain/words.ts";
import { cachesOf } from "./campaign-caches.ts";
import { itemsFrom, LISTED } from "./item-links.ts";
import type { SourceRow } from "./sources.ts";

/** Puts an item that is in the index under what it says now. */
export function reindexItem(sql: SqlStorage, itemId: number, content: string): void {
  // Its own old text must not make its words known.
  unindexItem(sql, itemId);
  const { novelty, traits } = readText(sql, content);
  sql.exec("UPDATE items SET novelty = ?, traits = ? WHERE id = ?", novelty, traits, itemId);
  indexItem(sql, itemId, content);
}

/** The features of a text that recall scores beside its words; computed before the text itself is in the index. */
export const readText = (sql: SqlStorage, content: string): { novelty: number; traits: number } => ({
  novelty: noveltyOf(sql, content),
  traits: packTraits(content),
});

/** Puts an item into the index under what it says. */
export const indexItem = (sql: SqlStorage, itemId: number, content: string): void =>
  void sql.exec("INSERT INTO item_index (rowid, content) VALUES (?, ?)", itemId, content);

export function unindexItem(sql: SqlStorage, itemId: number): void {
  cachesOf(sql).dropFoundWords();
  sql.exec("DELETE FROM item_index WHERE rowid = ?", itemId);
}

/** Puts a source's items into the index, or takes them out, as it joins or leaves the active path. */
export function indexSource(sql: SqlStorage, source: SourceRow): void {
  if (source.active) {
    cachesOf(sql).dropMatches();
    sql.exec(
      `INSERT INTO item_index (rowid, content) SELECT i.id, i.content FROM ${LISTED}`,
      itemsFrom(sql, source.id),
    );
  } else {
    cachesOf(sql).dropFoundWords();
    sql.exec(`DELETE FROM item_index WHERE rowid IN (SELECT i.id FROM ${LISTED})`, itemsFrom(sql, source.id));
  }
}

/** Words looked up, at most, to find how new a text is. */
const MOST_WORDS = 60;
/** Added to the number of words, so that a text of one new word does not count as entirely new. */
const FEW_WORDS = 3;

const MOST_FOUND_WORDS = 20_000;

/** The share of a text's significant words that no indexed item has yet, 0..1. */
function noveltyOf(sql: SqlStorage, content: string): number {
  const significant = [...new Set(words(content))].filter((word) => !isCommon(word)).slice(0, MOST_WORDS);
  const known = cachesOf(sql).foundWords;
  const unsure = significant.filter((word) => !known.has(word));
  const { found } = sql
    .exec<{ found: string }>(
      `SELECT json_group_array(word.key) AS found FROM json_each(?) word
       WHERE EXISTS (SELECT 1 FROM item_index WHERE item_index MATCH word.value)`,
      JSON.stringify(unsure.map(quoted)),
    )
    .one();
  const places = JSON.parse(found) as number[];
  for (const place of places) if (known.size < MOST_FOUND_WORDS) known.add(unsure[place] as string);
  return (unsure.length - places.length) / (significant.length + FEW_WORDS);
}

import { quoted } from "../domain/fts-query.ts";
import { packTraits } from "../domain/traits.ts";
import { isCommon, words } from "../domain/words.ts";
import { cachesOf } from "./campaign-caches.ts";
import { itemsFrom, LISTED } from "./item-links.ts";
import type { SourceRow } from "./sources.ts";

/** Updates the full-text index for an item with a new text. */
export function reindexItem(sql: SqlStorage, itemId: number, content: string): void {
  // The item's old text is removed first, because its words must not count as known.
  unindexItem(sql, itemId);
  const { novelty, traits } = readText(sql, content);
  sql.exec("UPDATE items SET novelty = ?, traits = ? WHERE id = ?", novelty, traits, itemId);
  indexItem(sql, itemId, content);
}

/** The features of a text that recall uses in addition to its words. They must be computed before the text is indexed. */
export const readText = (sql: SqlStorage, content: string): { novelty: number; traits: number } => ({
  novelty: noveltyOf(sql, content),
  traits: packTraits(content),
});

/** Adds an item with its text to the full-text index. */
export const indexItem = (sql: SqlStorage, itemId: number, content: string): void =>
  void sql.exec("INSERT INTO item_index (rowid, content) VALUES (?, ?)", itemId, content);

export function unindexItem(sql: SqlStorage, itemId: number): void {
  cachesOf(sql).dropFoundWords();
  sql.exec("DELETE FROM item_index WHERE rowid = ?", itemId);
}

/** Adds a source's items to the full-text index when it joins the active path, or removes them when it leaves. */
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

/** The most words of a text that are looked up to compute its novelty. */
const MOST_WORDS = 60;
/** Added to the number of words, so that a text of one new word does not count as entirely new. */
const FEW_WORDS = 3;

const MOST_FOUND_WORDS = 20_000;

/** The share of a text's significant words that no indexed item contains yet, from 0 to 1. */
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

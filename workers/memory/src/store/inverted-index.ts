import { Postings } from "./postings.ts";
import { FIRST_STORY_ORDER } from "./story-order.ts";
import type { EntityMention } from "./entity-mention.ts";

/**
 * Which items are about an entity and which come from a source, and which sources tell of an entity: the way back from what items
 * and sources say themselves, kept in memory. It is read from storage when it is first asked for, and then only what is new; who
 * changes what is stored says so here. Items of sources that are not active are in it too: storage is asked of what is found.
 */
class InvertedIndex {
  readonly items = new Postings();
  readonly from = new Postings();
  /** Sources by where in the story they tell of an entity (toldAt), and those of them that describe it. */
  readonly mentioning = new Postings();
  readonly describing = new Postings();
  #lastSource = 0;
  #last = 0;

  /** Learns of the items that came since it was last asked. As one text for each column: to take them row by row takes longer. */
  refresh(sql: SqlStorage): void {
    const { ids, sources, entities } = sql
      .exec<{ ids: string; sources: string; entities: string }>(
        `SELECT json_group_array(id) AS ids, json_group_array(source_id) AS sources, json_group_array(json(entities)) AS entities
         FROM items WHERE id > ?`,
        this.#last,
      )
      .one();
    const [from, about] = [JSON.parse(sources) as number[], JSON.parse(entities) as number[][]];
    for (const [place, id] of (JSON.parse(ids) as number[]).entries()) {
      this.from.add(from[place] as number, id);
      for (const entity of about[place] ?? []) this.items.add(entity, id);
      this.#last = Math.max(this.#last, id);
    }
    this.#refreshSources(sql);
  }

  /** An item is no more. */
  deleted(item: number, source: number, about: readonly number[]): void {
    if (item > this.#last) return;
    this.from.remove(source, item);
    for (const entity of about) this.items.remove(entity, item);
  }

  #refreshSources(sql: SqlStorage): void {
    const { ids, tellings: mentionsJson } = sql
      .exec<{ ids: string; tellings: string }>(
        "SELECT json_group_array(id) AS ids, json_group_array(json(tellings)) AS tellings FROM sources WHERE id > ?",
        this.#lastSource,
      )
      .one();
    const mentionsBySource = JSON.parse(mentionsJson) as EntityMention[][];
    for (const [place, id] of (JSON.parse(ids) as number[]).entries()) {
      for (const mention of mentionsBySource[place] ?? []) this.#add(id, mention);
      this.#lastSource = Math.max(this.#lastSource, id);
    }
  }

  #add(source: number, { entity, story, description }: EntityMention): void {
    this.mentioning.add(entity, mentionKey(story, source));
    if (description !== "") this.describing.add(entity, mentionKey(story, source));
  }

  /** A source says otherwise of entities than before. */
  mentionsChanged(source: number, before: readonly EntityMention[], after: readonly EntityMention[]): void {
    if (source > this.#lastSource) return;
    for (const { entity, story } of before) {
      this.mentioning.remove(entity, mentionKey(story, source));
      this.describing.remove(entity, mentionKey(story, source));
    }
    for (const mention of after) this.#add(source, mention);
  }

  /** An item is about others than before. */
  changed(item: number, before: readonly number[], after: readonly number[]): void {
    // What was not read yet will be read as it is then.
    if (item > this.#last) return;
    for (const entity of before) this.items.remove(entity, item);
    for (const entity of after) this.items.add(entity, item);
  }
}

/** More sources than a campaign may have (contracts/limits.ts), and no more than leave room for every place in the story. */
const SOURCES = 2 ** 22;
/** One number by which tellings are in the order of the story, and of one place by their sources. */
const mentionKey = (story: number, source: number): number => (story - FIRST_STORY_ORDER) * SOURCES + source;
export const sourceOfKey = (at: number): number => at % SOURCES;

/** What each object keeps in memory. */
const indexes = new WeakMap<SqlStorage, InvertedIndex>();

export function invertedIndexOf(sql: SqlStorage): InvertedIndex {
  const index = indexes.get(sql) ?? new InvertedIndex();
  indexes.set(sql, index);
  index.refresh(sql);
  return index;
}

/** The same where it was ever asked for; what was not needs not be told what changes. */
export const loadedIndex = (sql: SqlStorage): InvertedIndex | undefined => indexes.get(sql);

/** What was read may never have come to be, or is gone. */
export function dropInvertedIndex(sql: SqlStorage): void {
  indexes.delete(sql);
}

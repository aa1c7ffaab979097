import { Postings } from "./postings.ts";
import { FIRST_STORY_ORDER } from "./story-order.ts";
import type { EntityMention } from "./entity-mention.ts";

/**
 * In-memory inverted index: entity → items, entity → sources, source → items. `refresh` reads what was added since the last time;
 * code that changes stored rows calls `changed`, `deleted` or `mentionsChanged`. It holds inactive sources too: callers filter by SQL.
 */
export class InvertedIndex {
  readonly items = new Postings();
  readonly from = new Postings();
  /** By entity, the sources that mention it, in story order (mentionKey); and those of them that describe it. */
  readonly mentioning = new Postings();
  readonly describing = new Postings();
  #lastSource = 0;
  #last = 0;

  /** Reads the items and sources added since the last time. One JSON text for each column: row by row takes longer. */
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

  /** An item was deleted. */
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

  /** The mentions of a stored source were replaced. */
  mentionsChanged(source: number, before: readonly EntityMention[], after: readonly EntityMention[]): void {
    if (source > this.#lastSource) return;
    for (const { entity, story } of before) {
      this.mentioning.remove(entity, mentionKey(story, source));
      this.describing.remove(entity, mentionKey(story, source));
    }
    for (const mention of after) this.#add(source, mention);
  }

  /** The entities of a stored item were replaced. */
  changed(item: number, before: readonly number[], after: readonly number[]): void {
    // An item that was not read yet will be read with its new entities.
    if (item > this.#last) return;
    for (const entity of before) this.items.remove(entity, item);
    for (const entity of after) this.items.add(entity, item);
  }
}

/** More sources than a campaign may have (contracts/limits.ts), and no more than leave room for every place in the story. */
const SOURCES = 2 ** 22;
/** One number that sorts mentions by story order, then by source. */
const mentionKey = (story: number, source: number): number => (story - FIRST_STORY_ORDER) * SOURCES + source;
export const sourceOfKey = (at: number): number => at % SOURCES;

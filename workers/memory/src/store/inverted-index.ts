import { Postings } from "./postings.ts";
import { FIRST_STORY_ORDER } from "./story-order.ts";
import type { EntityMention } from "./entity-mention.ts";

/**
 * An index in memory: entity → items, entity → sources, source → items. `refresh` reads what was added since the last time. Code that
 * changes stored rows must call `changed`, `deleted` or `mentionsChanged`. The index contains inactive sources too; callers filter them
 * by SQL.
 */
export class InvertedIndex {
  readonly items = new Postings();
  readonly from = new Postings();
  /**
   * For each entity, the sources that mention it (`mentioning`) and the ones that describe it (`describing`), in story order
   * (mentionKey).
   */
  readonly mentioning = new Postings();
  readonly describing = new Postings();
  #lastSource = 0;
  #last = 0;

  /**
   * Reads the items and sources added since the last time. Each column is read as one JSON text, because reading row by row takes longer.
   */
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

  /** Call this when an item was deleted. */
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

  /** Call this when the mentions of a stored source were replaced. */
  mentionsChanged(source: number, before: readonly EntityMention[], after: readonly EntityMention[]): void {
    if (source > this.#lastSource) return;
    for (const { entity, story } of before) {
      this.mentioning.remove(entity, mentionKey(story, source));
      this.describing.remove(entity, mentionKey(story, source));
    }
    for (const mention of after) this.#add(source, mention);
  }

  /** Call this when the entities of a stored item were replaced. */
  changed(item: number, before: readonly number[], after: readonly number[]): void {
    // An item that has not been read yet will be read later with its new entities.
    if (item > this.#last) return;
    for (const entity of before) this.items.remove(entity, item);
    for (const entity of after) this.items.add(entity, item);
  }
}

/** More sources than a campaign may have (contracts/limits.ts). Small enough that the product with any story order is a safe integer. */
const SOURCES = 2 ** 22;
/** A number that sorts mentions by story order, then by source. */
const mentionKey = (story: number, source: number): number => (story - FIRST_STORY_ORDER) * SOURCES + source;
export const sourceOfKey = (at: number): number => at % SOURCES;

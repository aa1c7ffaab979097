import { Postings } from "./postings.ts";
import type { Telling } from "./tellings.ts";

/**
 * Which items are about an entity and which come from a source, and which sources tell of an entity: the way back from what items
 * and sources say themselves, kept in memory. It is read from storage when it is first asked for, and then only what is new; who
 * changes what is stored says so here. Items of sources that are not active are in it too: storage is asked of what is found.
 */
class Mentions {
  readonly items = new Postings();
  readonly from = new Postings();
  /** Sources by where in the story they tell of an entity (toldAt), and those of them that describe it. */
  readonly told = new Postings();
  readonly described = new Postings();
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
    const { ids, tellings } = sql
      .exec<{ ids: string; tellings: string }>(
        "SELECT json_group_array(id) AS ids, json_group_array(json(tellings)) AS tellings FROM sources WHERE id > ?",
        this.#lastSource,
      )
      .one();
    const told = JSON.parse(tellings) as Telling[][];
    for (const [place, id] of (JSON.parse(ids) as number[]).entries()) {
      for (const telling of told[place] ?? []) this.#add(id, telling);
      this.#lastSource = Math.max(this.#lastSource, id);
    }
  }

  #add(source: number, { entity, story, description }: Telling): void {
    this.told.add(entity, toldAt(story, source));
    if (description !== "") this.described.add(entity, toldAt(story, source));
  }

  /** A source says otherwise of entities than before. */
  retold(source: number, before: readonly Telling[], after: readonly Telling[]): void {
    if (source > this.#lastSource) return;
    for (const { entity, story } of before) {
      this.told.remove(entity, toldAt(story, source));
      this.described.remove(entity, toldAt(story, source));
    }
    for (const telling of after) this.#add(source, telling);
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
/** One number by which tellings are in the order of the story, and of one place by their sources. The first place is -3. */
const toldAt = (story: number, source: number): number => (story + 3) * SOURCES + source;

/** What each object keeps in memory. */
const kept = new WeakMap<SqlStorage, Mentions>();

function mentionsOf(sql: SqlStorage): Mentions {
  const mentions = kept.get(sql) ?? new Mentions();
  kept.set(sql, mentions);
  mentions.refresh(sql);
  return mentions;
}

/** What was read may never have come to be, or is gone. */
export function forgetMentions(sql: SqlStorage): void {
  kept.delete(sql);
}

/** SQL: a JSON list of items, as `i`, in its order. */
export const LISTED = "json_each(?1) listed CROSS JOIN items i ON i.id = listed.value";

/** What sources say, a JSON list of items for LISTED: source by source, each in the order it was stored. */
export const itemsFrom = (sql: SqlStorage, ...sourceIds: readonly number[]): string => {
  const { from } = mentionsOf(sql);
  return JSON.stringify(sourceIds.flatMap((source) => from.of(source)));
};

/** Items about an entity, of whatever source, the latest last. */
export const itemsAbout = (sql: SqlStorage, entity: number): readonly number[] => mentionsOf(sql).items.of(entity);

/** Which of the entities each of the items is about, in the entities' order; items about none of them are left out. */
export function linksOf(
  sql: SqlStorage,
  itemIds: readonly number[],
  entityIds: readonly number[],
): Map<number, number[]> {
  const { items } = mentionsOf(sql);
  const links = new Map<number, number[]>();
  for (const item of itemIds) {
    const about = entityIds.filter((entity) => items.has(entity, item));
    if (about.length > 0) links.set(item, about);
  }
  return links;
}

/** For each of the entities the latest items about it that come from active sources, the latest first; at most so many. */
export function activeItemsAbout(sql: SqlStorage, entityIds: readonly number[], most: number): number[][] {
  const { items } = mentionsOf(sql);
  const asked = entityIds.map((entity) => items.of(entity));
  const latest = asked.map((about) => about.slice(-most));
  const active = activeOf(sql, latest.flat());
  return asked.map((about, place) => {
    const found = (latest[place] ?? []).filter((item) => active.has(item));
    if (found.length === most || about.length <= most) return found.toReversed();
    // Some of the latest were undone: there may be as many before them.
    const all = activeOf(sql, about);
    return about
      .filter((item) => all.has(item))
      .slice(-most)
      .toReversed();
  });
}

/** Those of the entities that any item of an active source is about. */
export function spokenOf(sql: SqlStorage, entityIds: readonly number[]): ReadonlySet<number> {
  const found = activeItemsAbout(sql, entityIds, 1);
  return new Set(entityIds.filter((_, place) => found[place]?.length === 1));
}

function activeOf(sql: SqlStorage, itemIds: readonly number[]): ReadonlySet<number> {
  const { found } = sql
    .exec<{ found: string }>(
      `SELECT json_group_array(i.id) AS found FROM json_each(?) wanted
       CROSS JOIN items i ON i.id = wanted.value CROSS JOIN sources s ON s.id = i.source_id WHERE s.active = 1`,
      JSON.stringify(itemIds),
    )
    .one();
  return new Set(JSON.parse(found) as number[]);
}

/** Whom an item is about, by their ids in order. */
export const entitiesOf = (sql: SqlStorage, itemId: number): number[] =>
  JSON.parse(
    sql.exec<{ entities: string }>("SELECT entities FROM items WHERE id = ?", itemId).one().entities,
  ) as number[];

/** Makes an item that is stored be about these entities. */
export function linkItem(sql: SqlStorage, itemId: number, entityIds: Iterable<number>): void {
  const before = entitiesOf(sql, itemId);
  const after = asLinks(entityIds);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  sql.exec("UPDATE items SET entities = ? WHERE id = ?", JSON.stringify(after), itemId);
  kept.get(sql)?.changed(itemId, before, after);
}

/** An item is about to be deleted. */
export function unlinkItem(sql: SqlStorage, itemId: number): void {
  const { source_id } = sql.exec<{ source_id: number }>("SELECT source_id FROM items WHERE id = ?", itemId).one();
  kept.get(sql)?.deleted(itemId, source_id, entitiesOf(sql, itemId));
}

/** Each once, in order, as items keep them. */
export const asLinks = (entityIds: Iterable<number>): number[] => [...new Set(entityIds)].toSorted((a, b) => a - b);

/** Sources that tell of an entity, be they active or not, in the order of the story. */
export const tellersOf = (sql: SqlStorage, entity: number): number[] =>
  mentionsOf(sql)
    .told.of(entity)
    .map((at) => at % SOURCES);

/** As above, of those that describe it. */
export const describersOf = (sql: SqlStorage, entity: number): number[] =>
  mentionsOf(sql)
    .described.of(entity)
    .map((at) => at % SOURCES);

/** Those of the entities that any active source tells of. */
export function toldOf(sql: SqlStorage, entityIds: readonly number[]): ReadonlySet<number> {
  const { found } = sql
    .exec<{ found: string }>(
      `SELECT json_group_array(entity) AS found FROM (
         SELECT DISTINCT asked.value ->> 0 AS entity FROM json_each(?) asked, json_each(asked.value, '$[1]') teller
         CROSS JOIN sources s ON s.id = teller.value WHERE s.active = 1
       )`,
      JSON.stringify(entityIds.map((entity) => [entity, tellersOf(sql, entity)])),
    )
    .one();
  return new Set(JSON.parse(found) as number[]);
}

/** What a source that is stored says of entities is another thing than before. */
export const noteTellings = (
  sql: SqlStorage,
  source: number,
  before: readonly Telling[],
  after: readonly Telling[],
): void => kept.get(sql)?.retold(source, before, after);

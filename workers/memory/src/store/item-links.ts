import { cachesOf } from "./campaign-caches.ts";

/** SQL: a JSON list of items, as `i`, in its order. */
export const LISTED = "json_each(?1) listed CROSS JOIN items i ON i.id = listed.value";

/** What sources say, a JSON list of items for LISTED: source by source, each in the order it was stored. */
export const itemsFrom = (sql: SqlStorage, ...sourceIds: readonly number[]): string => {
  const { from } = cachesOf(sql).index(sql);
  return JSON.stringify(sourceIds.flatMap((source) => from.of(source)));
};

/** Items about an entity, of whatever source, the latest last. */
export const itemsAbout = (sql: SqlStorage, entity: number): readonly number[] =>
  cachesOf(sql).index(sql).items.of(entity);

/** Which of the entities each of the items is about, in the entities' order; items about none of them are left out. */
export function linksOf(
  sql: SqlStorage,
  itemIds: readonly number[],
  entityIds: readonly number[],
): Map<number, number[]> {
  const { items } = cachesOf(sql).index(sql);
  const links = new Map<number, number[]>();
  for (const item of itemIds) {
    const about = entityIds.filter((entity) => items.has(entity, item));
    if (about.length > 0) links.set(item, about);
  }
  return links;
}

/** For each of the entities the latest items about it that come from active sources, the latest first; at most so many. */
export function activeItemsAbout(sql: SqlStorage, entityIds: readonly number[], most: number): number[][] {
  const { items } = cachesOf(sql).index(sql);
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
export function mentionedInItems(sql: SqlStorage, entityIds: readonly number[]): ReadonlySet<number> {
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
  cachesOf(sql).loadedIndex?.changed(itemId, before, after);
}

/** An item is about to be deleted. */
export function unlinkItem(sql: SqlStorage, itemId: number): void {
  const { source_id } = sql.exec<{ source_id: number }>("SELECT source_id FROM items WHERE id = ?", itemId).one();
  cachesOf(sql).loadedIndex?.deleted(itemId, source_id, entitiesOf(sql, itemId));
}

/** Each once, in order, as items keep them. */
export const asLinks = (entityIds: Iterable<number>): number[] => [...new Set(entityIds)].toSorted((a, b) => a - b);

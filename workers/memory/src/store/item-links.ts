import { cachesOf } from "./campaign-caches.ts";

/** SQL that reads a JSON list of item ids as rows `i`, in the order of the list. */
export const LISTED = "json_each(?1) listed CROSS JOIN items i ON i.id = listed.value";

/** The items of these sources as a JSON list for LISTED: source by source, each in the order they were stored. */
export const itemsFrom = (sql: SqlStorage, ...sourceIds: readonly number[]): string => {
  const { from } = cachesOf(sql).index(sql);
  return JSON.stringify(sourceIds.flatMap((source) => from.of(source)));
};

/** The items that mention an entity, from active and inactive sources, the latest last. */
export const itemsAbout = (sql: SqlStorage, entity: number): readonly number[] =>
  cachesOf(sql).index(sql).items.of(entity);

/** For each item, which of the given entities it mentions, in the given order of entities. Items that mention none are left out. */
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

/** For each of the entities, the latest items of active sources that mention it: at most `most`, the latest first. */
export function activeItemsAbout(sql: SqlStorage, entityIds: readonly number[], most: number): number[][] {
  const { items } = cachesOf(sql).index(sql);
  const asked = entityIds.map((entity) => items.of(entity));
  const latest = asked.map((about) => about.slice(-most));
  const active = activeOf(sql, latest.flat());
  return asked.map((about, place) => {
    const found = (latest[place] ?? []).filter((item) => active.has(item));
    if (found.length === most || about.length <= most) return found.toReversed();
    // Some of the latest items were undone, so earlier ones must be read to find enough.
    const all = activeOf(sql, about);
    return about
      .filter((item) => all.has(item))
      .slice(-most)
      .toReversed();
  });
}

/** The given entities that at least one item of an active source mentions. */
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

/** The ids of the entities that an item mentions, in ascending order. */
export const entitiesOf = (sql: SqlStorage, itemId: number): number[] =>
  JSON.parse(
    sql.exec<{ entities: string }>("SELECT entities FROM items WHERE id = ?", itemId).one().entities,
  ) as number[];

/** Sets the entities that a stored item mentions. */
export function linkItem(sql: SqlStorage, itemId: number, entityIds: Iterable<number>): void {
  const before = entitiesOf(sql, itemId);
  const after = asLinks(entityIds);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  sql.exec("UPDATE items SET entities = ? WHERE id = ?", JSON.stringify(after), itemId);
  cachesOf(sql).loadedIndex?.changed(itemId, before, after);
}

/** Removes an item's links. Call this before the item is deleted. */
export function unlinkItem(sql: SqlStorage, itemId: number): void {
  const { source_id } = sql.exec<{ source_id: number }>("SELECT source_id FROM items WHERE id = ?", itemId).one();
  cachesOf(sql).loadedIndex?.deleted(itemId, source_id, entitiesOf(sql, itemId));
}

/** Removes duplicate entity ids and sorts them, as items store them. */
export const asLinks = (entityIds: Iterable<number>): number[] => [...new Set(entityIds)].toSorted((a, b) => a - b);

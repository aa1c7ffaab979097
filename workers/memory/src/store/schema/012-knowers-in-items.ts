import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/**
 * Stores the entities that know of an item in the item's own row, because every further row is billed (docs/decisions/019). The columns:
 * - items.knowers: their ids, a sorted JSON list.
 * - items.known: 2 if only those in `knowers` know of it. 1 is for items of earlier versions, whose knowers are in item_knowers. A version
 * without this migration takes a 2 for a 0: anybody may know it.
 *
 * The index from entities to items is only needed to merge two entities and to end a rebuild. Both read all items once.
 */
export const KNOWERS_IN_ITEMS: SqliteMigration = {
  id: "012-knowers-in-items",
  additive: true,
  sql: `
    DROP INDEX knowers_by_entity;
    ALTER TABLE items ADD COLUMN knowers TEXT NOT NULL DEFAULT '[]';
  `,
};

import type { SqliteMigration } from "#worker-kit/sqlite-migration";
import { VECTOR_TRIGGERS } from "./005-vectors.ts";

/**
 * Stores a turn in one row for its source and one row for each item, because every further row is billed, rows of indexes too
 * (docs/decisions/019). The columns:
 * - sources.tellings: what the source says about entities, a JSON list with their ids (entity-mention.ts).
 * - sources.recalled: ids of items that were recalled before the turn was digested, a JSON list. It is used in addition to items.recalls.
 * - sources.revision: the memory's revision when the source was recorded. The current revision is the newest source's or the one in
 * `state`, whichever is higher.
 * - items.entities: ids of the entities that the item mentions, a sorted JSON list. The reverse direction is held in memory
 * (inverted-index.ts).
 *
 * A new item gets the highest id plus one, because AUTOINCREMENT wrote a row for each item. Still, an id is never used twice: when the
 * last item is deleted, its id is stored as last_item in `state`. A turn's items are found by item-links.ts. Lore and the player's own
 * items may be many; they are found with the index items_beside_turns. The index active_sessions is removed because no query used it.
 */
export const ONE_ROW_A_TURN: SqliteMigration = {
  id: "010-one-row-a-turn",
  additive: false,
  sql: `
    ALTER TABLE sources ADD COLUMN tellings TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE sources ADD COLUMN recalled TEXT;
    ALTER TABLE sources ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    UPDATE sources SET revision = coalesce((SELECT CAST(value AS INTEGER) FROM state WHERE key = 'revision'), 0), tellings = (
      SELECT json_group_array(json_object('entity', entity_id, 'type', type, 'description', description, 'story', story))
      FROM (SELECT * FROM entity_tellings WHERE source_id = sources.id ORDER BY entity_id)
    );
    DROP TABLE entity_tellings;
    DROP INDEX active_sessions;

    INSERT INTO state (key, value)
      SELECT 'last_item', CAST(seq AS TEXT) FROM sqlite_sequence
      WHERE name = 'items' AND seq > (SELECT coalesce(max(id), 0) FROM items);
    PRAGMA defer_foreign_keys = on;
    CREATE TABLE items_before AS SELECT *, (
      SELECT json_group_array(entity_id) FROM (SELECT entity_id FROM item_entities WHERE item_id = items.id ORDER BY entity_id)
    ) FROM items;
    DROP TABLE item_entities;
    DROP TABLE items;
    CREATE TABLE items (
      id INTEGER PRIMARY KEY,
      source_id INTEGER NOT NULL REFERENCES sources (id),
      key TEXT NOT NULL,
      kind TEXT NOT NULL,
      content TEXT NOT NULL,
      speaker TEXT,
      importance INTEGER NOT NULL,
      tone TEXT NOT NULL,
      secret INTEGER NOT NULL,
      pinned INTEGER NOT NULL,
      at TEXT NOT NULL,
      story INTEGER NOT NULL DEFAULT -2,
      ordinal INTEGER NOT NULL DEFAULT 0,
      context TEXT NOT NULL DEFAULT '',
      known INTEGER NOT NULL DEFAULT 0,
      faded INTEGER NOT NULL DEFAULT 0,
      recalls INTEGER NOT NULL DEFAULT 0,
      superseded_by INTEGER,
      seen_superseded_by INTEGER,
      override_id INTEGER REFERENCES overrides (id),
      novelty REAL NOT NULL DEFAULT 0.2,
      traits INTEGER NOT NULL DEFAULT 0,
      entities TEXT NOT NULL DEFAULT '[]'
    );
    INSERT INTO items SELECT * FROM items_before;
    DROP TABLE items_before;
    PRAGMA defer_foreign_keys = off;
    CREATE UNIQUE INDEX items_beside_turns ON items (source_id, key) WHERE story < 0 OR (story & 1) = 1;
    CREATE INDEX pinned_items ON items (id) WHERE pinned = 1;
    CREATE INDEX items_by_override ON items (override_id) WHERE override_id IS NOT NULL;
    ${VECTOR_TRIGGERS}
  `,
};

import type { SqliteMigration } from "#worker-kit/sqlite-migrations";

/** What a turn says of itself stands in its source's row, and an item of a turn is one row: every further one is billed. */
export const ONE_ROW_AN_ITEM: SqliteMigration = {
  id: "011-one-row-an-item",
  sql: `
    -- recalled: ids of items that were recalled before the turn was digested, a JSON list. It stands beside items.recalls.
    ALTER TABLE sources ADD COLUMN recalled TEXT;
    -- revision: the memory's when the source was recorded. The newest source's, or state's where that is higher, is the present one.
    ALTER TABLE sources ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    UPDATE sources SET revision = coalesce((SELECT CAST(value AS INTEGER) FROM state WHERE key = 'revision'), 0);
    -- Nothing asks by it: sittings are found by the turns before them.
    DROP INDEX active_sessions;

    -- An id is never given twice: where the last item is deleted, state's last_item is its id. AUTOINCREMENT wrote it for every item.
    INSERT INTO state (key, value)
      SELECT 'last_item', CAST(seq AS TEXT) FROM sqlite_sequence
      WHERE name = 'items' AND seq > (SELECT coalesce(max(id), 0) FROM items);
    PRAGMA defer_foreign_keys = on;
    CREATE TABLE items_before AS SELECT * FROM items;
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
    -- Those of a turn are few and found by item-links.ts; of lore, and by the player's hand, there may be any number.
    CREATE UNIQUE INDEX items_beside_turns ON items (source_id, key) WHERE story < 0 OR (story & 1) = 1;
    CREATE INDEX pinned_items ON items (id) WHERE pinned = 1;
    CREATE INDEX items_by_override ON items (override_id) WHERE override_id IS NOT NULL;
    -- As in 005-vectors.
    CREATE TRIGGER vector_of_changed AFTER UPDATE OF content ON items
    WHEN old.content <> new.content AND new.id <= (SELECT CAST(value AS INTEGER) FROM state WHERE key = 'vectors_through')
    BEGIN
      INSERT OR IGNORE INTO vectors_wanted (item_id) VALUES (new.id);
    END;
    CREATE TRIGGER vector_of_deleted AFTER DELETE ON items
    WHEN old.id <= (SELECT CAST(value AS INTEGER) FROM state WHERE key = 'vectors_through')
    BEGIN
      DELETE FROM item_vectors WHERE item_id = old.id;
      DELETE FROM vectors_wanted WHERE item_id = old.id;
      INSERT OR IGNORE INTO vectors_gone (item_id) VALUES (old.id);
    END;
  `,
};

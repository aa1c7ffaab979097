import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Triggers on the table `items`. They are dropped with that table, so a migration that recreates the table must create them again. */
export const VECTOR_TRIGGERS = `
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
`;

/**
 * Stores the vectors of items, and which items still need one. Items get their vectors in the order of their ids; `vectors_through` in
 * the table `state` is the last item that has one. Without an embedding model, nothing is ever written here.
 */
export const VECTORS: SqliteMigration = {
  id: "005-vectors",
  additive: false,
  sql: `
    -- Where memory itself is the index: eight bits a dimension, times scale.
    CREATE TABLE item_vectors (item_id INTEGER PRIMARY KEY, scale REAL NOT NULL, vector BLOB NOT NULL);

    -- Items that say something else than their vector was made of, and items that are no more but whose vectors may be.
    CREATE TABLE vectors_wanted (item_id INTEGER PRIMARY KEY);
    CREATE TABLE vectors_gone (item_id INTEGER PRIMARY KEY);

    ${VECTOR_TRIGGERS}
  `,
};

import type { SqliteMigration } from "#worker-kit/sqlite";

/** They go with the table of items; so a step that makes that anew makes them anew. */
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
 * Vectors of items, and what is left to do for them. Items get their vectors in the order of their ids: state's `vectors_through` is
 * the last one that has; without an embedding model there is none, and nothing here is ever written.
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

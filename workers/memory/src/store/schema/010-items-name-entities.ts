import type { SqliteMigration } from "#worker-kit/sqlite-migrations";

/** Whom an item is about stands in its own row: a row for each pair, and one of the index back, were a third of all that a turn wrote. */
export const ITEMS_NAME_ENTITIES: SqliteMigration = {
  id: "010-items-name-entities",
  sql: `
    -- Ids of entities, a JSON list in their order. The way back is kept in memory: see mentions.ts.
    ALTER TABLE items ADD COLUMN entities TEXT NOT NULL DEFAULT '[]';
    UPDATE items SET entities = (
      SELECT json_group_array(entity_id) FROM (SELECT entity_id FROM item_entities WHERE item_id = items.id ORDER BY entity_id)
    );
    DROP TABLE item_entities;
  `,
};

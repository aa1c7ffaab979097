import type { SqliteMigration } from "#worker-kit/sqlite-migrations";

/** What a source says of entities stands in its own row. */
export const SOURCES_KEEP_TELLINGS: SqliteMigration = {
  id: "012-sources-keep-tellings",
  sql: `
    -- A JSON list, by the entities' ids: entity, type, description, and where in the story it stands. See tellings.ts.
    ALTER TABLE sources ADD COLUMN tellings TEXT NOT NULL DEFAULT '[]';
    UPDATE sources SET tellings = (
      SELECT json_group_array(json_object('entity', entity_id, 'type', type, 'description', description, 'story', story))
      FROM (SELECT * FROM entity_tellings WHERE source_id = sources.id ORDER BY entity_id)
    );
    DROP TABLE entity_tellings;
  `,
};

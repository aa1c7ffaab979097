import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Stores claims and mentions in story order, so that the valid ones can be found without reading all of them. */
export const CLAIMS_IN_ORDER: SqliteMigration = {
  id: "007-claims-in-order",
  additive: false,
  sql: `
    -- story, ordinal: those of the item.
    ALTER TABLE claims ADD COLUMN story INTEGER NOT NULL DEFAULT -2;
    ALTER TABLE claims ADD COLUMN ordinal INTEGER NOT NULL DEFAULT 0;
    UPDATE claims SET story = i.story, ordinal = i.ordinal FROM items i WHERE i.id = claims.item_id;
    DROP INDEX claims_by_matter;
    CREATE INDEX claims_in_order ON claims (matter_id, story, ordinal, item_id);

    -- story: the source's place in it, and the player's word before all others.
    ALTER TABLE entity_tellings ADD COLUMN story INTEGER NOT NULL DEFAULT -3;
    UPDATE entity_tellings SET story = (
      SELECT CASE s.kind WHEN 'player' THEN -3 WHEN 'turn' THEN 2 * coalesce(s.turn_number, 1000000) ELSE -2 END
      FROM sources s WHERE s.id = entity_tellings.source_id
    );
    DROP INDEX tellings_by_entity;
    CREATE INDEX tellings_in_order ON entity_tellings (entity_id, story, source_id);
    CREATE INDEX types_in_order ON entity_tellings (entity_id, story, source_id) WHERE type IS NOT NULL;
    CREATE INDEX descriptions_in_order ON entity_tellings (entity_id, story, source_id) WHERE description <> '';
  `,
};

import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Adds claims, the people who know of an item, how long an item is valid, and the player's overrides of items. */
export const MODEL: SqliteMigration = {
  id: "003-model",
  additive: false,
  sql: `
    -- at: when the turn was told, for sessions.
    ALTER TABLE sources ADD COLUMN at TEXT NOT NULL DEFAULT '';
    UPDATE sources SET at = coalesce((SELECT min(i.at) FROM items i WHERE i.source_id = sources.id), '');

    -- What the player has made of what a source says, kept by what it says: it outlives the item when its turn is read again.
    -- A null leaves the item's own.
    CREATE TABLE overrides (
      id INTEGER PRIMARY KEY,
      source_name TEXT NOT NULL,
      key TEXT NOT NULL,
      original TEXT NOT NULL,
      content TEXT,
      pinned INTEGER,
      importance INTEGER,
      forgotten INTEGER NOT NULL DEFAULT 0,
      UNIQUE (source_name, key, original)
    );
    -- Wordings that the player has corrected, oldest first.
    CREATE TABLE item_history (
      id INTEGER PRIMARY KEY,
      override_id INTEGER NOT NULL REFERENCES overrides (id),
      content TEXT NOT NULL,
      until TEXT NOT NULL
    );
    CREATE INDEX history_by_override ON item_history (override_id, id);

    -- story: where in the story it stands: twice its turn's number, and one more by the player's hand, who speaks after the
    -- turn; -2 for lore, which was so before. ordinal: its place among what its source says.
    ALTER TABLE items ADD COLUMN story INTEGER NOT NULL DEFAULT -2;
    ALTER TABLE items ADD COLUMN ordinal INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE items ADD COLUMN context TEXT NOT NULL DEFAULT '';
    -- known: 0 anybody may know it, 1 those in item_knowers only.
    ALTER TABLE items ADD COLUMN known INTEGER NOT NULL DEFAULT 0;
    -- By how much its importance has faded, and how often it was recalled.
    ALTER TABLE items ADD COLUMN faded INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE items ADD COLUMN recalls INTEGER NOT NULL DEFAULT 0;
    -- The later item that claims otherwise: of all, and of those that the player may see. See validity.ts.
    ALTER TABLE items ADD COLUMN superseded_by INTEGER;
    ALTER TABLE items ADD COLUMN seen_superseded_by INTEGER;
    ALTER TABLE items ADD COLUMN override_id INTEGER REFERENCES overrides (id);
    UPDATE items SET story = (
      SELECT CASE s.kind
        WHEN 'turn' THEN 2 * coalesce(s.turn_number, 1000000) + (items.key LIKE 'kept:%')
        WHEN 'player' THEN 1 + 2 * coalesce((SELECT max(t.turn_number) FROM sources t), -1)
        ELSE -2 END
      FROM sources s WHERE s.id = items.source_id
    );
    CREATE INDEX items_by_override ON items (override_id) WHERE override_id IS NOT NULL;

    CREATE TABLE item_knowers (
      item_id INTEGER NOT NULL REFERENCES items (id),
      entity_id INTEGER NOT NULL REFERENCES entities (id),
      PRIMARY KEY (item_id, entity_id)
    ) WITHOUT ROWID;
    CREATE INDEX knowers_by_entity ON item_knowers (entity_id);

    -- The id by which the outside knows an entity, and every id it was ever known by.
    ALTER TABLE entities ADD COLUMN ref TEXT NOT NULL DEFAULT '';
    UPDATE entities SET ref = 'e' || id;
    CREATE TABLE entity_refs (
      ref TEXT PRIMARY KEY,
      entity_id INTEGER NOT NULL REFERENCES entities (id)
    ) WITHOUT ROWID;
    INSERT INTO entity_refs (ref, entity_id) SELECT ref, id FROM entities;
    CREATE INDEX refs_by_entity ON entity_refs (entity_id);
    CREATE INDEX names_by_entity ON entity_names (entity_id);

    -- What each source says of an entity; entities.type and .description are made from those that are active. See tellings.ts.
    CREATE TABLE entity_tellings (
      source_id INTEGER NOT NULL REFERENCES sources (id),
      entity_id INTEGER NOT NULL REFERENCES entities (id),
      type TEXT,
      description TEXT NOT NULL,
      PRIMARY KEY (source_id, entity_id)
    ) WITHOUT ROWID;
    CREATE INDEX tellings_by_entity ON entity_tellings (entity_id);

    -- Something of which one thing is so at a time: a relation of an entity ('state'), what stands between two ('relationship'),
    -- how a quest stands ('quest', whose relation is its title). folded: the relation as it is compared.
    -- ref: the id by which the outside knows it.
    CREATE TABLE matters (
      id INTEGER PRIMARY KEY,
      ref TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      entity_id INTEGER REFERENCES entities (id),
      relation TEXT NOT NULL,
      folded TEXT NOT NULL,
      other_id INTEGER REFERENCES entities (id)
    );
    CREATE UNIQUE INDEX matters_by_subject ON matters (kind, folded, coalesce(entity_id, 0), coalesce(other_id, 0));
    CREATE INDEX matters_by_entity ON matters (entity_id);
    CREATE INDEX matters_by_other ON matters (other_id) WHERE other_id IS NOT NULL;

    -- What an item says of a matter: a state's value, a quest's status, 'stands' or 'ended' of a relationship.
    CREATE TABLE claims (
      item_id INTEGER PRIMARY KEY REFERENCES items (id),
      matter_id INTEGER NOT NULL REFERENCES matters (id),
      value TEXT NOT NULL
    );
    CREATE INDEX claims_by_matter ON claims (matter_id);
    -- Claims that the wording no longer carries since the player corrected it; they come back with the wording.
    CREATE TABLE shelved_claims (
      item_id INTEGER PRIMARY KEY REFERENCES items (id),
      matter_id INTEGER NOT NULL REFERENCES matters (id),
      value TEXT NOT NULL
    );
    CREATE INDEX shelved_by_matter ON shelved_claims (matter_id);
    CREATE INDEX closures_by_source ON closures (source_id);
    INSERT INTO matters (ref, kind, entity_id, relation, folded)
      SELECT DISTINCT 'm' || entity_id || '-' || relation, 'state', entity_id, relation, relation FROM item_states;
    INSERT INTO claims (item_id, matter_id, value)
      SELECT st.item_id, m.id, st.value FROM item_states st
      JOIN matters m ON m.kind = 'state' AND m.entity_id = st.entity_id AND m.folded = st.relation;
    DROP TABLE item_states;
    UPDATE items SET superseded_by = (
      SELECT later.id FROM claims mine JOIN claims other ON other.matter_id = mine.matter_id AND other.value <> mine.value
      JOIN items later ON later.id = other.item_id JOIN sources s ON s.id = later.source_id AND s.active = 1
      WHERE mine.item_id = items.id AND (later.story, later.id) > (items.story, items.id)
        AND NOT EXISTS (
          SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id AND by.active = 1 WHERE c.item_id = later.id
        )
      ORDER BY later.story, later.id LIMIT 1
    ) WHERE id IN (SELECT item_id FROM claims);
    UPDATE items SET seen_superseded_by = superseded_by;

    -- What happened in a session, by when it began.
    CREATE TABLE session_summaries (started_at TEXT PRIMARY KEY, summary TEXT NOT NULL) WITHOUT ROWID;
  `,
};

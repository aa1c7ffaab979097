import type { SqliteMigration } from "#worker-kit/sqlite-migration";
import { MODEL } from "./schema/003-model.ts";
import { SESSIONS } from "./schema/004-ws-sessions.ts";
import { VECTORS } from "./schema/005-vectors.ts";
import { RECALL } from "./schema/006-recall.ts";
import { CLAIMS_IN_ORDER } from "./schema/007-claims-in-order.ts";
import { TRAITS } from "./schema/008-traits.ts";
import { FEWER_INDEXES } from "./schema/009-fewer-indexes.ts";
import { ONE_ROW_A_TURN } from "./schema/010-one-row-a-turn.ts";
import { SUMMARY_SOURCE } from "./schema/011-summary-source.ts";
import { KNOWERS_IN_ITEMS } from "./schema/012-knowers-in-items.ts";

/** The migrations of a campaign's memory. Append only: an applied migration is never changed. */
export const MIGRATIONS: readonly SqliteMigration[] = [
  {
    id: "001-memory",
    additive: true,
    sql: `
      -- Where items come from: one row a turn (named by its id), and one each for world, campaign, player and import.
      -- version -1: known from a head move only, not digested yet. epoch: that of the last head move that concerned it.
      CREATE TABLE sources (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        turn_number INTEGER,
        version INTEGER NOT NULL,
        active INTEGER NOT NULL,
        epoch INTEGER NOT NULL DEFAULT 0
      );
      CREATE INDEX active_turns ON sources (turn_number) WHERE active = 1;

      -- AUTOINCREMENT: an id is never given twice, so a late correction cannot hit another item.
      CREATE TABLE items (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
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
        UNIQUE (source_id, key)
      );
      CREATE INDEX pinned_items ON items (id) WHERE pinned = 1;

      -- Holds the items of active sources only: recall cannot even see the others.
      CREATE VIRTUAL TABLE item_index USING fts5 (
        content, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
      );

      CREATE TABLE entities (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        type TEXT,
        description TEXT NOT NULL
      );
      CREATE TABLE entity_names (
        folded TEXT PRIMARY KEY,
        entity_id INTEGER NOT NULL REFERENCES entities (id)
      ) WITHOUT ROWID;
      CREATE TABLE item_entities (
        entity_id INTEGER NOT NULL REFERENCES entities (id),
        item_id INTEGER NOT NULL REFERENCES items (id),
        PRIMARY KEY (entity_id, item_id)
      ) WITHOUT ROWID;
      CREATE INDEX entities_by_item ON item_entities (item_id, entity_id);

      -- Turns that could not be digested, for GET /api/graph/status.
      CREATE TABLE dead_letters (turn_id TEXT PRIMARY KEY, error TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;

      CREATE TABLE state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    `,
  },
  {
    id: "002-states",
    additive: false,
    sql: `
      -- What an item says has become of somebody: relation "status" (alive, dead) or "place".
      CREATE TABLE item_states (
        item_id INTEGER PRIMARY KEY REFERENCES items (id),
        entity_id INTEGER NOT NULL REFERENCES entities (id),
        relation TEXT NOT NULL,
        value TEXT NOT NULL
      );
      CREATE INDEX states_by_entity ON item_states (entity_id);

      -- Items that a turn has corrected: they do not hold while that turn is on the active path.
      CREATE TABLE closures (
        item_id INTEGER NOT NULL REFERENCES items (id),
        source_id INTEGER NOT NULL REFERENCES sources (id),
        PRIMARY KEY (item_id, source_id)
      ) WITHOUT ROWID;
    `,
  },
  MODEL,
  SESSIONS,
  VECTORS,
  RECALL,
  CLAIMS_IN_ORDER,
  TRAITS,
  FEWER_INDEXES,
  ONE_ROW_A_TURN,
  SUMMARY_SOURCE,
  KNOWERS_IN_ITEMS,
];

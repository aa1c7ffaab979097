import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** The migrations of GameTable's SQLite, append-only. Times are Unix milliseconds. */
export const MIGRATIONS: readonly SqliteMigration[] = [
  {
    id: "001-ledger",
    additive: true,
    sql: `
      CREATE TABLE turns (
        id TEXT PRIMARY KEY,
        parent_id TEXT,
        -- The first turn at this place: siblings share it, and with it the dice.
        place_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        state TEXT NOT NULL,
        version INTEGER NOT NULL DEFAULT 1,
        -- SHA-256 of the request, so that the same id with another body is told apart.
        request_digest TEXT NOT NULL,
        player_text TEXT NOT NULL,
        reply TEXT NOT NULL DEFAULT '',
        detail_level TEXT NOT NULL,
        seed TEXT NOT NULL,
        commitment TEXT NOT NULL,
        flags TEXT NOT NULL,
        model TEXT,
        memo TEXT,
        introduced TEXT NOT NULL DEFAULT '[]',
        started_at INTEGER NOT NULL,
        ended_at INTEGER,
        edited_at INTEGER
      );
      CREATE INDEX turns_by_parent ON turns (parent_id, started_at);
      CREATE INDEX turns_open ON turns (state) WHERE state = 'open';
      CREATE TABLE turn_events (
        turn_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        text_offset INTEGER NOT NULL,
        type TEXT NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (turn_id, seq)
      ) WITHOUT ROWID;
      CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        payload TEXT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        due_at INTEGER NOT NULL
      );
    `,
  },
  {
    id: "002-moves",
    additive: true,
    // last_child_id: Where the story last went on from a turn: what redo goes back to.
    sql: `
      ALTER TABLE turns ADD COLUMN last_child_id TEXT;
      CREATE TABLE checkpoints (turn_id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;
    `,
  },
  {
    id: "003-tokens",
    additive: true,
    // tokens: What a model read and wrote, JSON; NULL where none told the turn.
    sql: `
      ALTER TABLE turns ADD COLUMN tokens TEXT;
      CREATE INDEX turns_spent ON turns (ended_at) WHERE tokens IS NOT NULL;
    `,
  },
  {
    id: "004-x-card",
    additive: true,
    // hidden: 1 where the player took the turn back, with all that followed from it: it is never shown again.
    sql: `
      ALTER TABLE turns ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: "005-message-count",
    additive: false,
    // message_count: Messages of the story up to this turn.
    sql: `
      ALTER TABLE turns ADD COLUMN message_count INTEGER NOT NULL DEFAULT 0;
      WITH RECURSIVE told (id, count) AS (
        SELECT id, iif(kind = 'action', 2, 1) FROM turns WHERE parent_id IS NULL
        UNION ALL
        SELECT turns.id, told.count + iif(turns.kind = 'action', 2, 1) FROM turns JOIN told ON turns.parent_id = told.id
      ) UPDATE turns SET message_count = told.count FROM told WHERE told.id = turns.id;
    `,
  },
  {
    id: "006-imported",
    additive: true,
    // imported: 1 where the turn was brought in from a file: what it cost was spent elsewhere.
    sql: `
      ALTER TABLE turns ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: "007-one-row-a-turn",
    additive: false,
    // events: Every row written is billed, and of an index too (docs/operations.md, Cost): what happens in a turn stands in its own row. Its
    // events, JSON, in the order they happened; and whether any of them changed a sheet.
    // unheard: 1 while nobody was told how it ended, or how it reads since it was changed. The outbox has what was tried and not heard.
    sql: `
      ALTER TABLE turns ADD COLUMN events TEXT NOT NULL DEFAULT '[]';
      ALTER TABLE turns ADD COLUMN has_effects INTEGER NOT NULL DEFAULT 0;
      UPDATE turns SET has_effects = EXISTS (SELECT 1 FROM turn_events WHERE turn_id = turns.id AND type = 'effect'),
        events = (SELECT json_group_array(json_object('seq', seq, 'textOffset', text_offset, 'event', json(event))) FROM (
          SELECT seq, text_offset, event FROM turn_events WHERE turn_id = turns.id ORDER BY seq
        ));
      DROP TABLE turn_events;
      CREATE INDEX turns_with_effects ON turns (number) WHERE has_effects = 1;
      ALTER TABLE turns ADD COLUMN unheard INTEGER NOT NULL DEFAULT 0;
      UPDATE turns SET unheard = 1 WHERE state = 'open';
      DROP INDEX turns_open;
      CREATE INDEX turns_unheard ON turns (number) WHERE unheard = 1;
    `,
  },
  {
    id: "008-story",
    additive: true,
    // effects: What the turn changed on sheets, JSON, so that sheets are folded without reading all that happened; NULL for nothing. Where
    // has_effects says otherwise an older version wrote the turn: its events tell.
    // story: What the turn changed in the story, JSON. NULL for a turn of before: then its memo tells.
    // late_story: What the chronicler, and the player by hand, added to it afterwards, JSON.
    // results: What the table did in it, a line each, JSON; NULL for a turn of before.
    // context_from: The number of the first turn in the transcript that a model was given.
    // snapshot: Story and sheets as they stand after the turn, JSON, in some turns: folding begins at the nearest.
    sql: `
      ALTER TABLE turns ADD COLUMN effects TEXT;
      ALTER TABLE turns ADD COLUMN story TEXT;
      ALTER TABLE turns ADD COLUMN late_story TEXT;
      ALTER TABLE turns ADD COLUMN results TEXT;
      ALTER TABLE turns ADD COLUMN context_from INTEGER;
      ALTER TABLE turns ADD COLUMN snapshot TEXT;
      CREATE INDEX turns_with_snapshot ON turns (number) WHERE snapshot IS NOT NULL;
    `,
  },
  {
    id: "009-parked-news",
    additive: true,
    // parked_error: Why it failed last; set once it failed so often that it is not sent again by itself.
    sql: `
      ALTER TABLE outbox ADD COLUMN parked_error TEXT;
    `,
  },
  {
    id: "010-turn-toggles",
    additive: true,
    // toggles: Whether memory was asked, and what the game master was reminded of, JSON; NULL for a turn of before: all of it.
    sql: `
      ALTER TABLE turns ADD COLUMN toggles TEXT;
    `,
  },
  {
    id: "011-hero-act",
    additive: true,
    // act: What the hero did by the rules, where the turn was sent from a sheet, JSON. A retry does it again.
    sql: `
      ALTER TABLE turns ADD COLUMN act TEXT;
    `,
  },
  {
    id: "012-inspection",
    additive: true,
    // inspection: What a model was sent and did, JSON, without texts; NULL if no model was asked, and for a turn of before.
    // prompts: The texts of the last requests, JSON. The number of slots is fixed, and the oldest is written over.
    sql: `
      ALTER TABLE turns ADD COLUMN inspection TEXT;
      CREATE TABLE prompts (slot INTEGER PRIMARY KEY, turn_id TEXT NOT NULL, written_at INTEGER NOT NULL, texts TEXT NOT NULL);
    `,
  },
];

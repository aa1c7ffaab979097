import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Adds the data that recall scores in addition to words (docs/memory.md, Recall). */
export const RECALL: SqliteMigration = {
  id: "006-recall",
  additive: false,
  sql: `
    -- The sitting at which a turn was first told, by the number of that sitting's first turn: a pause of four hours ends one.
    ALTER TABLE sources ADD COLUMN session INTEGER;
    UPDATE sources SET session = told.session FROM (
      SELECT id, max(start) OVER (ORDER BY turn_number, id) AS session FROM (
        SELECT id, turn_number, CASE
          WHEN before IS NULL OR julianday(at) - julianday(before) >= 4 / 24.0 THEN turn_number
        END AS start FROM (
          SELECT id, turn_number, at, lag(at) OVER (ORDER BY turn_number, id) AS before
          FROM sources WHERE turn_number IS NOT NULL AND version >= 0 AND at <> ''
        )
      )
    ) told WHERE told.id = sources.id;
    CREATE INDEX active_sessions ON sources (session) WHERE active = 1;

    -- Which share of its words the campaign had never heard before, 0 to 1, when it was first told.
    ALTER TABLE items ADD COLUMN novelty REAL NOT NULL DEFAULT 0.2;
  `,
};

import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Stores the traits of items' texts, so that recall need not read the texts (docs/memory.md, Recall). */
export const TRAITS: SqliteMigration = {
  id: "008-traits",
  additive: true,
  sql: `
    -- As domain/traits.ts packs them; 0 where the text has not been read since.
    ALTER TABLE items ADD COLUMN traits INTEGER NOT NULL DEFAULT 0;
  `,
};

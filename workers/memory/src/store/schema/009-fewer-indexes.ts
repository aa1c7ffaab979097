import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Removes indexes, because every row of an index is billed as a row written (docs/operations.md, Cost). */
export const FEWER_INDEXES: SqliteMigration = {
  id: "009-fewer-indexes",
  additive: true,
  sql: `
    -- Nearly every telling has a type: tellings_in_order finds the first that has one as soon.
    DROP INDEX types_in_order;
  `,
};

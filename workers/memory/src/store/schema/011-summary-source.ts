import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Stores who wrote a session's summary: `oracle` or `llm`. Null if unknown. */
export const SUMMARY_SOURCE: SqliteMigration = {
  id: "011-summary-source",
  additive: true,
  sql: "ALTER TABLE session_summaries ADD COLUMN source TEXT;",
};

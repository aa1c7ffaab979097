import type { SqliteMigration } from "#worker-kit/sqlite";

/** Who wrote a session's summary: `oracle` or `llm`; null where nobody said. */
export const SUMMARY_SOURCE: SqliteMigration = {
  id: "011-summary-source",
  additive: true,
  sql: "ALTER TABLE session_summaries ADD COLUMN source TEXT;",
};

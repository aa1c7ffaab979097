import { firstRow } from "#worker-kit/sqlite";

/**
 * Deletes the summary of a turn's session. Call it when the turn's items changed or were removed, because the summary may mention them.
 * The next consolidation writes a new one.
 */
export function forgetSummary(sql: SqlStorage, sourceId: number): void {
  sql.exec(
    `DELETE FROM session_summaries WHERE started_at = (
       SELECT max(p.started_at) FROM sources s JOIN session_summaries p ON p.started_at <= s.at
       WHERE s.id = ? AND s.kind = 'turn'
     )`,
    sourceId,
  );
}

/** The same for the turn that an item comes from. */
export function forgetSummaryWith(sql: SqlStorage, itemId: number): void {
  const item = firstRow(sql.exec<{ source_id: number }>("SELECT source_id FROM items WHERE id = ?", itemId));
  if (item) forgetSummary(sql, item.source_id);
}

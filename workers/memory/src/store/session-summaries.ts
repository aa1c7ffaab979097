import { firstRow } from "#worker-kit/sqlite";

/**
 * What a turn says is told otherwise from now on, or no more: the summary of its session, which may tell of it, is forgotten, and
 * the next consolidation writes it anew.
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

/** As above, for the turn that an item comes from. */
export function forgetSummaryWith(sql: SqlStorage, itemId: number): void {
  const item = firstRow(sql.exec<{ source_id: number }>("SELECT source_id FROM items WHERE id = ?", itemId));
  if (item) forgetSummary(sql, item.source_id);
}

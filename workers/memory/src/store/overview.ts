/** As many recent events as a context question shows, one a turn, */
const RECENT = 5;
/** found among this many turns: some leave nothing to tell. */
const LOOK_BACK = 20;

/** What a context question needs (product.md §7), of the active path only. */
export function overview(sql: SqlStorage): {
  recentEvents: string[];
  totalMemories: number;
  lastDigestedTurnId: string | null;
} {
  const [last] = sql.exec<{ name: string }>(
    "SELECT name FROM sources WHERE active = 1 AND turn_number IS NOT NULL ORDER BY turn_number DESC, id DESC LIMIT 1",
  );
  return {
    recentEvents: sql
      .exec<{ content: string }>(
        // With a lone min(), SQLite takes the other columns from the row that holds it: the episode where there is one.
        `SELECT i.content, min((i.kind <> 'episode') * 1e9 + i.id) FROM (
           SELECT id, turn_number FROM sources WHERE active = 1 AND turn_number IS NOT NULL
           ORDER BY turn_number DESC, id DESC LIMIT ?
         ) s JOIN items i ON i.source_id = s.id
         WHERE i.kind IN ('episode', 'event') AND i.secret = 0
         GROUP BY s.id ORDER BY s.turn_number DESC, s.id DESC LIMIT ?`,
        LOOK_BACK,
        RECENT,
      )
      .toArray()
      .map(({ content }) => content),
    totalMemories: sql
      .exec<{ total: number }>(
        "SELECT count(*) AS total FROM items i JOIN sources s ON s.id = i.source_id WHERE s.active = 1",
      )
      .one().total,
    lastDigestedTurnId: last?.name ?? null,
  };
}

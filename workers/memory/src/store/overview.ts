import { firstRow } from "#worker-kit/sqlite";
import { recentEvents } from "./read/recent.ts";

/** The number of recent events in a context response. */
const RECENT = 5;

/** The data for a context request, from the active path only. */
export function overview(sql: SqlStorage): {
  recentEvents: string[];
  totalMemories: number;
  lastDigestedTurnId: string | null;
} {
  const last = firstRow(
    sql.exec<{ name: string }>(
      "SELECT name FROM sources WHERE active = 1 AND turn_number IS NOT NULL ORDER BY turn_number DESC, id DESC LIMIT 1",
    ),
  );
  return {
    recentEvents: recentEvents(sql, RECENT),
    totalMemories: sql
      .exec<{ total: number }>(
        "SELECT count(*) AS total FROM items i JOIN sources s ON s.id = i.source_id WHERE s.active = 1",
      )
      .one().total,
    lastDigestedTurnId: last?.name ?? null,
  };
}

import type { ConsolidationPlan, GraphMemoryRpc } from "#contracts/rpc/memory";
import type { Change } from "./change.ts";
import { mergeEntities } from "./merge-entities.ts";
import { readSessions } from "./read/sessions.ts";
import { readValue, writeValue } from "./key-values.ts";
import { turnStoryOrder } from "./story-order.ts";

type Consolidated = Awaited<ReturnType<GraphMemoryRpc["consolidate"]>>;

/** Items of the last sessions do not fade, because there was hardly time to recall them. */
const FRESH_SESSIONS = 3;

/** Merges entities, stores summaries, and fades items that were never recalled. Returns the number of each. It deletes nothing. */
export function consolidate(change: Change, { merges, summaries }: ConsolidationPlan, at: string): Consolidated {
  const merged = merges.filter(({ keep, drop }) => mergeEntities(change, keep, drop)).length;
  const summarized = summaries.filter((session) => summarize(change, session)).length;
  return { merged, summarized, faded: fade(change, at) };
}

function summarize(change: Change, { startedAt, summary, source }: ConsolidationPlan["summaries"][number]): boolean {
  const written = change.sql.exec(
    `INSERT INTO session_summaries (started_at, summary, source) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET summary = excluded.summary, source = excluded.source WHERE summary <> excluded.summary RETURNING 1`,
    startedAt,
    summary,
    source ?? null,
  );
  if (written.toArray().length === 0) return false;
  change.markChanged();
  return true;
}

/**
 * Lowers the importance of items by one if they were never recalled and are older than the last sessions. Items that the player has
 * pinned or given an importance are left alone. Runs at most once a day, because the message that asks for it may arrive twice.
 */
function fade(change: Change, at: string): number {
  const today = at.slice(0, "2026-09-15".length);
  if (readValue(change.sql, "faded_on") === today) return 0;
  writeValue(change.sql, "faded_on", today);
  const fresh = readSessions(change.sql).at(-FRESH_SESSIONS);
  if (!fresh) return 0;
  change.sql.exec(
    "UPDATE items SET recalls = 1 WHERE id IN (SELECT value FROM json_each(?))",
    change.recalled() ?? "[]",
  );
  const faded = change.sql.exec<{ id: number }>(
    `UPDATE items SET faded = faded + 1
     WHERE recalls = 0 AND id NOT IN (SELECT told.value FROM sources JOIN json_each(sources.recalled) told) AND pinned = 0 AND importance - faded > 1 AND story >= 0 AND story < ?
       AND source_id IN (SELECT id FROM sources WHERE kind = 'turn')
       AND NOT EXISTS (SELECT 1 FROM overrides o WHERE o.id = items.override_id AND o.importance IS NOT NULL)
     RETURNING id`,
    turnStoryOrder(fresh.firstTurn),
  );
  return faded.toArray().length;
}

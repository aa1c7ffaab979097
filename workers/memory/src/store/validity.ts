import { foldName } from "../domain/entity-lexicon.ts";

/**
 * SQL: whether item `i` is still valid: no turn of the active path has corrected it, and no later item has superseded it. It does not
 * check whether the item's own source is active.
 */
export const HOLDS = holds("superseded_by");

/** SQL: like HOLDS, but as far as the player may know. A secret item does not supersede an item that the player sees. */
export const HOLDS_SEEN = holds("seen_superseded_by");

function holds(superseded: string): string {
  return `(
    i.${superseded} IS NULL
    AND NOT EXISTS (SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1)
  )`;
}

interface ClaimRow extends Record<string, SqlStorageValue> {
  id: number;
  story: number;
  secret: number;
  kind: string;
  value: string;
  content: string;
  superseded_by: number | null;
  seen_superseded_by: number | null;
}

/**
 * Recomputes which claims of a subject are valid: the latest claim of all active sources, and the claims directly before it that say the
 * same. Any earlier claim is superseded by the first later claim that says something else.
 * @param from the earliest story order at which a claim of the subject changed; most claims before it need not be read
 */
export function recomputeValidity(sql: SqlStorage, subjectId: number, from: number): void {
  // Usually the last few claims are enough. They are read with a limit, because a cursor must not be left half read
  // (worker-kit/first-row.ts).
  const ends = endsFrom(sql, subjectId, from, LAST_FEW) ?? endsFrom(sql, subjectId, from, ALL) ?? [];
  for (const end of ends) {
    sql.exec("UPDATE items SET superseded_by = ?, seen_superseded_by = ? WHERE id = ?", ...end);
  }
}

const LAST_FEW = 8;
const ALL = -1;

type End = readonly [by: number | null, seenBy: number | null, itemId: number];

/** The claims whose stored end is wrong, with the correct end. Null if `most` claims, counted from the last, are too few to be sure. */
function endsFrom(sql: SqlStorage, subjectId: number, from: number, most: number): End[] | null {
  const rows = sql
    .exec<ClaimRow>(
      `SELECT i.id, cl.story, i.secret, m.kind, cl.value,
              CASE m.kind WHEN 'relationship' THEN i.content ELSE '' END AS content, i.superseded_by, i.seen_superseded_by
       FROM claims cl JOIN matters m ON m.id = cl.matter_id
       JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
       WHERE cl.matter_id = ? AND s.active = 1 AND NOT EXISTS (
         SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
       )
       ORDER BY cl.story DESC, cl.ordinal DESC, cl.item_id DESC LIMIT ?`,
      subjectId,
      most,
    )
    .toArray();
  const all = endOfStory();
  const seen = endOfStory();
  const ends: End[] = [];
  for (const row of rows) {
    const value = compared(row);
    const by = all(row.id, value);
    const seenBy = row.secret === 1 ? null : seen(row.id, value);
    if (by !== row.superseded_by || seenBy !== row.seen_superseded_by) {
      ends.push([by, seenBy, row.id]);
    } else if (row.story < from && row.secret === 0) {
      // Everything before this claim is correct already: this claim lies before all changes, and its own end is unchanged.
      return ends;
    }
  }
  return rows.length < most || most === ALL ? ends : null;
}

/**
 * The text by which two claims are compared. Case and a leading article do not matter. A relationship is compared by its whole wording.
 */
const compared = ({ kind, value, content }: ClaimRow): string =>
  kind === "relationship" ? `${value}\n${content}` : foldName(value) || value.trim().toLowerCase();

/**
 * Returns a function that must be called with the claims from the last to the first. For each it returns the id of the first later claim
 * that says something else, or null.
 */
function endOfStory(): (id: number, value: string) => number | null {
  let run: { value: string; first: number } | null = null;
  let after: number | null = null;
  return (id, value) => {
    if (run?.value === value) {
      run.first = id;
    } else {
      after = run?.first ?? null;
      run = { value, first: id };
    }
    return after;
  };
}

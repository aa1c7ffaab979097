import { firstRow } from "#worker-kit/sqlite";
import { HOLDS_SEEN } from "../validity.ts";

export interface LatestClaim extends Record<string, SqlStorageValue> {
  item_id: number;
  value: string;
  content: string;
  /** 1 if the player wrote the claim. */
  by_hand: number;
}

/** The latest claim about a subject that the player can see. */
export function latestClaim(sql: SqlStorage, subjectId: number): LatestClaim | null {
  const row = firstRow(
    sql.exec<LatestClaim>(
      `SELECT i.id AS item_id, cl.value, i.content, s.kind = 'player' AS by_hand
     FROM claims cl JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
     WHERE cl.matter_id = ? AND s.active = 1 AND i.secret = 0 AND ${HOLDS_SEEN}
     ORDER BY i.story DESC, i.ordinal DESC, i.id DESC LIMIT 1`,
      subjectId,
    ),
  );
  return row ?? null;
}

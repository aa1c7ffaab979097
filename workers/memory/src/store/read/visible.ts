/** SQL: whether the player may see item `i` of source `s`: the source is active and the item is not secret. */
export const SEEN = "s.active = 1 AND i.secret = 0";

/** SQL: no turn of the active path has corrected item `i`. */
export const UNCORRECTED = `NOT EXISTS (
  SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
)`;

/** SQL: sorts items `i` by story order, the latest first. */
export const LATEST = "i.story DESC, i.ordinal DESC, i.id DESC";

/** SQL: the turn's id if source `s` is a turn, otherwise null. */
export const TURN_ID = "CASE s.kind WHEN 'turn' THEN s.name END";

/** The turn number of a story order. Null for what was true before the first turn. */
export const turnAt = (story: number): number | null => (story < 0 ? null : Math.floor(story / 2));

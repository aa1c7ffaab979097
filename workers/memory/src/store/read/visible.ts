/** SQL: item `i` of source `s` is for the player's eyes: its source is active, and it is no secret. */
export const SEEN = "s.active = 1 AND i.secret = 0";

/** SQL: no turn of the active path has corrected item `i`. */
export const UNCORRECTED = `NOT EXISTS (
  SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
)`;

/** SQL: the latest in the story first, of items `i`. */
export const LATEST = "i.story DESC, i.ordinal DESC, i.id DESC";

/** SQL: the turn that source `s` is, where it is one. */
export const TURN_ID = "CASE s.kind WHEN 'turn' THEN s.name END";

/** The turn to which a place in the story belongs; null for what was so before the first. */
export const turnAt = (story: number): number | null => (story < 0 ? null : Math.floor(story / 2));

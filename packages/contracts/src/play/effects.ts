import * as z from "zod/mini";

import { id, text } from "../text.ts";

const amount = z.int().check(z.minimum(-9_999), z.maximum(9_999));

/**
 * A change to a character's sheet. The present sheet is the stored one with the effects on the active path folded in,
 * so undo gives the hit points back (design.md §6).
 */
export const Effect = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hit_points"), characterId: id, delta: amount, reason: text(200) }),
  z.object({
    type: z.literal("condition"),
    characterId: id,
    condition: text(60),
    present: z.boolean(),
    reason: text(200),
  }),
  z.object({ type: z.literal("item"), characterId: id, name: text(120), delta: amount, reason: text(200) }),
  z.object({ type: z.literal("gold"), characterId: id, delta: amount, reason: text(200) }),
  z.object({ type: z.literal("experience"), characterId: id, delta: amount, reason: text(200) }),
]);
export type Effect = z.infer<typeof Effect>;

import * as z from "zod/mini";

import { id, text } from "../text.ts";

const amount = z.int().check(z.minimum(-9_999), z.maximum(9_999));

/**
 * A change to a character's sheet. The current sheet is the stored sheet with all effects of the active path applied. So an undo also
 * undoes the effect, for example lost hit points.
 */
export const Effect = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hit_points"), characterId: id, delta: amount, reason: text(200) }),
  z.object({ type: z.literal("temporary_hit_points"), characterId: id, amount, reason: text(200) }),
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
  /** A level gained by milestone. With experience points, levels are computed and need no such effect. */
  z.object({ type: z.literal("level_up"), characterId: id, reason: text(200) }),
  /** A counter of the sheet, e.g. `Rage` or `Spell slots 1`. A negative delta spends it. */
  z.object({ type: z.literal("resource"), characterId: id, name: text(60), delta: amount, reason: text(200) }),
  z.object({
    type: z.literal("death_save"),
    characterId: id,
    result: z.enum(["success", "failure", "critical_success", "critical_failure"]),
    reason: text(200),
  }),
  /** A finished rest. `healed` is the number of hit points regained from the hit dice spent in a short rest. */
  z.object({
    type: z.literal("rest"),
    characterId: id,
    rest: z.enum(["short", "long"]),
    hitDiceSpent: amount,
    healed: amount,
    reason: text(200),
  }),
]);
export type Effect = z.infer<typeof Effect>;

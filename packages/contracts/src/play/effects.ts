import * as z from "zod/mini";

import { AbilityScores } from "../entities/character.ts";
import { HeroBuild } from "../entities/hero-build.ts";
import { HeroState } from "../entities/hero-state.ts";
import { id, text } from "../text.ts";

const amount = z.int().check(z.minimum(-9_999), z.maximum(9_999));

/** What a rule changed of a hero: each field that differs, with its new value. */
export const HeroChange = z.strictObject({
  ...z.partial(HeroBuild).shape,
  abilities: z.optional(AbilityScores),
  state: z.optional(z.partial(HeroState)),
});
export type HeroChange = z.infer<typeof HeroChange>;

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
  /**
   * What the rules engine did: an attack's spent arrow, a spell's slot, armour put on, a level with its choices. The reason is empty if
   * nothing of it is worth a word.
   */
  z.object({ type: z.literal("hero"), characterId: id, set: HeroChange, reason: text(200) }),
]);
export type Effect = z.infer<typeof Effect>;

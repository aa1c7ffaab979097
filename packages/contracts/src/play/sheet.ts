import * as z from "zod/mini";

import { AbilityScores } from "../entities/character.ts";
import { HeroBuild } from "../entities/hero-build.ts";
import { HeroState } from "../entities/hero-state.ts";
import { ABILITY_VALUES } from "../options.ts";
import { id } from "../text.ts";

/** A character's current sheet: the stored sheet with all effects of the active path applied. */
export const Sheet = z.object({
  characterId: id,
  name: z.string(),
  race: z.string(),
  className: z.string(),
  background: z.string(),
  /** The classes with their levels. The first class determines the hit die. */
  classes: z.array(z.object({ name: z.string(), level: z.number() })),
  level: z.number(),
  proficiencyBonus: z.number(),
  hp: z.object({ current: z.number(), max: z.number(), temporary: z.number() }),
  /** Up; dying with no hit points; stable with no hit points; or dead. */
  life: z.enum(["up", "dying", "stable", "dead"]),
  deathSaves: z.object({ successes: z.number(), failures: z.number() }),
  hitDice: z.object({ sides: z.number(), current: z.number(), max: z.number() }),
  armorClass: z.number(),
  speed: z.number(),
  abilityScores: AbilityScores,
  skills: z.array(z.string()),
  /** Abilities with proficiency in the saving throw. */
  saves: z.array(z.enum(ABILITY_VALUES)),
  passivePerception: z.number(),
  /** Counters that are spent and restored by a rest: spell slots and class features. */
  resources: z.array(
    z.object({ name: z.string(), current: z.number(), max: z.number(), rest: z.enum(["short", "long"]) }),
  ),
  conditions: z.array(z.string()),
  /** Ways to attack with what is in hand; absent for a character without a build. */
  attacks: z.optional(z.array(z.object({ name: z.string(), toHit: z.number(), damage: z.string() }))),
  inventory: z.array(z.object({ name: z.string(), quantity: z.number() })),
  gold: z.number(),
  experience: z.number(),
  managedExternally: z.boolean(),
  /**
   * The hero from whom the rules derived the fields above (packages/rules, `tableSheet`). Absent as long as the table makes its sheets
   * without that package.
   */
  hero: z.optional(z.strictObject({ ...HeroBuild.shape, abilities: AbilityScores, state: HeroState })),
});
export type Sheet = z.infer<typeof Sheet>;

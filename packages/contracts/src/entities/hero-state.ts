import * as z from "zod/mini";

import { ABILITY_VALUES } from "../options.ts";
import { text } from "../text.ts";

/**
 * How a hero is now by the rules (SRD 5.2): hit points, what is spent, what works on them. It has the shape of `HeroState` in
 * packages/rules, which keeps each number within its bounds. What is spent is counted, not what is left.
 */

/** The conditions of SRD 5.2, "Conditions". Exhaustion has levels and is counted apart. */
export const CONDITIONS = [
  "blinded",
  "charmed",
  "deafened",
  "frightened",
  "grappled",
  "incapacitated",
  "invisible",
  "paralyzed",
  "petrified",
  "poisoned",
  "prone",
  "restrained",
  "stunned",
  "unconscious",
] as const;

const word = text(120).check(z.minLength(1));
const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** Counters by the id of a feature or class. zod leaves out a counter that is called `__proto__`. */
const counts = z
  .record(text(120), count(0, 999))
  .check(z.refine((counted) => Object.keys(counted).length <= 200, { error: "A hero has at most 200 counters" }));

const ability = z.enum(ABILITY_VALUES);

/** What ends a condition or an effect. */
export const ConditionEnd = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("cured") }),
  z.strictObject({ kind: z.literal("rounds"), left: count(0, 1_000_000) }),
  z.strictObject({
    kind: z.literal("turn"),
    of: word,
    at: z.enum(["start", "end"]),
    skip: z.optional(count(0, 99)),
  }),
  z.strictObject({ kind: z.literal("save"), ability, dc: count(0, 99) }),
  z.strictObject({ kind: z.literal("concentration"), of: word }),
]);

const ends = { ends: ConditionEnd, also: z.optional(z.array(ConditionEnd).check(z.maxLength(10))) };

export const HeroState = z.strictObject({
  hitPoints: count(0, 9_999),
  temporary: count(0, 9_999),
  life: z.enum(["up", "dying", "stable", "dead"]),
  deathSaves: z.strictObject({ successes: count(0, 3), failures: count(0, 3) }),
  /** Spent hit dice by class id. */
  hitDiceSpent: counts,
  /** Spent slots, the first number for slots of level 1. */
  slotsSpent: z.array(count(0, 99)).check(z.maxLength(9)),
  pactSpent: count(0, 99),
  /** Spent uses by the id of the feature. */
  usesSpent: counts,
  conditions: z
    .array(
      z.strictObject({
        id: z.enum(CONDITIONS),
        source: z.nullable(word),
        ...ends,
      }),
    )
    .check(z.maxLength(60)),
  /** Conditions in a game master's own words, which no rule knows: "cursed". */
  troubles: z.optional(z.array(word).check(z.maxLength(60))),
  /** Spells, features and potions that work on the hero for a while. */
  effects: z.optional(
    z
      .array(
        z.strictObject({
          id: word,
          source: z.nullable(word),
          ...ends,
          slot: count(0, 9),
          amount: count(-999, 999),
          choice: z.nullable(word),
        }),
      )
      .check(z.maxLength(60)),
  ),
  exhaustion: count(0, 6),
  concentration: z.nullable(
    z.strictObject({ spell: word, slot: count(0, 9), rounds: z.nullable(count(0, 1_000_000)) }),
  ),
  experience: count(0, 10_000_000),
  inspiration: z.boolean(),
});
export type HeroState = z.infer<typeof HeroState>;

import * as z from "zod/mini";

import { ABILITY_VALUES } from "../options.ts";
import { text } from "../text.ts";

/**
 * What a hero is by the rules (SRD 5.2), besides the name, the scores and how they are now: a character's `build`. Ids are those of the
 * tables in packages/rules. An id that no table has is the player's own thing and has no rules.
 */

const word = text(120).check(z.minLength(1));
const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const words = (most: number) => z.array(word).check(z.maxLength(most));
/** A key of the rules or of a sheet: `fighting-style`, `longsword-2`. No name of JavaScript's own objects has this form. */
const key = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(80));

const level = count(1, 20);

export const HeroBuildClass = z
  .strictObject({
    id: word,
    subclass: z.nullable(word),
    level,
    /** What each level gave before Constitution. */
    hitPoints: z.array(count(1, 20)).check(z.maxLength(20)),
  })
  .check(
    z.refine((one) => one.hitPoints.length === one.level, {
      path: ["hitPoints"],
      error: "Each level of a class needs its hit points",
    }),
  );

export const HeroSpell = z.strictObject({
  id: word,
  /** Null for a spell of a species, a feat or an item. */
  class: z.nullable(word),
  ability: z.enum(ABILITY_VALUES),
  prepared: z.boolean(),
  always: z.boolean(),
  inBook: z.boolean(),
});

export const HeroItem = z.strictObject({
  /** Tells the lines of one sheet apart. */
  key,
  /** Null for the player's own. */
  item: z.nullable(word),
  name: word,
  quantity: count(1, 9_999),
  /** Pounds a piece. */
  weight: z.number().check(z.minimum(0), z.maximum(100_000)),
  worn: z.boolean(),
  wielded: z.nullable(z.enum(["main", "off", "both"])),
  attuned: z.boolean(),
  bonus: count(0, 3),
  /** Spent charges of a wand or uses of a kit. */
  spent: z.optional(count(0, 999)),
});
export type HeroItem = z.infer<typeof HeroItem>;

/** Dice of the player's own: `2d6+3`, at most three terms of at most 99 dice. */
const dice = z.string().check(z.regex(/^(?:\d{1,2}d\d{1,3}|\d{1,3})(?:[+-](?:\d{1,2}d\d{1,3}|\d{1,3})){0,2}$/u));

export const HeroHomebrew = z.strictObject({
  name: word,
  kind: z.enum(["attack", "spell", "feature", "item", "class", "note"]),
  dice: z.nullable(dice),
  text: text(2_000),
  uses: z.nullable(z.strictObject({ most: count(1, 99), rest: z.enum(["short", "long"]) })),
});

export const HeroOverrides = z.strictObject({
  hitPoints: z.optional(count(1, 9_999)),
  armorClass: z.optional(count(0, 99)),
  speed: z.optional(count(0, 999)),
  initiative: z.optional(count(-99, 99)),
  spellSaveDc: z.optional(count(0, 99)),
  spellAttack: z.optional(count(-99, 99)),
});

const differ =
  <Entry>(of: (entry: Entry) => string) =>
  (list: readonly Entry[]): boolean =>
    new Set(list.map(of)).size === list.length;

export const HeroBuild = z.strictObject({
  /** The first one is the class the hero began with. */
  classes: z.array(HeroBuildClass).check(
    z.maxLength(10),
    z.refine((list) => list.reduce((sum, one) => sum + one.level, 0) <= 20, {
      error: "A hero has at most 20 levels",
    }),
    z.refine(
      differ((one) => one.id),
      { error: "Two classes of the hero are the same" },
    ),
  ),
  species: z.nullable(word),
  background: z.nullable(word),
  skills: z.array(text(60)).check(z.maxLength(40)),
  expertise: z.array(text(60)).check(z.maxLength(40)),
  tools: words(60),
  languages: words(40),
  feats: words(40),
  /** What was chosen where a feature gives a choice, by the feature's id; several answers are joined by commas. */
  choices: z
    .record(key, text(400))
    .check(z.refine((choices) => Object.keys(choices).length <= 100, { error: "A hero has at most 100 choices" })),
  /** Ids of weapons whose mastery the hero uses. */
  masteries: words(40),
  spells: z.array(HeroSpell).check(z.maxLength(200)),
  gear: z.array(HeroItem).check(
    z.maxLength(200),
    z.refine(
      differ((one) => one.key),
      { error: "Two things of the hero have the same key" },
    ),
  ),
  /** In copper pieces. */
  coins: count(0, 1_000_000_000),
  /** Numbers set by hand; each replaces what the rules derive. */
  overrides: HeroOverrides,
  homebrew: z.array(HeroHomebrew).check(z.maxLength(60)),
});
export type HeroBuild = z.infer<typeof HeroBuild>;

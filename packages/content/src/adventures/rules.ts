import * as z from "zod/mini";

import { ABILITY_VALUES } from "#contracts/options";

/** The basic parts of an adventure: conditions, effects and texts (docs/adventures.md). */

/** An id inside this adventure, in kebab-case. */
export const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u));
const line = z.string().check(z.minLength(1));
const count = z.int().check(z.minimum(0));

/** A condition. Everything in it must be true; an empty condition is always true. */
export const Condition = z.strictObject({
  get all() {
    return z.optional(z.array(Condition));
  },
  get any() {
    return z.optional(z.array(Condition));
  },
  get not() {
    return z.optional(Condition);
  },
  /** This clue was found. */
  clue: z.optional(Id),
  /** At least this many of these clues were found. */
  clues: z.optional(z.strictObject({ of: z.array(Id), least: count })),
  /** This conclusion was drawn. */
  conclusion: z.optional(Id),
  /** The hero is at this place. */
  at: z.optional(Id),
  /** The hero is or was at this place. */
  visited: z.optional(Id),
  clock: z.optional(z.strictObject({ id: Id, least: z.optional(count), below: z.optional(count) })),
  /** This time of the story has come. */
  time: z.optional(Id),
  /** At least this many turns were played. */
  turns: z.optional(count),
  /** At least this many turns were played here since the hero came. */
  stayed: z.optional(count),
  person: z.optional(
    z.strictObject({
      id: Id,
      alive: z.optional(z.boolean()),
      /** The person's attitude is at least this, from -3 to 3. */
      attitude: z.optional(z.int()),
      here: z.optional(z.boolean()),
      /** Whether the person goes with the hero. */
      along: z.optional(z.boolean()),
      met: z.optional(z.boolean()),
      accused: z.optional(z.boolean()),
      promised: z.optional(z.boolean()),
      /** Whether the hero persuaded or frightened them with a check. */
      pressed: z.optional(z.boolean()),
    }),
  ),
  thing: z.optional(z.strictObject({ id: Id, taken: z.optional(z.boolean()), searched: z.optional(z.boolean()) })),
  /** This obstacle was passed. */
  passed: z.optional(Id),
  fight: z.optional(z.strictObject({ id: Id, result: z.optional(z.enum(["won", "lost", "fled", "parley"])) })),
  /** This event has happened. */
  event: z.optional(Id),
  /** The event happened at least this many turns ago. */
  since: z.optional(z.strictObject({ event: Id, turns: count })),
  /** This flag was set by an effect. */
  flag: z.optional(Id),
  /** Whether the hero is the one for whom the adventure was written. */
  authoredHero: z.optional(z.boolean()),
});
export type Condition = z.infer<typeof Condition>;

/** A part of a text. It is shown if its condition is true. */
export const Part = z.strictObject({ when: z.optional(Condition), says: line });

/**
 * Text for the player. It is one text for all detail levels, or one for each level, or a list of parts, of which those with a true
 * condition are shown one after another. `[[this|that]]` becomes `this` for the hero for whom it was written and `that` for any other.
 * `{name}` and `{first}` are the hero's name and first name.
 */
export const Prose = z.union([line, z.object({ short: line, standard: line, long: z.optional(line) }), z.array(Part)]);
export type Prose = z.infer<typeof Prose>;

/** The effects of a deed, an event or the like. */
export const Effects = z.strictObject({
  clues: z.optional(z.array(Id)),
  /** By clock, how many segments it advances. A negative number turns it back. */
  clocks: z.optional(z.record(Id, z.int())),
  attitudes: z.optional(z.record(Id, z.int())),
  /** By person, where they go: a place, `here` for where the hero is, or null if they leave the story. */
  moves: z.optional(z.record(Id, z.nullable(Id))),
  /** People who go with the hero from now on, or who stay behind. */
  joins: z.optional(z.array(Id)),
  leaves: z.optional(z.array(Id)),
  dies: z.optional(z.array(Id)),
  pressed: z.optional(z.array(Id)),
  flags: z.optional(z.array(Id)),
  clears: z.optional(z.array(Id)),
  /** Things of the adventure that the hero now has, or no longer has. */
  takes: z.optional(z.array(Id)),
  loses: z.optional(z.array(Id)),
  passes: z.optional(z.array(Id)),
  /** The hero goes to this place. */
  goes: z.optional(Id),
  /** This time of the story comes, if it has not come yet. */
  time: z.optional(Id),
  fight: z.optional(Id),
  event: z.optional(Id),
  /** Changes to the items and gold on the sheet. */
  items: z.optional(z.record(z.string(), z.int())),
  gold: z.optional(z.int()),
  /** Dice, or a number of hit points, that the hero loses. One hit point always remains. */
  hurts: z.optional(z.string()),
  rests: z.optional(z.enum(["short", "long"])),
  /** Stores what the player named under this name. A text uses it as `{word:NAME|if nothing was named}`. */
  remembers: z.optional(Id),
  /** The story ends with this ending. */
  ending: z.optional(Id),
});
export type Effects = z.infer<typeof Effects>;

export const Check = z.strictObject({
  ability: z.enum(ABILITY_VALUES),
  skill: z.nullable(z.string()),
  dc: z.int().check(z.minimum(1), z.maximum(30)),
});
export type Check = z.infer<typeof Check>;

/** The ways in which a player's words can be meant, if a deed depends on it. */
const WAYS_OF_READING = ["do", "say", "go", "fight"] as const;

/**
 * Something that the player can do here and that has its own outcome. `try` has patterns: each word of a pattern must occur in the
 * player's words, in any order and form; `a|b` are alternatives.
 */
export const Deed = z.strictObject({
  try: z.array(line),
  /** How the player's words must be meant. Default: `do` and `go`. */
  by: z.optional(z.array(z.enum(WAYS_OF_READING))),
  at: z.optional(z.union([Id, z.array(Id)])),
  /** The person who must be here. */
  with: z.optional(Id),
  when: z.optional(Condition),
  check: z.optional(z.nullable(Check)),
  text: Prose,
  /** Shown when the deed is done again. Without this text the deed can be done only once. */
  again: z.optional(Prose),
  effects: z.optional(Effects),
  /** The effects when the deed is done again. */
  againEffects: z.optional(Effects),
  /** The text and the effects if the check fails. */
  failure: z.optional(Prose),
  failureEffects: z.optional(Effects),
});
export type Deed = z.infer<typeof Deed>;

/**
 * Something small that a description names and that is no thing of its own: the clock, a cap on a lamp. Also what comes of handling a thing
 * in a way that no deed is for.
 */
export const Sight = z.strictObject({
  at: z.union([Id, z.array(Id)]),
  names: z.array(line),
  when: z.optional(Condition),
  look: z.optional(Prose),
  /** What comes of handling it, by patterns like those of deeds ("open|unlock; look in|inside"), or by `*` for anything else. */
  done: z.optional(z.record(z.string(), Prose)),
});
export type Sight = z.infer<typeof Sight>;

/** The ability scores of a hero. */
export const ABILITIES = {
  strength: z.int(),
  dexterity: z.int(),
  constitution: z.int(),
  intelligence: z.int(),
  wisdom: z.int(),
  charisma: z.int(),
};

import * as z from "zod/mini";

import { ABILITY_VALUES } from "#contracts/options";

/** The small words of an adventure: what must be so, what comes of it, what is told (docs/adventures.md). */

/** An id of this adventure, in kebab-case. */
export const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u));
const line = z.string().check(z.minLength(1));
const count = z.int().check(z.minimum(0));

/** What must be so. All that is named must hold; an empty condition always does. */
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
  /** A clue was found. */
  clue: z.optional(Id),
  /** At least so many of these clues were found. */
  clues: z.optional(z.strictObject({ of: z.array(Id), least: count })),
  /** A conclusion was drawn. */
  conclusion: z.optional(Id),
  /** The hero stands there. */
  at: z.optional(Id),
  /** The hero was there, or is. */
  visited: z.optional(Id),
  clock: z.optional(z.strictObject({ id: Id, least: z.optional(count), below: z.optional(count) })),
  /** This time of the story has come. */
  time: z.optional(Id),
  /** So many turns were played. */
  turns: z.optional(count),
  /** So many turns were played here since the hero came. */
  stayed: z.optional(count),
  person: z.optional(
    z.strictObject({
      id: Id,
      alive: z.optional(z.boolean()),
      /** At least; from -3 to 3. */
      attitude: z.optional(z.int()),
      here: z.optional(z.boolean()),
      /** Goes with the hero. */
      along: z.optional(z.boolean()),
      met: z.optional(z.boolean()),
      accused: z.optional(z.boolean()),
      promised: z.optional(z.boolean()),
      /** The hero won them over, or frightened them, by a check. */
      pressed: z.optional(z.boolean()),
    }),
  ),
  thing: z.optional(z.strictObject({ id: Id, taken: z.optional(z.boolean()), searched: z.optional(z.boolean()) })),
  /** An obstacle was passed. */
  passed: z.optional(Id),
  fight: z.optional(z.strictObject({ id: Id, result: z.optional(z.enum(["won", "lost", "fled", "parley"])) })),
  /** An event has happened. */
  event: z.optional(Id),
  /** So many turns ago an event happened, at least. */
  since: z.optional(z.strictObject({ event: Id, turns: count })),
  /** Something that an effect has set. */
  flag: z.optional(Id),
  /** Whether the hero is the one that the adventure was written for. */
  authoredHero: z.optional(z.boolean()),
});
export type Condition = z.infer<typeof Condition>;

/** A part of a text, told where its condition holds. */
export const Part = z.strictObject({ when: z.optional(Condition), says: line });

/**
 * Text for the player: one for every detail level, one for each, or parts with a condition each, of which those that hold are told one
 * after another. `[[this|that]]` reads `this` for the hero it was written for and `that` for any other; `{name}` and `{first}` are
 * the hero's name and first name.
 */
export const Prose = z.union([line, z.object({ short: line, standard: line, long: z.optional(line) }), z.array(Part)]);
export type Prose = z.infer<typeof Prose>;

/** What comes of something. */
export const Effects = z.strictObject({
  clues: z.optional(z.array(Id)),
  /** Segments by clock; less than nothing turns it back. */
  clocks: z.optional(z.record(Id, z.int())),
  attitudes: z.optional(z.record(Id, z.int())),
  /** Where people go: a place, or null for out of the story. */
  moves: z.optional(z.record(Id, z.nullable(Id))),
  /** These go with the hero from now on, or stay behind. */
  joins: z.optional(z.array(Id)),
  leaves: z.optional(z.array(Id)),
  dies: z.optional(z.array(Id)),
  pressed: z.optional(z.array(Id)),
  flags: z.optional(z.array(Id)),
  clears: z.optional(z.array(Id)),
  /** Things of the adventure that the hero now has, or has no more. */
  takes: z.optional(z.array(Id)),
  loses: z.optional(z.array(Id)),
  passes: z.optional(z.array(Id)),
  /** The hero goes there. */
  goes: z.optional(Id),
  /** This time of the story comes, if it has not yet. */
  time: z.optional(Id),
  fight: z.optional(Id),
  event: z.optional(Id),
  /** Items and gold of the sheet. */
  items: z.optional(z.record(z.string(), z.int())),
  gold: z.optional(z.int()),
  /** Dice or a number of hit points that the hero loses; never the last one. */
  hurts: z.optional(z.string()),
  rests: z.optional(z.enum(["short", "long"])),
  /** What the player named is kept under this name; a text has it again as `{word:NAME|where none was said}`. */
  remembers: z.optional(Id),
  /** The story ends so. */
  ending: z.optional(Id),
});
export type Effects = z.infer<typeof Effects>;

export const Check = z.strictObject({
  ability: z.enum(ABILITY_VALUES),
  skill: z.nullable(z.string()),
  dc: z.int().check(z.minimum(1), z.maximum(30)),
});
export type Check = z.infer<typeof Check>;

/** What the runner takes a player's words for, where it matters to an act. */
const WAYS_OF_READING = ["do", "say", "go", "fight"] as const;

/**
 * Something that the player can do here and that has its own outcome. `try` are patterns: every word of one must occur in what the
 * player said, in any order and form; `a|b` are alternatives.
 */
export const Deed = z.strictObject({
  try: z.array(line),
  /** How the player's words must be meant; `do` and `go` where it is left out. */
  by: z.optional(z.array(z.enum(WAYS_OF_READING))),
  at: z.optional(z.union([Id, z.array(Id)])),
  /** Who must be here. */
  with: z.optional(Id),
  when: z.optional(Condition),
  check: z.optional(z.nullable(Check)),
  text: Prose,
  /** Told the second time, where it can happen again; without it the deed is done once. */
  again: z.optional(Prose),
  effects: z.optional(Effects),
  /** What comes of doing it again. */
  againEffects: z.optional(Effects),
  /** Told where the check fails, and what comes of that. */
  failure: z.optional(Prose),
  failureEffects: z.optional(Effects),
});
export type Deed = z.infer<typeof Deed>;

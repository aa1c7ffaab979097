import * as z from "zod/mini";

import {
  DEEDS,
  KINDS_OF_CASE,
  ROLES,
  SOUGHT,
  SPOTS,
  REMEMBERED,
  STEP_SORTS,
  WAY_KINDS,
  TONES,
  WAYS,
} from "./case-kinds.ts";

/**
 * The form of `packages/content/assets/oracle/cases.json`. A test reads the file with it. A worker trusts its own asset, so that nothing of
 * this is in its bundle.
 */

const Role = z.enum(ROLES);
const text = z.string().check(z.minLength(3));
/** Only in stories of such a time or world. */
const needs = z.optional(z.nullable(z.enum(["old", "modern", "space", "sea", "magic"])));
const tones = z.optional(z.array(z.enum(TONES)));
const Danger = z.optional(z.nullable(z.enum(["after", "holds", "faces"])));

const Clue = z.object({
  id: z.string(),
  core: z.optional(z.boolean()),
  ways: z.array(z.enum(WAYS)),
  /** Roles that never tell it. */
  not: z.optional(z.array(Role)),
  /** Who tells it rather than others. */
  role: z.optional(z.nullable(Role)),
  /** Whom it is about, beside those whom its words name. */
  of: z.optional(z.nullable(Role)),
  /** Where it is found rather than elsewhere. */
  at: z.optional(z.nullable(z.enum(SPOTS))),
  about: z.enum(["who", "where", "why", "what", "how", "when"]),
  /** What a person says, without quotation marks. */
  said: text,
  /** What the hero sees or finds. */
  found: text,
  /** A short sentence for the record. */
  log: text,
  needs,
});

const Move = z.object({
  text,
  brings: z.optional(z.nullable(Role)),
  danger: Danger,
  /** What the hero loses by it: a thing, or the company of the ally; or who is led away, to come back at the end. */
  takes: z.optional(z.nullable(z.enum(["held", "ally", "suspect"]))),
  /** What the hero could do about it, as the player would type it. */
  offers: z.optional(z.array(z.string())),
  needs,
});

const Ends = z.object({ strong: text, weak: text, miss: text });

const Truth = z.object({
  id: z.string(),
  kind: z.enum(KINDS_OF_CASE),
  tones: z.array(z.enum(TONES)),
  /** Whether its clues speak only of what is sought, of people and of places: for every story, where nothing fits better. */
  general: z.optional(z.boolean()),
  /** For which kinds of what is sought all of its texts are true, word by word. */
  sought: z.array(z.enum(SOUGHT)).check(z.minLength(1)),
  /** Whether its texts use the words for a prize. */
  prize: z.optional(z.enum(["thing", "person", "place", "any"])),
  /** Beginnings of words: it is drawn only where `in` has one of them, and then rather than others. */
  fits: z.optional(z.array(text)),
  /** Where `fits` is looked for: in the words for what is sought, in the aim, or in all of the player's texts. */
  in: z.optional(z.enum(["prize", "aim", "texts"])),
  /** Whether nobody has written the answer down: what the player says it is, and the dice bear out, is so (docs/oracle.md, "Open stories"). */
  open: z.optional(z.boolean()),
  /** Who of the player's people has a part rather than others: beginnings of words that the texts have of them. */
  cast: z.optional(z.partialRecord(Role, z.array(text))),
  /** "way": it is decided on the way, and not where the aim leads. */
  lair: z.optional(z.literal("way")),
  /** Whether its observations fit any premise, so that those about the premise's own things come first, of open stories. */
  own: z.optional(z.boolean()),
  /** Whether it is an open search: where what is sought is, or who has it, is what the player says. */
  search: z.optional(z.boolean()),
  /** How a search is decided and ends where the player says that somebody has what is sought: the opponent. */
  held: z.optional(z.object({ showdown: text, ends: Ends })),
  /** Which kind of story it is, for the player to choose: what is asked, who is under pressure, the mood. Nothing that is to be found out. */
  pitch: text,
  /** What was behind it. Open stories have none of their own: it is what the player says. */
  truth: z.optional(text),
  /** A clause: "because …". */
  why: z.optional(text),
  clues: z.array(Clue).check(z.minLength(5)),
  lie: z.optional(text),
  confess: z.optional(text),
  moves: z.array(Move).check(z.minLength(2)),
  showdown: text,
  ends: Ends,
  /** Other ways in which it is decided, of open stories for any premise: each premise has one of them all. */
  others: z.optional(z.array(z.object({ showdown: text, ends: Ends }))),
  /** With which results the aim is not reached; otherwise it is, and be it late and at a heavy price. */
  lost: z.optional(z.array(z.enum(["weak", "miss"]))),
  /** What the showdown hints at: beginnings of words, as a regular expression. Who does it is not refused. */
  hint: z.optional(z.nullable(text)),
  /** By which ways the first paragraph of the strong end can come about; by words where it says nothing. Others have a general one. */
  turn: z.optional(z.array(z.enum(["talk", "force", "wit", "sacrifice"]))),
  needs,
});

const Scene = z.object({
  text,
  brings: z.optional(z.nullable(Role)),
  danger: Danger,
  tones,
  needs,
});
/** A line, or a line that only some stories can have. */
const Line = z.union([text, z.object({ text, tones, needs })]);

/** How the kind of what is sought is told: the first of the rows whose conditions all hold. */
const SoughtBy = z.object({
  is: z.enum(SOUGHT),
  kind: z.optional(z.enum(KINDS_OF_CASE)),
  /** A pattern of the aim. */
  aim: z.optional(text),
  /** A pattern of what is found, stopped or asked about, after "person", "creature", "place", "thing" or "dead". */
  about: z.optional(text),
});

/** A pattern of an open question in the player's texts, and the question as it stands after "know", with the groups of the pattern. */
const HookIn = z.object({ of: text, asks: z.string().check(z.minLength(2)) });

const Grades = z.object({ strong: z.array(text), weak: z.array(text), miss: z.array(text) });

/**
 * How a step comes off at another price than time, which is that of `weak`: the good will of {person}, money, {own}, which the hero carries, or
 * a promise. What is owed stands after "You have promised to".
 */
const Prices = z.object({
  goodwill: z.array(text),
  money: z.array(text),
  thing: z.array(text),
  promise: z.array(z.object({ text, owes: text })),
});

/**
 * Open tasks (docs/oracle.md, "Open tasks"). Beside the slots of all texts: {step}, the short name of what stands in the way ("Lund's fee");
 * {person}, {thing} and {place}, whom and what it is about; {other}, who else or where else there may be help. A line with one of them is
 * taken only where there is such a one, so that each list has lines without {person}, {thing}, {place} and {other}.
 */
const Tasks = z.object({
  /** What is asked, by the kind of deed. */
  pitch: z.record(z.enum(DEEDS), z.array(text)),
  /** The moment at which it is done or not, and how it ends. */
  kinds: z.record(z.enum(DEEDS), z.object({ scene: z.array(text), ends: Grades })),
  /** What comes of dealing with what stands in the way: `miss` says why not. */
  solved: z.record(z.enum(STEP_SORTS), z.extend(Grades, { prices: Prices })),
  /** The moment at which the last thing is done with what was brought, {prize}, at its place. */
  last: z.array(text),
  /**
   * What a clause of the player's texts says stands in the way, where plainer words say too little: a pattern, and the name with {person}, whom the
   * clause is about, and the groups of the pattern ($1). `beast`: only of an animal, or only of a person.
   */
  obstacles: z.array(
    z.object({
      of: text,
      sort: z.enum(STEP_SORTS),
      name: text,
      thing: z.optional(z.string()),
      beast: z.optional(z.boolean()),
      /** Whether the clause has to name what the aim is about. */
      prize: z.optional(z.boolean()),
    }),
  ),
  /** What stands in the way where the player's texts name too little: the name, and the sentence of it. {person} is somebody of the texts. */
  generic: z.record(z.enum(DEEDS), z.array(z.object({ name: text, text, sort: z.enum(STEP_SORTS) }))),
  /** The moment at which it is decided, by the kind of the last way: with a load or somebody, {prize}, or with nothing. */
  ways: z.record(z.enum(WAY_KINDS), z.object({ load: z.array(text), bare: z.array(text) })),
  /** What was got is put where it is needed. */
  fits: z.array(text),
  /** Getting over what was mended, or is open. */
  over: z.array(text),
  /** The hero gets to where it is done: {person} waits there, or nobody does, or it is late. */
  arrival: z.object({ met: z.array(text), bare: z.array(text), late: z.array(text) }),
  /** What is done there with what was carried, by a pattern of what it is. */
  placed: z.array(z.object({ of: text, done: z.array(text), miss: z.array(text) })),
  /** What comes of a deed that takes up what the scene has: somebody is called to, or another. */
  clever: z.object({ signal: z.array(text), other: z.array(text) }),
  /** What somebody asks for their help: {sum}, {own}, which the hero carries, or a favour; how it is brought down, or is not; how it is taken. */
  asked: z.object({
    sum: z.array(text),
    thing: z.array(text),
    favour: z.array(z.object({ text, owes: text })),
    lower: z.array(text),
    firm: z.array(text),
    paid: z.array(text),
    sworn: z.array(text),
  }),
  /** A contest is over, and the hero does what it was to be won for, {step}, or does not get so far. */
  wonFor: Grades,
  /** What is left of a deed of the hero's at the end, by what it was. */
  remembered: z.record(z.enum(REMEMBERED), z.array(text)),
  /** What happens when the clock moves: a rival of the texts, {person}, does something about it, or only time passes. */
  moves: z.object({ rival: z.array(text), time: z.array(text) }),
});

/**
 * Pieces of open stories that are made of a thing of the premise, by its kind: the pattern "thing paper" is of the nouns of the kind "paper",
 * a thing of no known kind has none. Slots: {thing}, with forms ({is:thing}, {he:thing}), {person}, {other} and {place}, which are at hand in the premise.
 */
const Things = z.record(
  z.string(),
  z.array(z.object({ about: Clue.shape.about, found: text, said: text, log: text })).check(z.minLength(8)),
);

export const CaseContent = z.object({
  things: Things,
  tasks: Tasks,
  hooks: z.array(HookIn),
  sought: z.array(SoughtBy),
  truths: z.array(Truth).check(z.minLength(1)),
  /** Who comes, or what is brought, while the hero waits. */
  scenes: z.array(Scene),
  /** By the kind of act: force, speed, stealth, talk, craft, magic, look, social-gift. */
  outcomes: z.record(
    z.string(),
    z.object({ strong: z.array(Line), weak: z.array(Line), miss: z.optional(z.array(Line)) }),
  ),
  /** Who or what has nothing to tell says where to ask next: by talk, search and look, with {next} and {nextplace}. */
  nothing: z.record(z.string(), z.array(Line)),
  /** Sentences of the table, by what they are for; {next} is who is meant. */
  lines: z.record(z.string(), z.array(text)),
  /**
   * Answers that the dice draw to a question of which neither the texts nor the case know anything, by the kind of question, with {person},
   * {place}, {own}: what the hero carries, {past}: a day, {given}: a name, {coins}, and {2-9}: a number. `of`: beginnings of words of the question,
   * or of who is asked, for which it is written.
   */
  drawn: z.record(z.string(), z.array(z.union([text, z.object({ text, tones, needs, of: z.optional(text) })]))),
  /** What an examination or a test shows where no clue fits it, by its kind; `failed` is what could not be told. */
  results: z.record(z.string(), z.array(Line)),
  /** What somebody made up does, as a clause: "trades", and "offices" for who has a say. */
  people: z.record(z.string(), z.array(text)),
  /** Given names of somebody made up, by the world; a modern world has those that many times had ("plain"). */
  names: z.record(z.string(), z.object({ he: z.array(text), she: z.array(text) })),
  /** What is worse from when the clock is full, by the kind of the case. */
  full: z.record(z.string(), z.array(Line)),
  /**
   * What is read off an instrument, by a pattern of its name or of what the texts say of it: the first number, by how much it changes with
   * each step of the clock, and the words for it with {n} and, for the number before, {m}. The last row is for any other instrument.
   */
  instruments: z.array(
    z.object({
      is: text,
      from: z.int(),
      to: z.int(),
      step: z.int(),
      first: z.array(text),
      more: z.array(text),
      same: z.array(text),
    }),
  ),
  /**
   * What is seen to come of a deed that is free and safe, by its kind: the first whose pattern "deed does …" it has and which has a line left. {thing} is what it is done
   * with, {next} to whom, {place} a place of the story. A kind without lines has nothing to be told.
   */
  deeds: z.record(z.string(), z.array(Line)),
  /** Answers to looks and small questions, by what is looked at, {thing}: a noun of the question ("door", "crowd", "letter"). */
  details: z.record(z.string(), z.array(Line)),
});

export type Truth = z.infer<typeof Truth>;
export type Clue = z.infer<typeof Clue>;
export type Move = z.infer<typeof Move>;
export type Scene = z.infer<typeof Scene>;
export type Line = z.infer<typeof Line>;
export type CaseContent = z.infer<typeof CaseContent>;

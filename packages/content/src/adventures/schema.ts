import * as z from "zod/mini";

import { ELEMENT_VALUES, GENRE_VALUES, INTENSITY_VALUES, MAGIC_LEVEL_VALUES } from "#contracts/options";
import { attitude } from "#contracts/story/state";
import { Check, Condition, Deed, Effects, Id, Prose } from "./rules.ts";

/** An adventure as content: what docs/adventures.md explains to a writer, and the runner in storyteller tells. */

const line = z.string().check(z.minLength(1));
const lines = z.array(line);
const words = z.array(line);

/** What somebody says when asked. The first that fits is said; what is said again is said shorter. */
const Knowledge = z.strictObject({
  about: words,
  needs: z.optional(
    z.strictObject({
      /** Of this person. */
      attitude: z.optional(attitude),
      promised: z.optional(z.literal(true)),
      /** Won over or frightened by a check. */
      pressed: z.optional(z.literal(true)),
      when: z.optional(Condition),
    }),
  ),
  says: Prose,
  gives: z.optional(Id),
  effects: z.optional(Effects),
});

const Lie = z.strictObject({ about: words, says: line, brokenBy: Id, confronted: Prose, effects: z.optional(Effects) });

export const Person = z.strictObject({
  id: Id,
  name: line,
  /** Short forms of the name and words for the role, in lower case. */
  aliases: words,
  pronoun: z.enum(["she", "he", "they", "it"]),
  role: line,
  look: line,
  voice: line,
  wants: line,
  fears: line,
  hides: line,
  attitude,
  at: Id,
  /** Until then nobody sees or hears them. */
  hidden: z.optional(z.strictObject({ until: Condition, text: z.optional(line) })),
  greet: lines,
  again: lines,
  /** What they do by themselves while the hero is here and nothing else happens. */
  stirs: z.optional(lines),
  /** Go with the hero when asked to, where this holds; what they say to it. */
  follows: z.optional(z.strictObject({ when: z.optional(Condition), says: line, otherwise: line })),
  /** What answers for them where they are not: behind glass, in the next room. The first that fits is told. */
  absent: z.optional(z.array(z.strictObject({ when: z.optional(Condition), says: line }))),
  knows: z.array(Knowledge),
  lies: z.array(Lie),
  smalltalk: z.array(z.strictObject({ about: words, says: line })),
  refuses: lines,
  unknown: lines,
  persuaded: line,
  threatened: line,
  accused: line,
  hurt: line,
  dead: line,
  /** The body: how it looks, and what is found when it is searched or when these words are taken from it. */
  body: z.optional(z.strictObject({ about: words, look: Prose, search: Prose, effects: z.optional(Effects) })),
  /** Difficulty of winning them over or frightening them; 12 where it is left out. */
  dc: z.optional(z.int()),
});
export type Person = z.infer<typeof Person>;

export const Thing = z.strictObject({
  id: Id,
  name: line,
  aliases: words,
  look: Prose,
  search: Prose,
  take: z.nullable(line),
  /** What the sheet calls it once taken; the name without its article where it is left out. */
  item: z.optional(line),
  use: z.nullable(Prose),
  /** Found by searching it. */
  gives: z.optional(Id),
  /** Until then it is not there to be found; `look` is told instead. */
  hidden: z.optional(z.strictObject({ until: Condition, look: Prose })),
  /** What searching it asks for, beyond looking closely: the failure's text and cost move the story on. */
  effects: z.optional(Effects),
});
export type Thing = z.infer<typeof Thing>;

const Place = z.strictObject({
  id: Id,
  name: line,
  aliases: words,
  kind: line,
  exits: z.array(
    z.strictObject({
      to: Id,
      how: line,
      aliases: z.optional(words),
      /** Unknown to the player before. */
      hidden: z.optional(z.strictObject({ until: Condition })),
    }),
  ),
  first: z.strictObject({ short: line, standard: line }),
  again: lines,
  mood: lines,
  things: z.array(Thing),
});
export type Place = z.infer<typeof Place>;

const Clue = z.strictObject({
  id: Id,
  /** What it shows, a line for the quest log. */
  says: line,
  from: z.array(z.string().check(z.regex(/^(?:thing|person|event|deed|fight|obstacle):/u))),
  found: line,
  /** More for who rolls well; a needed clue never hangs on a roll. */
  more: z.nullable(z.strictObject({ ...Check.shape, prose: line })),
});

const Conclusion = z.strictObject({
  id: Id,
  /** The question it answers, which gives nothing away: the title in the quest log. */
  asks: line,
  text: line,
  /** Three of them bear it out. */
  clues: z.array(Id),
  /** Those without which it would say more than was found. */
  must: z.optional(z.array(Id)),
  needed: z.boolean(),
});

const Clock = z.strictObject({
  id: Id,
  name: line,
  size: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  /** What fills a segment, in words. */
  ticks: line,
  /** Fills one by itself every so many turns. */
  every: z.optional(z.int()),
  /** Does not run before. */
  runs: z.optional(Condition),
  steps: z.array(Prose),
  full: Prose,
  effects: z.optional(Effects),
});

export const Obstacle = z.strictObject({
  id: Id,
  at: Id,
  what: line,
  /** The way it bars, until it is passed. */
  bars: z.optional(Id),
  /** Whether it bars now; always where it is left out. */
  when: z.optional(Condition),
  /** Must be passed anew each time. */
  again: z.optional(z.boolean()),
  /** `offer` names the way for a player who stands before it. */
  ways: z.array(z.strictObject({ offer: z.optional(line), ...Deed.shape })),
});
export type Obstacle = z.infer<typeof Obstacle>;

const Foe = z.strictObject({
  name: line,
  /** The creature of SRD 5.2 that the numbers are of. */
  creature: line,
  count: z.int(),
  armorClass: z.int(),
  hitPoints: z.int(),
  toHit: z.int(),
  damage: line,
});

const Fight = z.strictObject({
  id: Id,
  at: Id,
  /** People of the adventure who fight here: their own names are the foes'. */
  foes: z.array(Foe),
  begins: Prose,
  /** Begins by itself where this holds. */
  when: z.optional(Condition),
  /** What else the player may do instead of fighting, and what it comes to. */
  deeds: z.array(Deed),
  colour: lines,
  parley: Prose,
  /** Difficulty of talking them out of it; 12 where it is left out, 0 where the words suffice. */
  parleyDc: z.optional(z.int()),
  flee: Prose,
  won: Prose,
  lost: Prose,
  outcomes: z.optional(
    z.strictObject({
      won: z.optional(Effects),
      lost: z.optional(Effects),
      fled: z.optional(Effects),
      parley: z.optional(Effects),
    }),
  ),
  /** Foes leave at half their hit points. */
  faint: z.optional(z.boolean()),
});
export type Fight = z.infer<typeof Fight>;

const Event = z.strictObject({
  id: Id,
  when: Condition,
  /** Each at most once. */
  text: Prose,
  effects: z.optional(Effects),
  /** What the player is offered; the deed of each is open as long as the player stays. */
  choices: z.array(z.strictObject({ say: line, ...Deed.shape })),
  /** Told where the player walks away from the choices, or lets them wait too long; and what comes of it. */
  ignored: z.optional(Prose),
  /** Told one after another while the choices wait and the player does something else: how those present take it. */
  waits: z.optional(z.array(Prose)),
  ignoredEffects: z.optional(Effects),
});
export type Event = z.infer<typeof Event>;

const Ending = z.strictObject({
  id: Id,
  title: line,
  /** How it is reached, in words: what the game master's notes say. */
  how: line,
  /** Comes by itself where this holds; else by an effect. */
  when: z.optional(Condition),
  /** In parts where it is cut to what was played: those that hold are told one after another. */
  text: z.union([line, z.array(z.strictObject({ when: z.optional(Condition), says: line }))]),
  /** What became of everybody; the first line that holds. */
  people: z.record(Id, z.union([line, z.array(z.strictObject({ when: z.optional(Condition), says: line }))])),
});
export type Ending = z.infer<typeof Ending>;

const ABILITIES = {
  strength: z.int(),
  dexterity: z.int(),
  constitution: z.int(),
  intelligence: z.int(),
  wisdom: z.int(),
  charisma: z.int(),
};

/** The hero it was written for, with a sheet of SRD 5.2 (standard array, level 1). */
const Hero = z.strictObject({
  name: line,
  race: line,
  className: line,
  background: line,
  level: z.int(),
  hitPoints: z.int(),
  armorClass: z.int(),
  abilityScores: z.strictObject(ABILITIES),
  skills: lines,
  items: z.array(z.strictObject({ name: line, quantity: z.int() })),
  gold: z.int(),
  why: line,
});

/** The premise: what the card and the forms need, without the story itself. */
export const Premise = z.strictObject({
  id: Id,
  version: z.literal(1),
  title: line,
  genres: lines,
  length: line,
  language: z.literal("en"),
  contentNotes: lines,
  pitch: line,
  /** The world and the campaign that a story of it is made with. */
  world: z.strictObject({
    name: line,
    genres: z.array(z.enum(GENRE_VALUES)),
    magicLevel: z.enum(MAGIC_LEVEL_VALUES),
    details: line,
  }),
  campaign: z.strictObject({
    exploration: z.enum(INTENSITY_VALUES),
    combat: z.enum(INTENSITY_VALUES),
    social: z.enum(INTENSITY_VALUES),
    elements: z.array(z.enum(ELEMENT_VALUES)),
  }),
  hero: Hero,
  otherHero: line,
});
export type Premise = z.infer<typeof Premise>;

const Plot = z.strictObject({
  question: line,
  truth: lines,
  opening: z.strictObject({ short: line, standard: line, long: line }),
  /** The first place and its time. */
  start: Id,
  /** Times of the story in their order, with the turns that each lasts. */
  times: z.array(
    z.strictObject({
      id: Id,
      name: line,
      day: z.int(),
      turns: z.int(),
      text: z.optional(Prose),
      effects: z.optional(Effects),
    }),
  ),
  clues: z.array(Clue),
  conclusions: z.array(Conclusion),
  clocks: z.array(Clock),
  obstacles: z.array(Obstacle),
  fights: z.array(Fight),
  events: z.array(Event),
  endings: z.array(Ending),
  rewards: z.strictObject({ xp: z.int(), gold: z.int(), items: lines, keepsake: line }),
});

const Talk = z.strictObject({
  hints: z.array(z.strictObject({ when: Condition, say: line })),
  /** What a newcomer is shown of the table, each once. */
  teaches: z.array(z.strictObject({ when: Condition, shows: line, say: line })),
  suggest: z.array(z.strictObject({ at: Id, when: z.optional(Condition), actions: lines })),
  /** What players try, beyond things, people and places. */
  deeds: z.array(Deed),
});

/** An adventure, whole. */
export const Adventure = z.strictObject({
  ...Premise.shape,
  ...Plot.shape,
  ...Talk.shape,
  people: z.array(Person),
  places: z.array(Place),
});
export type Adventure = z.infer<typeof Adventure>;

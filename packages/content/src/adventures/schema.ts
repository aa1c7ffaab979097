import * as z from "zod/mini";

import { ELEMENT_VALUES, GENRE_VALUES, INTENSITY_VALUES, MAGIC_LEVEL_VALUES } from "#contracts/options";
import { attitude } from "#contracts/story/state";
import { ABILITIES, Check, Condition, Deed, Effects, Id, Prose, Sight } from "./rules.ts";

export type { Condition, Deed, Effects, Prose, Sight } from "./rules.ts";

/** An adventure as content. docs/adventures.md explains it to authors, and the oracle in packages/storyteller plays it. */
const line = z.string().check(z.minLength(1));
const lines = z.array(line);
const words = lines;

/** What a person says when asked. The first entry that fits is used. When it is repeated, a shorter text is used. */
const Knowledge = z.strictObject({
  about: words,
  needs: z.optional(
    z.strictObject({
      /** The least attitude of this person. */
      attitude: z.optional(attitude),
      promised: z.optional(z.literal(true)),
      /** The person was persuaded or frightened with a check. */
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
  /** The name that others use. Default: the first name, or title and last name. */
  short: z.optional(line),
  /** Short forms of the name, and words for the role in lower case. */
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
  /** Until this condition is true, nobody sees or hears the person. */
  hidden: z.optional(z.strictObject({ until: Condition, text: z.optional(line) })),
  greet: lines,
  again: lines,
  /** What the person does by themself while the hero is here and nothing else happens. */
  stirs: z.optional(lines),
  /** Whether the person goes with the hero if asked, under which condition, and what they say. */
  follows: z.optional(z.strictObject({ when: z.optional(Condition), says: line, otherwise: line })),
  /** Replies to the hero where the person is not present but can be noticed: behind glass, in the next room. The first that fits. */
  absent: z.optional(z.array(z.strictObject({ when: z.optional(Condition), says: line }))),
  knows: z.array(Knowledge),
  lies: z.array(Lie),
  smalltalk: z.array(z.strictObject({ about: words, says: line })),
  refuses: lines,
  unknown: lines,
  /** What the person says when they are asked again about something to which they have nothing to add. */
  repeats: lines,
  persuaded: line,
  threatened: line,
  accused: line,
  hurt: line,
  dead: line,
  /** What the person says or does after the end, one text after another, if the hero stays with them and asks nothing. */
  after: z.optional(lines),
  /** The person's dead body: how it looks, and what is found when it is searched or when one of these words is taken from it. */
  body: z.optional(z.strictObject({ about: words, look: Prose, search: Prose, effects: z.optional(Effects) })),
  /** The difficulty of persuading or frightening the person. Default: 12. */
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
  /** The item's name on the sheet once it is taken. Default: the thing's name without its article. */
  item: z.optional(line),
  use: z.nullable(Prose),
  /** The clue found by searching the thing. */
  gives: z.optional(Id),
  /** Until this condition is true, the thing cannot be found, and `look` is shown instead. */
  hidden: z.optional(z.strictObject({ until: Condition, look: Prose })),
  /** The check for searching, if a close look is not enough. The text and effects of a failure move the story on. */
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
      /** Until this condition is true, the player does not know the exit (`hidden`), or no list names it (`unlisted`). */
      hidden: z.optional(z.strictObject({ until: Condition })),
      unlisted: z.optional(z.strictObject({ until: Condition })),
    }),
  ),
  first: z.strictObject({ short: line, standard: line }),
  again: lines,
  mood: lines,
  /** How the place is after something has happened there. The first entry with a true condition replaces `first` and `again`. */
  changed: z.optional(z.array(z.strictObject({ when: Condition, look: line, again: lines }))),
  things: z.array(Thing),
});
export type Place = z.infer<typeof Place>;

const Clue = z.strictObject({
  id: Id,
  /** What the clue shows, as a text for the quest log. */
  says: line,
  from: z.array(z.string().check(z.regex(/^(?:thing|person|event|deed|fight|obstacle):/u))),
  found: line,
  /** Somebody has told it, or it was lived through: at the end it counts as found. */
  known: z.optional(Condition),
  /** More for a good roll. A needed clue must never depend on a roll. */
  more: z.nullable(z.strictObject({ ...Check.shape, prose: line })),
});

const Conclusion = z.strictObject({
  id: Id,
  /** The question that the conclusion answers. It is the title in the quest log, so it must not reveal anything. */
  asks: line,
  text: line,
  /** Three of these clues are enough to draw the conclusion. */
  clues: z.array(Id),
  /** Clues that are always required, because without them the conclusion would say more than was found. */
  must: z.optional(z.array(Id)),
  /** The story itself has answered it: at the end it counts as answered. */
  known: z.optional(Condition),
  needed: z.boolean(),
});

const Clock = z.strictObject({
  id: Id,
  name: line,
  size: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  /** What fills a segment, in words. */
  ticks: line,
  /** The number of turns after which a segment fills by itself. */
  every: z.optional(z.int()),
  /** The clock does not run before this condition is true. */
  runs: z.optional(Condition),
  steps: z.array(Prose),
  full: Prose,
  effects: z.optional(Effects),
});

export const Obstacle = z.strictObject({
  id: Id,
  at: Id,
  what: line,
  /** The exit that the obstacle blocks until it is passed. */
  bars: z.optional(Id),
  /** Whether the obstacle blocks the exit now. Default: always. */
  when: z.optional(Condition),
  /** True if the obstacle must be passed again each time. */
  again: z.optional(z.boolean()),
  /** The ways to pass the obstacle. `offer` is the suggestion for a player who stands before it. */
  ways: z.array(z.strictObject({ offer: z.optional(line), ...Deed.shape })),
});
export type Obstacle = z.infer<typeof Obstacle>;

const Foe = z.strictObject({
  name: line,
  /** The creature of SRD 5.2 from which the numbers come. */
  creature: line,
  count: z.int(),
  armorClass: z.int(),
  hitPoints: z.int(),
  toHit: z.int(),
  damage: line,
});

const Result = z.optional(Effects);
const Fight = z.strictObject({
  id: Id,
  at: Id,
  /** People of the adventure who fight here. The foes have their names. */
  foes: z.array(Foe),
  begins: Prose,
  /** The fight begins by itself if this condition is true. */
  when: z.optional(Condition),
  /** What else the player may do instead of fighting, and its outcome. */
  deeds: z.array(Deed),
  colour: lines,
  /** What happens when words end the fight. */
  parley: Prose,
  /** What would end the fight without blows. It is shown when words fail, or when the hero does something else. */
  hint: z.optional(Prose),
  /** The difficulty of ending the fight with words. Default: 12. With 0 no check is needed. */
  parleyDc: z.optional(z.int()),
  flee: Prose,
  won: Prose,
  lost: Prose,
  outcomes: z.optional(z.strictObject({ won: Result, lost: Result, fled: Result, parley: Result })),
  /** True if foes flee at half their hit points. */
  faint: z.optional(z.boolean()),
});
export type Fight = z.infer<typeof Fight>;

const Event = z.strictObject({
  id: Id,
  when: Condition,
  /** The text of the event. Each event happens at most once. */
  text: Prose,
  effects: z.optional(Effects),
  /** The choices that the player is offered. The deed of each is possible as long as the player stays. */
  choices: z.array(z.strictObject({ say: line, ...Deed.shape })),
  /** The text and the effects if the player walks away from the choices, or lets them wait too long. */
  ignored: z.optional(Prose),
  /** How the people present react while the choices wait and the player does something else. The texts are shown one after another. */
  waits: z.optional(z.array(Prose)),
  ignoredEffects: z.optional(Effects),
});
export type Event = z.infer<typeof Event>;

const Ending = z.strictObject({
  id: Id,
  title: line,
  /** How the ending is reached, in words for the game master's notes. */
  how: line,
  /** The ending comes by itself if this condition is true. Without it, only an effect brings it. */
  when: z.optional(Condition),
  /** The text of the ending. If it has parts, those with a true condition are shown one after another. */
  text: z.union([line, z.array(z.strictObject({ when: z.optional(Condition), says: line }))]),
  /** What happened to each person. The first entry with a true condition is used. */
  people: z.record(Id, z.union([line, z.array(z.strictObject({ when: z.optional(Condition), says: line }))])),
  /** Moments after the end, one after another, for a player who stays. */
  after: z.optional(lines),
  /** What is answered after this end, by topics like those of talk. The first true entry of those that fit best. */
  asked: z.optional(z.array(z.strictObject({ about: words, when: z.optional(Condition), says: line }))),
});
export type Ending = z.infer<typeof Ending>;

/** The hero for whom the adventure was written, with a sheet of SRD 5.2 (standard array, level 1). */
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
  /** The world and the campaign that are created for a story of this adventure. */
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
  /** The first place. The times of the story follow. */
  start: Id,
  /** The times of the story in their order, with the number of turns that each lasts. */
  times: z.array(
    z.strictObject({
      id: Id,
      name: line,
      day: z.int(),
      turns: z.int(),
      /** So many turns longer the time lasts while the hero stays at a place and does small things there. Default: 0. */
      patience: z.optional(z.int()),
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
  /** What the hero did, told after the ending. Those sentences are shown whose conditions are true. */
  recap: z.optional(z.array(z.strictObject({ when: z.optional(Condition), says: line }))),
  /** What is answered after any of the endings, where the ending has nothing of its own on it. */
  asked: Ending.shape.asked,
  rewards: z.strictObject({ xp: z.int(), gold: z.int(), items: lines, keepsake: line }),
});

const Outcome = z.strictObject({ well: z.string(), badly: line });

const Talk = z.strictObject({
  hints: z.array(z.strictObject({ when: Condition, say: line })),
  /** Features of the table that are explained to a newcomer, each once. */
  teaches: z.array(z.strictObject({ when: Condition, shows: line, say: line })),
  suggest: z.array(z.strictObject({ at: Id, when: z.optional(Condition), actions: lines })),
  /** What players may try, besides things, people and places. */
  deeds: z.array(Deed),
  /**
   * Lines for acts that lead nowhere: the hero only thinks of it, it changes nothing, the thing is not here, the thing cannot be taken (`{thing}`), something breaks that hides
   * nothing, a feat has no effect, nobody is there to answer (`alone`). `{near}` is a thing nearby, `{act}` what the player did ("pull at the chain"). */
  misses: z.strictObject({
    considers: lines,
    nothing: lines,
    missing: lines,
    stays: lines,
    breaks: lines,
    manages: lines,
    alone: z.optional(lines),
  }),
  /** How an attempt ends that no text of the adventure is about. Without a text for success, a line of `breaks` is used. */
  feats: z.strictObject({
    break: Outcome,
    sleight: Outcome,
    hide: Outcome,
    listen: Outcome,
    burn: Outcome,
    track: Outcome,
    leap: Outcome,
    pretend: Outcome,
  }),
  /** How somebody takes a sign, a kindness or gift (`{takes}`), a thing that is shown (`{what}`), and a remark. `{name}` is their name. */
  gestures: z.strictObject({ signs: lines, kindness: lines, shown: lines, remarks: lines }),
  /**
   * People whom texts name and who are not of the cast: where they can be seen and spoken to, how they look, what they say (a line each
   * time), and where they are or what became of them if they are not here.
   */
  bystanders: z.optional(
    z.array(
      z.strictObject({
        names: lines,
        at: z.array(Id),
        when: z.optional(Condition),
        look: line,
        lines: z.array(line),
        /** What they say when asked about something, once each. */
        knows: z.optional(z.array(z.strictObject({ about: words, says: line }))),
        away: line,
      }),
    ),
  ),
  /**
   * How things look that the hero brought along or has come by, and that no place has: the lantern at their side. `why` is what the hero
   * knows of it.
   */
  belongings: z.optional(
    z.array(z.strictObject({ names: lines, when: z.optional(Condition), look: line, why: z.optional(line) })),
  ),
  /** How somebody takes a clue that is laid before them, by what they think of the hero. `{name}` is their name, `{them}` the pronoun. */
  evidence: z.strictObject({ warm: lines, cold: lines, plain: lines }),
});

export const Adventure = z.strictObject({
  ...Premise.shape,
  ...Plot.shape,
  ...Talk.shape,
  people: z.array(Person),
  places: z.array(Place),
  sights: z.array(Sight),
});
export type Adventure = z.infer<typeof Adventure>;

import * as z from "zod/mini";

import { ConditionEnd, HeroState } from "../entities/hero-state.ts";
import { text } from "../text.ts";

/**
 * The state of the story: what is true now, in the same form for every game master (docs/game-master.md, "The story"). Only story events
 * (events.ts) change it. They are stored with the turn, so that undo and branches change the story too.
 */

/** The most entries of each kind. The reducer drops what exceeds the limit, the least needed entries first. */
export const STORY_LIMITS = {
  cast: 40,
  threads: 24,
  threadSteps: 12,
  clocks: 12,
  secrets: 60,
  present: 12,
  exits: 8,
  summaries: 32,
  combatants: 20,
  formerNames: 200,
} as const;

const name = text(120);
const line = text(400);

/** The scene in which the story is now. */
export const StoryScene = z.object({
  place: name,
  /** Time of day in words, e.g. "dusk". Empty if unknown. */
  time: text(60),
  /** Days are counted from 1, the day on which the story began. */
  day: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** Names of the people who are present, without the party. */
  present: z.array(name).check(z.maxLength(STORY_LIMITS.present)),
  /** All places that one can go to from here. */
  exits: z.array(name).check(z.maxLength(STORY_LIMITS.exits)),
  /** The question that the scene is about. The scene ends when it is answered. */
  question: line,
  /** What puts the hero under pressure while the question is open. */
  pressure: line,
  /** The number of the turn in which the scene opened. */
  since: z.int(),
});
export type StoryScene = z.infer<typeof StoryScene>;

/** From -3, an enemy, to 3, a friend who would bleed for the party. */
export const attitude = z.int().check(z.minimum(-3), z.maximum(3));

/** How somebody fights who has no sheet: the creature of the tables whose numbers they have, and what of them is left. */
export const StatBlock = z.object({
  /** Id in the table of creatures, for example `guard`. */
  creature: text(60).check(z.minLength(1)),
  hp: z.object({ current: z.int().check(z.minimum(0)), max: z.int().check(z.minimum(1)) }),
});
export type StatBlock = z.infer<typeof StatBlock>;

/** A person of the story who does not belong to the party. */
export const CastMember = z.object({
  name,
  aliases: z.array(name).check(z.maxLength(8)),
  role: text(200),
  attitude,
  /** What the person wants now. Shown to the player only if `wantKnown` is true. */
  want: line,
  wantKnown: z.boolean(),
  /** How the person talks, in at most twelve words. */
  voice: text(160),
  /** What the person hides. Only the game master knows it. */
  hides: line,
  alive: z.boolean(),
  /** Where the person is, as the game master knows it. Empty if unknown. */
  place: name,
  /** Where and in which turn the player saw the person last. Absent if they have not met, and in stories of earlier versions. */
  seen: z.optional(z.object({ place: name, turn: z.int() })),
  /** The number of the turn in which the player met the person. Null if the player has not met them yet. */
  met: z.nullable(z.int()),
  /** The number of the last turn that involved the person. */
  touched: z.int(),
  /** Set while the person goes with the party and fights beside it. Absent or null for everybody else. */
  companion: z.optional(z.nullable(StatBlock)),
  /** How a foe was who left a fight alive, until they have rested. */
  wounds: z.optional(z.nullable(StatBlock)),
});
export type CastMember = z.infer<typeof CastMember>;

export const THREAD_KINDS = ["quest", "promise", "mystery", "threat"] as const;
export const THREAD_STATES = ["open", "resolved", "failed", "dropped"] as const;

/** Something open in the story, for example a promise, a danger or a quest. */
export const StoryThread = z.object({
  title: name,
  question: line,
  kind: z.enum(THREAD_KINDS),
  /** What was done or learned about the thread, oldest first. Each is a sentence that the player may read. */
  steps: z.array(line).check(z.maxLength(STORY_LIMITS.threadSteps)),
  /** The number of the turn of each step, in the same order. Null where it is unknown. Absent from threads of earlier versions. */
  stepTurns: z.optional(z.array(z.nullable(z.int())).check(z.maxLength(STORY_LIMITS.threadSteps))),
  state: z.enum(THREAD_STATES),
  /** The truth behind the thread. Only the game master knows it. */
  truth: text(1_000),
  touched: z.int(),
});
export type StoryThread = z.infer<typeof StoryThread>;

export const CLOCK_SIZES = [4, 6, 8] as const;

/** A clock: it counts towards a danger or the end of a race, one segment at a time. */
export const StoryClock = z.object({
  name,
  segments: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  filled: z.int().check(z.minimum(0), z.maximum(8)),
  /** What causes a segment to be filled. */
  fills: line,
  /** What happens when the clock is full. */
  full: line,
  /** Whether the player may see the clock. */
  shown: z.boolean(),
});
export type StoryClock = z.infer<typeof StoryClock>;

/** Something that the player has not found out yet, in one line. */
export const StorySecret = z.object({
  id: text(60),
  text: text(600),
  /** Names of those who may know the secret. Empty if only the game master knows it. */
  knownBy: z.array(name).check(z.maxLength(12)),
  /** The condition under which it may be revealed, in words. */
  when: line,
  /** The place where it can be revealed. Empty for any place. */
  place: name,
  /** The title of the thread that it belongs to. Empty for none. */
  thread: name,
  /** Null until it is revealed. */
  revealed: z.nullable(z.object({ turn: z.int(), to: name, how: line })),
});
export type StorySecret = z.infer<typeof StorySecret>;

export const ZONES = ["engaged", "near", "far"] as const;

/** What of a fight lasts on somebody and is in no sheet: a mastery's effect, Dodge. `changes` are read by the rules alone. */
const Mark = z.looseObject({
  id: text(120),
  name: text(120),
  source: z.nullable(text(120)),
  ends: ConditionEnd,
  changes: z.array(z.looseObject({ kind: text(20) })).check(z.maxLength(20)),
});

/** A participant in a fight. What a fight of an earlier version lacks is optional. */
export const Combatant = z.object({
  name,
  side: z.enum(["party", "foe", "friend"]),
  armorClass: z.int(),
  hp: z.object({ current: z.int(), max: z.int() }),
  conditions: z.array(text(60)).check(z.maxLength(20)),
  attacks: z.array(z.object({ name, toHit: z.int(), damage: text(60) })).check(z.maxLength(8)),
  /** Id in the table of creatures. Absent for heroes, and for those who only have the numbers above. */
  creature: z.optional(text(60)),
  zone: z.optional(z.enum(ZONES)),
  /** Who is out of the fight, and how. */
  left: z.optional(z.enum(["fled", "surrendered"])),
  /** Hit points, conditions and what works on them, for everybody but heroes, whose state is on their sheet. */
  state: z.optional(HeroState),
  marks: z.optional(z.array(Mark).check(z.maxLength(20))),
  hasReaction: z.optional(z.boolean()),
});
export type Combatant = z.infer<typeof Combatant>;

const MOST_PAIRS = STORY_LIMITS.combatants * 2;

/** A fight in progress. */
export const Encounter = z.object({
  round: z.int().check(z.minimum(1)),
  /** Names in the order of initiative. */
  order: z.array(name).check(z.maxLength(STORY_LIMITS.combatants)),
  combatants: z.array(Combatant).check(z.maxLength(STORY_LIMITS.combatants)),
  /** Whose turn it is. Between two messages of the player it is a hero's. */
  turn: z.optional(name),
  /** Who stands beside whom: one of the party and a foe. */
  engaged: z.optional(z.array(z.tuple([name, name])).check(z.maxLength(MOST_PAIRS))),
  /** What the rules count in this fight, e.g. "the wolf bloodied": powers that are spent, and courage that was tested. */
  spent: z.optional(z.array(text(180)).check(z.maxLength(100))),
  tested: z.optional(z.array(text(180)).check(z.maxLength(100))),
  fleeing: z.optional(z.array(name).check(z.maxLength(STORY_LIMITS.combatants))),
  /** What the story has decided about this fight. */
  terms: z.optional(
    z.object({
      /** A hero who falls is beaten, and does not die. */
      merciful: z.optional(z.boolean()),
      /** Foes run when half of their hit points are gone. */
      faint: z.optional(z.boolean()),
      /** Nothing is won by it but what the story gives: no experience, no coins. */
      unrewarded: z.optional(z.boolean()),
    }),
  ),
});
export type Encounter = z.infer<typeof Encounter>;

/** A summary of the scenes of these turns, as the player experienced them. It contains no secrets. */
export const SceneSummary = z.object({ from: z.int(), to: z.int(), text: text(2_000) });
export type SceneSummary = z.infer<typeof SceneSummary>;

/** What the world does by itself: something unforeseen, somebody who is met, a step of those who act against the hero. */
export const BEATS = ["surprise", "encounter", "front"] as const;
export type BeatKind = (typeof BEATS)[number];

export const StoryState = z.object({
  /** Null before the first scene. */
  scene: z.nullable(StoryScene),
  cast: z.array(CastMember),
  threads: z.array(StoryThread),
  clocks: z.array(StoryClock),
  secrets: z.array(StorySecret),
  encounter: z.nullable(Encounter),
  /** Summaries of past scenes, oldest first. */
  summaries: z.array(SceneSummary),
  /** The numbers of the turns in which the world last moved by itself. */
  pulse: z.optional(
    z.object({ surprise: z.optional(z.int()), encounter: z.optional(z.int()), front: z.optional(z.int()) }),
  ),
  /** Names of people for whom the cast had no room any more. Nobody new gets one of them. */
  formerNames: z.optional(z.array(name)),
});
export type StoryState = z.infer<typeof StoryState>;

/** The story before the first turn. */
export const EMPTY_STORY: StoryState = {
  scene: null,
  cast: [],
  threads: [],
  clocks: [],
  secrets: [],
  encounter: null,
  summaries: [],
};

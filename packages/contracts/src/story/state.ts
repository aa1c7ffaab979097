import * as z from "zod/mini";

import { text } from "../text.ts";

/**
 * The story: what is true at the table now, the same for every game master (docs/game-master.md, "The story"). It changes only
 * through story events (events.ts), which are stored with the turn, so that undo and branches carry it along.
 */

/** Most entries of each kind. What does not fit is dropped by the reducer, the least needed first. */
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
} as const;

const name = text(120);
const line = text(400);

/** Where the story plays now. */
export const StoryScene = z.object({
  place: name,
  /** Time of day in words, e.g. "dusk"; empty where nobody said. */
  time: text(60),
  /** Counted from 1, the day the story began. */
  day: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** Names of the people here, the party left out. */
  present: z.array(name).check(z.maxLength(STORY_LIMITS.present)),
  /** Where one can go from here: a closed set. */
  exits: z.array(name).check(z.maxLength(STORY_LIMITS.exits)),
  /** What the scene is about; it closes when this is answered. */
  question: line,
  /** What presses the hero while the question is open. */
  pressure: line,
  /** The turn in which it opened. */
  since: z.int(),
});
export type StoryScene = z.infer<typeof StoryScene>;

/** From an enemy to a friend who would bleed for the party. */
export const attitude = z.int().check(z.minimum(-3), z.maximum(3));

/** Somebody of the story who is not of the party. */
export const CastMember = z.object({
  name,
  aliases: z.array(name).check(z.maxLength(8)),
  role: text(200),
  attitude,
  /** What they want now. Shown to the player only where `wantKnown`. */
  want: line,
  wantKnown: z.boolean(),
  /** How they talk, in at most twelve words. */
  voice: text(160),
  /** What they hide: the game master's alone. */
  hides: line,
  alive: z.boolean(),
  /** Where they were last; empty where nobody knows. */
  place: name,
  /** The turn in which the player met them; null for somebody only spoken of or kept back. */
  met: z.nullable(z.int()),
  /** The last turn that had to do with them. */
  touched: z.int(),
});
export type CastMember = z.infer<typeof CastMember>;

export const THREAD_KINDS = ["quest", "promise", "mystery", "threat"] as const;
export const THREAD_STATES = ["open", "resolved", "failed", "dropped"] as const;

/** Something that is open in the story. */
export const StoryThread = z.object({
  title: name,
  question: line,
  kind: z.enum(THREAD_KINDS),
  /** What was done or learned for it, oldest first, each a sentence the player may read. */
  steps: z.array(line).check(z.maxLength(STORY_LIMITS.threadSteps)),
  state: z.enum(THREAD_STATES),
  /** What really is behind it: the game master's alone. */
  truth: text(1_000),
  touched: z.int(),
});
export type StoryThread = z.infer<typeof StoryThread>;

export const CLOCK_SIZES = [4, 6, 8] as const;

/** A danger or a race, in segments that fill. */
export const StoryClock = z.object({
  name,
  segments: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  filled: z.int().check(z.minimum(0), z.maximum(8)),
  /** What fills a segment. */
  fills: line,
  /** What happens when it is full. */
  full: line,
  /** Whether the player may see it. */
  shown: z.boolean(),
});
export type StoryClock = z.infer<typeof StoryClock>;

/** Something the player has not found out yet. One line. */
export const StorySecret = z.object({
  id: text(60),
  text: text(600),
  /** Names of those who may know; empty where only the game master does. */
  knownBy: z.array(name).check(z.maxLength(12)),
  /** Under which condition it may come out, in words. */
  when: line,
  /** Where it can come out; empty for anywhere. */
  place: name,
  /** The thread it belongs to, by title; empty for none. */
  thread: name,
  /** Null until it was revealed. */
  revealed: z.nullable(z.object({ turn: z.int(), to: name, how: line })),
});
export type StorySecret = z.infer<typeof StorySecret>;

/** Somebody in a fight. */
export const Combatant = z.object({
  name,
  side: z.enum(["party", "foe", "friend"]),
  armorClass: z.int(),
  hp: z.object({ current: z.int(), max: z.int() }),
  conditions: z.array(text(60)).check(z.maxLength(20)),
  attacks: z.array(z.object({ name, toHit: z.int(), damage: text(60) })).check(z.maxLength(8)),
});
export type Combatant = z.infer<typeof Combatant>;

/** A fight under way. */
export const Encounter = z.object({
  round: z.int().check(z.minimum(1)),
  /** Names in the order of initiative. */
  order: z.array(name).check(z.maxLength(STORY_LIMITS.combatants)),
  combatants: z.array(Combatant).check(z.maxLength(STORY_LIMITS.combatants)),
});
export type Encounter = z.infer<typeof Encounter>;

/** What happened in the scenes of these turns, as the player lived it: no secrets. */
export const SceneSummary = z.object({ from: z.int(), to: z.int(), text: text(2_000) });
export type SceneSummary = z.infer<typeof SceneSummary>;

export const StoryState = z.object({
  /** Null before the first scene. */
  scene: z.nullable(StoryScene),
  cast: z.array(CastMember),
  threads: z.array(StoryThread),
  clocks: z.array(StoryClock),
  secrets: z.array(StorySecret),
  encounter: z.nullable(Encounter),
  /** Scenes gone, oldest first. */
  summaries: z.array(SceneSummary),
});
export type StoryState = z.infer<typeof StoryState>;

/** A story before its first turn. */
export const EMPTY_STORY: StoryState = {
  scene: null,
  cast: [],
  threads: [],
  clocks: [],
  secrets: [],
  encounter: null,
  summaries: [],
};

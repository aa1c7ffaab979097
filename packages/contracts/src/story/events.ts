import * as z from "zod/mini";

import { text } from "../text.ts";
import {
  attitude,
  BEATS,
  Encounter,
  SceneSummary,
  STORY_LIMITS,
  StatBlock,
  StoryClock,
  StorySecret,
  THREAD_KINDS,
  THREAD_STATES,
} from "./state.ts";

const name = text(120).check(z.minLength(1));
const line = text(400);
const names = (most: number) => z.array(name).check(z.maxLength(most));

/**
 * Who changed the story: the game master with its tools, the server itself, the chronicler that read the turn afterwards (a late event),
 * or the player by hand.
 */
export const StoryAuthor = z.enum(["game_master", "server", "chronicler", "player"]);
export type StoryAuthor = z.infer<typeof StoryAuthor>;

const by = { by: StoryAuthor };

const sceneFields = {
  place: z.optional(name),
  time: z.optional(text(60)),
  day: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
  present: z.optional(names(STORY_LIMITS.present)),
  exits: z.optional(names(STORY_LIMITS.exits)),
  question: z.optional(line),
  pressure: z.optional(line),
};

const SceneChanged = z.object({ type: z.literal("scene_changed"), ...by, ...sceneFields });

/** Adds or changes a person of the story, identified by name. */
const CastChanged = z.object({
  type: z.literal("cast_changed"),
  ...by,
  name,
  aliases: z.optional(names(8)),
  role: z.optional(text(200)),
  attitude: z.optional(attitude),
  want: z.optional(line),
  wantKnown: z.optional(z.boolean()),
  voice: z.optional(text(160)),
  hides: z.optional(line),
  alive: z.optional(z.boolean()),
  place: z.optional(text(120)),
  /** Whether the player has met the person. */
  met: z.optional(z.boolean()),
  /** Joins the party, or changes how they are. Null: they go with it no more. */
  companion: z.optional(z.nullable(StatBlock)),
  /** Has left a fight alive, and is so. Null: they have rested. */
  wounds: z.optional(z.nullable(StatBlock)),
});

/** Adds or changes a thread, identified by title. `step` is appended to the thread's steps. */
const ThreadChanged = z.object({
  type: z.literal("thread_changed"),
  ...by,
  title: name,
  question: z.optional(line),
  kind: z.optional(z.enum(THREAD_KINDS)),
  step: z.optional(line),
  state: z.optional(z.enum(THREAD_STATES)),
  truth: z.optional(text(1_000)),
});

/** Adds or changes a clock, identified by name. `ticks` advances it; the count stays between zero and full. */
const ClockChanged = z.object({
  type: z.literal("clock_changed"),
  ...by,
  name,
  segments: z.optional(StoryClock.shape.segments),
  ticks: z.optional(z.int().check(z.minimum(-8), z.maximum(8))),
  fills: z.optional(line),
  full: z.optional(line),
  shown: z.optional(z.boolean()),
});

/** One change of the story. Fields that are left out stay as they were. */
export const StoryEvent = z.discriminatedUnion("type", [
  /** Opens a new scene. Nothing of the old scene is kept except the day, and the place if the event names none. */
  z.object({ type: z.literal("scene_opened"), ...by, ...sceneFields }),
  SceneChanged,
  /** The question of the scene is answered. `result` says how, in a sentence that the player may read. */
  z.object({ type: z.literal("scene_closed"), ...by, result: line }),
  CastChanged,
  ThreadChanged,
  ClockChanged,
  /** Removes a clock. */
  z.object({ type: z.literal("clock_removed"), ...by, name }),
  z.object({ type: z.literal("secret_added"), ...by, secret: StorySecret }),
  z.object({ type: z.literal("secret_revealed"), ...by, id: text(60), to: z.optional(text(120)), how: line }),
  z.object({ type: z.literal("encounter_changed"), ...by, encounter: z.nullable(Encounter) }),
  /** The world has moved by itself. */
  z.object({ type: z.literal("world_moved"), ...by, kind: z.enum(BEATS) }),
  z.object({ type: z.literal("scenes_summarized"), ...by, summary: SceneSummary }),
]);
export type StoryEvent = z.infer<typeof StoryEvent>;

/** The most events of one turn. */
export const MOST_STORY_EVENTS = 60;
export const StoryEvents = z.array(StoryEvent).check(z.maxLength(MOST_STORY_EVENTS));

/** The changes that the player may make by hand. The client does not send `by`; the server adds it. */
export const PlayerStoryEvent = z.discriminatedUnion("type", [
  z.omit(SceneChanged, { by: true }),
  z.omit(CastChanged, { by: true }),
  z.omit(ThreadChanged, { by: true }),
  z.omit(ClockChanged, { by: true }),
]);
export type PlayerStoryEvent = z.infer<typeof PlayerStoryEvent>;

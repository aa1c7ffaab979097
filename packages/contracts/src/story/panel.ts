import * as z from "zod/mini";

import { THREAD_KINDS, THREAD_STATES } from "./state.ts";

/** How a combatant looks: hit points of foes are never told as numbers. */
export const HEALTH = ["unhurt", "hurt", "bloodied", "nearly_down", "down"] as const;

/** Something the player could do next, in parts: the page makes the words, in its own language. */
export const SUGGESTION_KINDS = [
  "attack",
  "parley",
  "flee",
  "talk",
  "ask",
  "go",
  "look",
  "use",
  "rest",
  "say",
] as const;
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** Whom, what or where; for `say` the player's whole words; empty where the kind says it all. */
  target: z.string(),
  /** For `ask`: about what. */
  about: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** The story as the player may see it: what lies beside the transcript. Nothing in it is unrevealed. */
export const StoryPanel = z.object({
  /** Null before the first scene. */
  scene: z.nullable(
    z.object({
      place: z.string(),
      time: z.string(),
      day: z.number(),
      question: z.string(),
      exits: z.array(z.string()),
    }),
  ),
  /** Who was met: those who are here first, then the others, the last met first. */
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** From −3, an enemy, to 3, a friend who would bleed for the party. */
      attitude: z.number(),
      here: z.boolean(),
      alive: z.boolean(),
      /** What they want, where the player knows it; else empty. */
      want: z.string(),
    }),
  ),
  /** The open ones first, the last touched first. */
  threads: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(THREAD_KINDS),
      question: z.string(),
      steps: z.array(z.string()),
      state: z.enum(THREAD_STATES),
    }),
  ),
  clocks: z.array(z.object({ name: z.string(), filled: z.number(), segments: z.number() })),
  /** Null where nobody fights. */
  fight: z.nullable(
    z.object({
      round: z.number(),
      /** In the order of initiative. */
      combatants: z.array(
        z.object({
          name: z.string(),
          side: z.enum(["party", "foe", "friend"]),
          health: z.enum(HEALTH),
          conditions: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type StoryPanel = z.infer<typeof StoryPanel>;

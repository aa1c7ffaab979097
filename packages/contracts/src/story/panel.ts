import * as z from "zod/mini";

import { THREAD_KINDS, THREAD_STATES, ZONES } from "./state.ts";

/** How hurt a combatant looks. The player never sees the hit points of foes as numbers. */
export const HEALTH = ["unhurt", "hurt", "bloodied", "nearly_down", "down"] as const;

/** The kinds of suggestions for the player's next action. The web app turns each into words, in the player's language. */
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
  /** The person, thing or place of the action. For `say`, the player's complete words. Empty if the kind needs none. */
  target: z.string(),
  /** For `ask`: the topic of the question. */
  about: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A turn of the active path that something in the panel leads to. */
export const PanelTurn = z.object({ id: z.string(), number: z.number() });
export type PanelTurn = z.infer<typeof PanelTurn>;

/** The story as the player may see it, shown beside the transcript. It contains nothing that is not revealed. */
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
  /** The people whom the player has met. Those who are present come first, then the most recently met ones. */
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** From −3, an enemy, to 3, a friend who would bleed for the party. */
      attitude: z.number(),
      here: z.boolean(),
      alive: z.boolean(),
      /** What the person wants, if the player knows it. Otherwise empty. */
      want: z.string(),
      /** How hurt somebody looks who goes with the party. Absent for everybody else. */
      companion: z.optional(z.enum(HEALTH)),
      /** How hurt somebody looked who got away from a fight. Absent for everybody else. */
      wounds: z.optional(z.enum(HEALTH)),
      /** The turn in which the player met the person. */
      met: z.optional(z.nullable(PanelTurn)),
      /** Where and when the player saw the person last. */
      seen: z.optional(z.nullable(z.object({ place: z.string(), turn: z.nullable(PanelTurn) }))),
    }),
  ),
  /** Open threads come first, and among them the most recently changed. */
  threads: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(THREAD_KINDS),
      question: z.string(),
      /** What the player has done or learned, oldest first. */
      steps: z.array(z.string()),
      /** The turn of each step, in the same order. Null where it is unknown. */
      stepTurns: z.optional(z.array(z.nullable(PanelTurn))),
      state: z.enum(THREAD_STATES),
    }),
  ),
  clocks: z.array(z.object({ name: z.string(), filled: z.number(), segments: z.number() })),
  /** Null if there is no fight. */
  fight: z.nullable(
    z.object({
      round: z.number(),
      /** Whose turn it is. */
      turn: z.optional(z.string()),
      /** In the order of initiative. */
      combatants: z.array(
        z.object({
          name: z.string(),
          side: z.enum(["party", "foe", "friend"]),
          health: z.enum(HEALTH),
          conditions: z.array(z.string()),
          zone: z.optional(z.enum(ZONES)),
          /** Who is out of the fight, and how. */
          left: z.optional(z.enum(["fled", "surrendered"])),
        }),
      ),
    }),
  ),
  /** Summaries of the last scenes that are over, oldest first, as the player experienced them. */
  past: z.optional(z.array(z.string())),
});
export type StoryPanel = z.infer<typeof StoryPanel>;

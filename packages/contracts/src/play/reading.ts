import * as z from "zod/mini";

import { text } from "../text.ts";

/** The kinds of action that a player's message can describe (docs/oracle.md, "Acts"). */
export const ACTS = [
  "talk",
  "persuade",
  "deceive",
  "threaten",
  "look",
  "search",
  "travel",
  "fight",
  "flee",
  "sneak",
  "take",
  "give",
  "use",
  "cast",
  "rest",
  "wait",
  "buy",
  "craft",
  "climb",
  "perform",
  "promise",
  "accuse",
  "pray",
  "recall",
  "rules",
  "oracle",
  "options",
  "meta",
  "plan",
  "stop",
  "selfharm",
  "nonsense",
  "compound",
] as const;
export const Act = z.enum(ACTS);
export type Act = z.infer<typeof Act>;

/**
 * One way to understand the player's words: an act and its target, by the name that the scene uses. The target is null if the act has
 * none.
 */
export const Meaning = z.strictObject({ act: Act, target: z.nullable(text(120)) });
export type Meaning = z.infer<typeof Meaning>;

/** How the oracle understood the player's words. If it is not sure, it asks which of the alternatives is meant. */
export const ReadAs = z.object({
  ...Meaning.shape,
  sure: z.boolean(),
  /** Other readings, the most likely first; at most three. */
  alternatives: z.array(Meaning),
});
export type ReadAs = z.infer<typeof ReadAs>;

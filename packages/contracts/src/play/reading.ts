import * as z from "zod/mini";

import { text } from "../text.ts";

/** What a player can do in one message (docs/oracle.md, "Acts"). */
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

/** One way to take the player's words: an act, and whom or what it is about, by the scene's own name; null for nobody and nothing. */
export const Meaning = z.strictObject({ act: Act, target: z.nullable(text(120)) });
export type Meaning = z.infer<typeof Meaning>;

/** How the oracle took the player's words. Where it is not sure, it asks which of the alternatives is meant. */
export const ReadAs = z.object({
  ...Meaning.shape,
  sure: z.boolean(),
  /** Other readings, the likeliest first; at most three. */
  alternatives: z.array(Meaning),
});
export type ReadAs = z.infer<typeof ReadAs>;

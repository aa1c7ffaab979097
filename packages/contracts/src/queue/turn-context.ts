import * as z from "zod/mini";

import { STORY_LIMITS, StoryScene, THREAD_KINDS } from "../story/state.ts";
import { text } from "../text.ts";

const name = text(120);

/** The most characters of the previous reply that are sent with a turn. They are the end of that reply. */
export const REPLY_BEFORE_CHARS = 1_200;

/**
 * The situation before a turn. A chronicler that reads only this turn needs it to understand words such as "he" and "the slate". It
 * contains only what the player was told.
 */
export const TurnContext = z.object({
  /** The end of the previous reply. Empty for the first turn. */
  replyBefore: text(REPLY_BEFORE_CHARS),
  /** Null before the first scene. */
  scene: z.nullable(z.pick(StoryScene, { place: true, time: true, present: true, since: true })),
  /** People whom the player has met; those in the scene come first. */
  cast: z
    .array(z.object({ name, aliases: z.array(name).check(z.maxLength(8)), role: text(200) }))
    .check(z.maxLength(STORY_LIMITS.cast)),
  /** The threads that were open. */
  threads: z.array(z.object({ title: name, kind: z.enum(THREAD_KINDS) })).check(z.maxLength(STORY_LIMITS.threads)),
  /** Whether the game master opened a new scene in this turn, which ends the previous scene. */
  opensScene: z.boolean(),
});
export type TurnContext = z.infer<typeof TurnContext>;

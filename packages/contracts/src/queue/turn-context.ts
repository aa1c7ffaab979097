import * as z from "zod/mini";

import { STORY_LIMITS, StoryScene, THREAD_KINDS } from "../story/state.ts";
import { text } from "../text.ts";

const name = text(120);

/** Most characters of the reply before a turn that go along with it: its end. */
export const REPLY_BEFORE_CHARS = 1_200;

/**
 * What stood at the table before a turn, for a chronicler that reads this one turn: "he" and "the slate" mean nothing without it. It
 * holds only what the player was told.
 */
export const TurnContext = z.object({
  /** The end of the reply before; empty for the first turn. */
  replyBefore: text(REPLY_BEFORE_CHARS),
  /** Null before the first scene. */
  scene: z.nullable(z.pick(StoryScene, { place: true, time: true, present: true, since: true })),
  /** People whom the player has met, those of the scene first. */
  cast: z
    .array(z.object({ name, aliases: z.array(name).check(z.maxLength(8)), role: text(200) }))
    .check(z.maxLength(STORY_LIMITS.cast)),
  /** What was open. */
  threads: z.array(z.object({ title: name, kind: z.enum(THREAD_KINDS) })).check(z.maxLength(STORY_LIMITS.threads)),
  /** Whether a tool of the game master opened a new scene in the turn: the one before is over. */
  opensScene: z.boolean(),
});
export type TurnContext = z.infer<typeof TurnContext>;

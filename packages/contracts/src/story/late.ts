import * as z from "zod/mini";

import { turnId } from "../text.ts";
import { StoryEvents } from "./events.ts";

/** What the chronicler read out of a turn after it ended (docs/game-master.md, "The story"). */
export const LateStory = z.object({
  turnId,
  /** Which version of the turn was read: what was read of an older one is out of date. */
  version: z.int(),
  events: StoryEvents,
});
export type LateStory = z.infer<typeof LateStory>;

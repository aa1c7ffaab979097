import * as z from "zod/mini";

import { turnId } from "../text.ts";
import { StoryEvents } from "./events.ts";

/** Story events that the chronicler found in a turn after it ended (docs/game-master.md, "The story"). */
export const LateStory = z.object({
  turnId,
  /** The version of the turn that the chronicler read. Events from an older version are outdated. */
  version: z.int(),
  events: StoryEvents,
});
export type LateStory = z.infer<typeof LateStory>;

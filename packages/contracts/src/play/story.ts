import * as z from "zod/mini";

import { EntityType, MemoryState, QuestStatus } from "../memory/items.ts";
import { text } from "../text.ts";

const sentence = text(600);

/**
 * What a turn changed in the story, from a game master that keeps count of it. The chronicler takes it as it stands, and reads
 * only the rest out of the prose. Nothing in it is more than the player was told.
 */
export const StoryChanges = z.object({
  /** Tasks and promises that were opened, came further or closed, each with a sentence that says so. */
  quests: z.array(z.object({ title: text(120), status: QuestStatus, sentence })),
  /** How people feel, where they are, what they are and want. */
  states: z.array(z.object({ state: MemoryState, sentence })),
  /** The people who were there, the party left out. */
  present: z.array(text(120)),
  /** Whom and what of the story the turn names, by their full names, and what they are; absent where nobody kept count of it. */
  cast: z.optional(z.array(z.object({ name: text(120), type: EntityType }))),
  /** Words of the reply that only call up what was remembered before. */
  reminders: z.array(sentence),
});
export type StoryChanges = z.infer<typeof StoryChanges>;

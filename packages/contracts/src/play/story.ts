import * as z from "zod/mini";

import { EntityType, MemoryState, QuestStatus } from "../memory/items.ts";
import { text } from "../text.ts";

const sentence = text(600);

/**
 * What a turn changed in the story, according to a game master that records it. The chronicler uses these changes as they are, and
 * extracts only the rest from the prose. They contain nothing that the player was not told.
 */
export const StoryChanges = z.object({
  /** Quests and promises that were opened, advanced or closed, each with a sentence that says so. */
  quests: z.array(z.object({ title: text(120), status: QuestStatus, sentence })),
  /** Claims about people: their attitude, place, role and wants. */
  states: z.array(z.object({ state: MemoryState, sentence })),
  /** The people who were present, without the party. */
  present: z.array(text(120)),
  /** The people and things that the turn mentions, by full name and type. Absent if the game master did not record them. */
  cast: z.optional(z.array(z.object({ name: text(120), type: EntityType }))),
  /** Sentences of the reply that only repeat what was recalled from memory. */
  reminders: z.array(sentence),
});
export type StoryChanges = z.infer<typeof StoryChanges>;

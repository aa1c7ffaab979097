import type { MemoryRelationship, MemoryState } from "#contracts/memory/items";
import type { Line } from "./dialogue.ts";

/** Something a sentence says that may change later. It has a state or a relationship, never both. */
export interface Claim {
  /** The sentence, unchanged. */
  readonly sentence: string;
  readonly state?: MemoryState;
  readonly relationship?: MemoryRelationship;
  /** The line of dialogue that contains the sentence, if a person in the story says it. */
  readonly line?: Line;
}

const LONGEST = 120;

/** Whether a name or value is short enough for memory, and not empty. */
export const fits = (text: string): boolean => text.trim() !== "" && text.length <= LONGEST;

import type { MemoryRelationship, MemoryState } from "#contracts/memory/items";
import type { Line } from "./dialogue.ts";

/** Something a sentence says that can change later: at most one of the two. */
export interface Claim {
  /** The sentence, as it stands. */
  readonly sentence: string;
  readonly state?: MemoryState;
  readonly relationship?: MemoryRelationship;
  /** The line it stands in, where it is somebody's word. */
  readonly line?: Line;
}

const LONGEST = 120;

/** Whether a name or value is one that memory keeps. */
export const fits = (text: string): boolean => text.trim() !== "" && text.length <= LONGEST;

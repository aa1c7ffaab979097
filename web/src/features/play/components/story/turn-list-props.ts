import type { StoryTurn } from "../../turn/story-turn.ts";

/** What a list of turns shows, whole or in part. */
export interface TurnListProps {
  readonly turns: readonly StoryTurn[];
  readonly liveTurnId: string | null;
  /** The turn that a link or a chip led to. */
  readonly marked: string | null;
  readonly onOpenTurn: (turnId: string) => void;
}

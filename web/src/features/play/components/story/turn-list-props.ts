import type { StoryTurn } from "../../turn/story-turn.ts";

/** Props of both turn lists, the plain one and the virtualised one. */
export interface TurnListProps {
  readonly turns: readonly StoryTurn[];
  readonly liveTurnId: string | null;
  /** Id of the turn that a link or a chip led to. */
  readonly marked: string | null;
  readonly onOpenTurn: (turnId: string) => void;
}

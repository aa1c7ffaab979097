import type { StoryTurn } from "../../turn/story-turn.ts";

/** The props of both lists of turns: the plain list and the virtualised list. */
export interface TurnListProps {
  readonly turns: readonly StoryTurn[];
  readonly liveTurnId: string | null;
  /** Id of the highlighted turn, to which a link or a chip led. */
  readonly marked: string | null;
  /** Opens another turn. `from` is the turn that leads there. */
  readonly onOpenTurn: (turnId: string, from: string) => void;
}

import type { Character } from "#contracts/entities/character";
import type { TableAnswer } from "#contracts/http/chat";
import { storyPanel } from "#storyteller/story/story-panel";
import { suggestActions } from "#storyteller/story/suggest-actions";
import type { Ledger } from "./ledger.ts";

/** What stands beside the story at its head: sheets as they are now, and where one can go from here. */
export function tableView(ledger: Ledger, characters: readonly Character[], openTurnId: string | null): TableAnswer {
  const { head } = ledger;
  const { story, sheets } = ledger.stateAt(characters);
  const turnCount = ledger.activePath().length;
  return {
    sheets,
    detailLevel: ledger.detailLevel,
    headTurnId: ledger.head,
    openTurnId,
    turnCount,
    canUndo: ledger.head !== null,
    canRedo: ledger.redoTarget !== null,
    ...(head === null ? {} : { story: storyPanel(story), suggestions: suggestActions(story, sheets, turnCount) }),
  };
}

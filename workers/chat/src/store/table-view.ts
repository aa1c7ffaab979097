import type { Character } from "#contracts/entities/character";
import type { TableAnswer } from "#contracts/http/chat";
import { offersOf } from "#storyteller/oracle";
import { storyPanel, suggestActions } from "#storyteller/story";
import type { Ledger } from "./ledger.ts";

/** What stands beside the story at its head: sheets as they are now, and where one can go from here. */
export function tableView(ledger: Ledger, characters: readonly Character[], openTurnId: string | null): TableAnswer {
  const { head } = ledger;
  const { story, sheets } = ledger.stateAt(characters);
  const turnCount = ledger.activePath().length;
  const last = head === null ? null : ledger.turns.get(head);
  // The oracle's own offers are of this story; after a model's turn they would be of an earlier one.
  const offers = last === null || last.flags.source === "llm" ? [] : offersOf(last.memo);
  const suggestions =
    offers.length > 0
      ? offers.map((target) => ({ kind: "say" as const, target, about: "" }))
      : suggestActions(story, sheets, turnCount);
  return {
    sheets,
    detailLevel: ledger.detailLevel,
    headTurnId: ledger.head,
    openTurnId,
    turnCount,
    canUndo: ledger.head !== null,
    canRedo: ledger.redoTarget !== null,
    ...(head === null ? {} : { story: storyPanel(story), suggestions }),
  };
}

import type { Character } from "#contracts/entities/character";
import type { TableAnswer } from "#contracts/http/chat";
import { offersOf } from "#storyteller/oracle";
import { storyPanel, suggestActions } from "#storyteller/story";
import type { Ledger } from "./ledger.ts";

/** What the play screen shows beside the transcript: the current sheets, the story panel and suggestions. */
export function tableView(ledger: Ledger, characters: readonly Character[], openTurnId: string | null): TableAnswer {
  const { head } = ledger;
  const { story, sheets } = ledger.stateAt(characters);
  const turnCount = ledger.activePath().length;
  const last = head === null ? null : ledger.turns.get(head);
  // The oracle's offers are used only if the oracle narrated the last turn. After a model's turn they would belong to an earlier turn.
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

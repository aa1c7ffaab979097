import { houseRulesOf } from "#contracts/entities/house-rules";
import type { TableAnswer } from "#contracts/http/chat";
import type { Scene } from "#contracts/play/scene";
import { offersOf } from "#storyteller/oracle";
import { storyPanel, suggestActions } from "#storyteller/story";
import { sheetOf } from "../domain/table-hero.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Ledger } from "./ledger.ts";

/** What the play screen shows beside the transcript: the current sheets, the story panel and suggestions. */
export function tableView(
  ledger: Ledger,
  { characters, campaign }: Pick<Scene, "characters" | "campaign">,
  openTurnId: string | null,
): TableAnswer {
  const { head } = ledger;
  const { story, heroes } = ledger.stateAt(characters);
  const sheets = heroes.map((one) => sheetOf(one, houseRulesOf(campaign)));
  const path = ledger.activePath();
  const turnCount = path.length;
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
    ...(head === null ? {} : { story: storyPanel(story, idsByNumber(path, last)), suggestions }),
  };
}

/** A turn's number is its position on the path, counted from the number of the first turn. */
function idsByNumber(path: readonly string[], last: Pick<TurnRecord, "number"> | null) {
  const first = last === null ? 0 : last.number - path.length + 1;
  return (number: number): string | undefined => path[number - first];
}

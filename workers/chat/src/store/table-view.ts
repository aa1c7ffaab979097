import type { Character } from "#contracts/entities/character";
import type { TableAnswer } from "#contracts/http/chat";
import { readTableTop } from "#storyteller/oracle/table-top";
import type { Ledger } from "./ledger.ts";

/** What stands beside the story at its head: sheets as they are now, and where one can go from here. */
export function tableView(ledger: Ledger, characters: readonly Character[], openTurnId: string | null): TableAnswer {
  const { head } = ledger;
  const tableTop = readTableTop(head === null ? null : (ledger.turns.get(head)?.memo ?? null));
  return {
    sheets: ledger.sheets(characters),
    detailLevel: ledger.detailLevel,
    headTurnId: ledger.head,
    openTurnId,
    turnCount: ledger.activePath().length,
    canUndo: ledger.head !== null,
    canRedo: ledger.redoTarget !== null,
    ...(tableTop === null ? {} : { tableTop }),
  };
}

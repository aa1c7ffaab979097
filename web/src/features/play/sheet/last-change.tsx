import { Undo2 } from "lucide-react";

import { text } from "../../../shared/text/text.ts";
import { useMoves } from "../moves/moves-context.ts";
import { useTableState } from "../table/table-context.ts";
import { useAtSheet } from "./at-sheet.ts";

/** The sentence of the last change that the player made, with a button that takes it back. Screen readers hear it when it changes. */
export function LastChange() {
  const moves = useMoves();
  const { hero } = useAtSheet();
  const booked = useTableState((state) =>
    state.booked?.turnId === state.headTurnId && state.booked?.characterId === hero.id ? state.booked : null,
  );
  return (
    <div role="status" className="empty:hidden">
      {booked && (
        <p className="flex items-center justify-between gap-3 rounded-sm border-l-3 border-arcane bg-sunken px-2.5 py-1 text-sm">
          <span>{booked.words}</span>
          <button type="button" className="table-tool shrink-0 text-quiet" onClick={() => void moves.undo()}>
            <Undo2 aria-hidden="true" size={15} strokeWidth={1.75} />
            {text.play.ledger.undo}
          </button>
        </p>
      )}
    </div>
  );
}

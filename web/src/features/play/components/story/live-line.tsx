import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { WaitingWords } from "./waiting-words.tsx";
import { useLiveTurn, useTable, useTableState } from "../../table/table-context.ts";

/** The status of the running turn: sending, waiting for the model, or reconnecting. */
export function LiveLine() {
  const table = useTable();
  const turn = useLiveTurn();
  const isReconnecting = useTableState(({ line }) => line === "reconnecting");
  const keepsNothing = useTableState((state) => state.keepsNothing);
  const play = text.play;
  const isUnsent = turn?.state === "sending";
  // If there is no text yet, the status is shown where the first paragraph will be.
  const stepsAside = turn !== null && (turn.text !== "" || turn.rolls.length > 0);
  return (
    <div role="status" className={cx("thinking", stepsAside && "mt-4")}>
      {turn && isReconnecting && (
        <p>
          <span className="font-medium text-text">{isUnsent ? play.waiting : play.reconnecting}</span>{" "}
          {isUnsent ? (keepsNothing ? play.unkeptHint : play.unsentHint) : play.reconnectingHint}
        </p>
      )}
      {isUnsent && isReconnecting && (
        <Button variant="secondary" size="small" onClick={() => void table.stop()}>
          {play.takeBack}
        </Button>
      )}
      {turn && !isReconnecting && (turn.waiting !== null || !turn.text) && (
        <p>
          {!turn.text && play.thinking} {turn.waiting && <WaitingWords waiting={turn.waiting} />}
        </p>
      )}
    </div>
  );
}

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/en.ts";
import { useLiveTurn, useTableState } from "./table-context.ts";

/** What the turn under way is waiting for: to be sent, for the first word, for the line to come back. */
export function LiveLine() {
  const turn = useLiveTurn();
  const isReconnecting = useTableState(({ line }) => line === "reconnecting");
  const { play } = text;
  // Under the player's words it stands where the first paragraph will stand.
  const stepsAside = turn !== null && (turn.text !== "" || turn.rolls.length > 0);
  return (
    <div role="status" className={cx("thinking", stepsAside && "mt-4")}>
      {turn && isReconnecting && (
        <p>
          <span className="font-medium text-text">{play.reconnecting}</span>{" "}
          {turn.state === "sending" ? play.unsentHint : play.reconnectingHint}
        </p>
      )}
      {turn && !isReconnecting && !turn.text && <p>{play.thinking}</p>}
    </div>
  );
}

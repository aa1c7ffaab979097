import { text } from "../../../shared/text/en.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { useTableState } from "./table-context.ts";

/** What the turn under way is waiting for: to be sent, for the first word, for the line to come back. */
export function LiveLine({ turn }: { readonly turn: StoryTurn }) {
  const line = useTableState((state) => state.line);
  const { play } = text;
  if (line === "reconnecting") {
    return (
      <p className="thinking">
        <span className="font-medium text-text">{play.reconnecting}</span>{" "}
        {turn.state === "sending" ? play.unsentHint : play.reconnectingHint}
      </p>
    );
  }
  if (turn.text) return null;
  return <p className="thinking">{play.thinking}</p>;
}

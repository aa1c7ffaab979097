import { HandHeart } from "lucide-react";
import { useParams } from "react-router-dom";

import { text } from "../../../shared/text/en.ts";
import { Button, LinkButton } from "../../../shared/ui/button.tsx";
import { useMoves } from "../moves/moves-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { useTableState } from "./table-context.ts";

/**
 * What the table itself answers, beside the story: quiet, and no page of the book. At the story's end it offers the ways on: to have the
 * words played after all, to take them back, to draw a line, to stop.
 */
export function TableNote({ turn, isLast }: { readonly turn: StoryTurn; readonly isLast: boolean }) {
  const { note } = text.play;
  return (
    <div role="note" aria-label={note.label} className="table-note">
      <p className="flex items-center gap-2 text-sm font-medium text-quiet">
        <HandHeart aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        {note.label}
      </p>
      {turn.text.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isLast && <WaysOn turnId={turn.turnId} />}
    </div>
  );
}

function WaysOn({ turnId }: Pick<StoryTurn, "turnId">) {
  const moves = useMoves();
  const screen = useScreen();
  const { campaignId = "" } = useParams();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const { note, safety } = text.play;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <LinkButton variant="secondary" size="small" to={`/campaigns/${campaignId}`}>
        {note.stop}
      </LinkButton>
      <Button variant="secondary" size="small" onClick={() => void moves.xCard()}>
        {note.takeBack}
      </Button>
      <Button variant="secondary" size="small" onClick={() => screen.setState({ opened: { window: "safety" } })}>
        {safety.open}
      </Button>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void moves.retry(turnId)}>
        {note.wasStory}
      </Button>
    </div>
  );
}

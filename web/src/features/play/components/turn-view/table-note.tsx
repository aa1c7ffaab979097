import { HandHeart, MessageCircleQuestion } from "lucide-react";
import { useParams } from "react-router-dom";

import type { Meaning, ReadAs } from "#contracts/play/reading";
import { text } from "../../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { useMoves } from "../../moves/moves-context.ts";
import { useScreen } from "../../screen/screen-store.ts";
import { isAnswer, type StoryTurn } from "../../turn/story-turn.ts";
import { ReadingChoices } from "./reading-choices.tsx";
import { useTableState } from "../../table/table-context.ts";

/**
 * A message of the table itself, shown outside the story. An answer is shown without buttons. A question back shows readings to choose
 * from. A safety note at the end of the story offers four choices: play the words after all, retract them, draw a line, or stop.
 */
export function TableNote({ turn, isLast }: { readonly turn: StoryTurn; readonly isLast: boolean }) {
  const { note, reading } = text.play;
  const answers = isAnswer(turn);
  const Icon = answers ? MessageCircleQuestion : HandHeart;
  const label = answers ? reading.answer : note.label;
  const words = answers && turn.reading ? text.server.oracleAnswer(turn.text, turn.reading) : turn.text;
  return (
    <div role="note" aria-label={label} className="table-note">
      <p className="flex items-center gap-2 text-sm font-medium text-quiet">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        {label}
      </p>
      {words.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isLast && !answers && <WaysOn turnId={turn.turnId} />}
      {answers && turn.reading?.sure === false && (
        <ReadingChoices turnId={turn.turnId} readings={asked(turn.reading)} />
      )}
    </div>
  );
}

/** The readings that the oracle asks the player to choose from. The most likely reading comes first. */
const asked = ({ act, target, alternatives }: ReadAs): Meaning[] =>
  act === "nonsense" ? alternatives : [{ act, target }, ...alternatives];

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

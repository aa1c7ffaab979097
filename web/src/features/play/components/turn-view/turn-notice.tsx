import type { ReactNode } from "react";

import { text } from "../../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { useMoves } from "../../moves/moves-context.ts";
import type { StoryTurn, TurnFailure } from "../../turn/story-turn.ts";
import { type WayToContinue, waysToContinue } from "../../turn/ways-to-continue.ts";
import { useTable, useTableState } from "../../table/table-context.ts";

/** Says why a turn ended badly, for example that it was interrupted, and offers what the player can do now. */
export function TurnNotice({ turn }: { readonly turn: StoryTurn }) {
  const table = useTable();
  const moves = useMoves();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const play = text.play;
  const { turnId } = turn;

  const { goOn, retry, oracle } = play.ledger;
  const take: Readonly<Record<WayToContinue, { readonly label: string; readonly run: () => Promise<unknown> }>> = {
    "go-on": { label: goOn, run: () => moves.continueStory(turnId) },
    retry: { label: retry, run: () => moves.retry(turnId) },
    // If there is some text, the text stays and the oracle continues after it. If there is none, the oracle writes this turn.
    oracle: {
      label: oracle,
      run: () =>
        turn.text === "" ? moves.retry(turnId, { gameMaster: "oracle" }) : moves.continueStory(turnId, "oracle"),
    },
  };
  const ways = waysToContinue(turn).map((way) => (
    <Action key={way} label={take[way].label} isBusy={isBusy} onClick={() => void take[way].run()} />
  ));
  const sendAgain = (label: string) => (
    <Action label={label} isBusy={isBusy} onClick={() => void table.sendAgain(turnId)} />
  );

  switch (turn.state) {
    case "complete":
      return null;
    case "stopped":
      return <Line words={play.stopped}>{ways}</Line>;
    case "interrupted":
    case "failed":
      return (
        <Line words={turn.failure?.message ?? play[turn.state]} tone="border-loss">
          {ways}
          {turn.failure && isInSettings(turn.failure) && (
            <LinkButton variant="quiet" size="small" to="/settings/game-master">
              {play.ledger.gameMaster}
            </LinkButton>
          )}
        </Line>
      );
    case "sending":
    case "open":
      if (!turn.failure) return null;
      return turn.state === "sending" ? (
        <Line words={play.sendFailed(turn.failure.message)} tone="border-loss">
          {sendAgain(play.sendAgain)}
        </Line>
      ) : (
        <Line words={play.unheard(turn.failure.message)} tone="border-loss">
          {sendAgain(play.listenAgain)}
        </Line>
      );
  }
}

/** Whether the player may be able to mend the failure where models are set up. */
const isInSettings = ({ code, retryable }: TurnFailure): boolean =>
  code === "game_master_unreachable" ||
  (code.startsWith("game_master_") && code !== "game_master_refused" && !retryable);

function Line({
  words,
  tone = "border-edge",
  children,
}: {
  readonly words: string;
  readonly tone?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 py-1 pl-3 ${tone}`}>
      <p className="text-quiet">{words}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Action({
  label,
  isBusy,
  onClick,
}: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Button variant="secondary" size="small" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
}

import type { ReactNode } from "react";

import { text } from "../../../shared/text/en.ts";
import { Button } from "../../../shared/ui/button.tsx";
import type { Reminders } from "../table/table-state.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { useTable, useTableState } from "./table-context.ts";

/** How a turn ended where it did not end well, and what can be done about it now. */
export function TurnNotice({ turn, reminders }: { readonly turn: StoryTurn; readonly reminders: Reminders }) {
  const table = useTable();
  const isBusy = useTableState(({ liveTurnId }) => liveTurnId !== null);
  const { play } = text;

  const again = {
    action: { label: play.sayAgain, onClick: () => void table.act(turn.playerText, reminders) },
    opening: { label: play.setSceneAgain, onClick: () => void table.open() },
    continue: null,
  }[turn.kind];
  const sayAgain = again && <Action {...again} isBusy={isBusy} />;
  const sendAgain = (label: string) => (
    <Action label={label} isBusy={isBusy} onClick={() => void table.sendAgain(turn.turnId)} />
  );

  switch (turn.state) {
    case "complete":
      return null;
    case "stopped":
      return <Line words={play.stopped} action={sayAgain} />;
    case "interrupted":
      return <Line words={play.interrupted} action={sayAgain} tone="border-loss" />;
    case "failed":
      return <Line words={turn.failure?.message ?? play.failed} action={sayAgain} tone="border-loss" />;
    case "sending":
    case "open":
      if (!turn.failure) return null;
      return turn.state === "sending" ? (
        <Line words={play.sendFailed(turn.failure.message)} action={sendAgain(play.sendAgain)} tone="border-loss" />
      ) : (
        <Line words={play.unheard(turn.failure.message)} action={sendAgain(play.listenAgain)} tone="border-loss" />
      );
  }
}

function Line({
  words,
  action,
  tone = "border-edge",
}: {
  readonly words: string;
  readonly action: ReactNode;
  readonly tone?: string;
}) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 py-1 pl-3 ${tone}`}>
      <p className="text-quiet">{words}</p>
      {action}
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

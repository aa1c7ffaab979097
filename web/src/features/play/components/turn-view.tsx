import { memo, useState } from "react";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/en.ts";
import type { Reminders } from "../table/table-state.ts";
import { isOver, type StoryTurn } from "../turn/story-turn.ts";
import { EffectList } from "./effect-list.tsx";
import { GmPage } from "./gm-page.tsx";
import { RecalledChips } from "./recalled-chips.tsx";
import { RelativeTime } from "./relative-time.tsx";
import { TurnBadges } from "./turn-badges.tsx";
import { TurnNotice } from "./turn-notice.tsx";

/** Where a turn stands on the page, to go to. */
export const elementIdOf = (turnId: string) => `turn-${turnId}`;

interface TurnViewProps {
  readonly turn: StoryTurn;
  readonly isLive: boolean;
  /** Shown by a chip that led here. */
  readonly isMarked: boolean;
  readonly reminders: Reminders;
  readonly onOpenTurn: (turnId: string) => void;
}

/** One turn of the story: the player's words, and the game master's page with dice, changes and provenance. */
export const TurnView = memo(function TurnView({ turn, isLive, isMarked, reminders, onOpenTurn }: TurnViewProps) {
  // Lines broken prettily are broken anew as words come in: what was heard growing stays as it was read.
  const [wasHeard, setHeard] = useState(isLive);
  if (isLive && !wasHeard) setHeard(true);
  const isScene = turn.kind === "opening";
  const name = turn.number === null ? text.play.sending : isScene ? text.play.opening : text.play.turn(turn.number);
  return (
    <article
      id={elementIdOf(turn.turnId)}
      tabIndex={-1}
      aria-label={name}
      className={cx("turn", isMarked && "marked", wasHeard && "heard")}
    >
      {isScene && <p className="scene-line">{text.play.opening}</p>}
      {turn.playerText && (
        <div className="grid justify-items-end gap-1">
          <p className="said">
            <span className="sr-only">{text.play.you}: </span>
            {turn.playerText}
          </p>
          <RelativeTime at={turn.sentAt} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-4">
        <GmPage turn={turn} isScene={isScene} isLive={isLive} />
        <EffectList effects={turn.effects} />
        {/* It is there before there is anything to say, so that an ending is read out when it comes. */}
        <div role={turn.state === "complete" ? undefined : "status"} className="empty:absolute">
          <TurnNotice turn={turn} reminders={reminders} />
        </div>
        {isOver(turn) && <TurnFoot turn={turn} onOpenTurn={onOpenTurn} />}
      </div>
    </article>
  );
});

function TurnFoot({ turn, onOpenTurn }: Pick<TurnViewProps, "turn" | "onOpenTurn">) {
  return (
    <footer className="grid grid-cols-1 gap-2">
      {turn.recalled.length > 0 && (
        <div role="group" aria-label={text.play.remembered} className="flex flex-wrap items-center gap-2">
          <RecalledChips items={turn.recalled} onOpen={onOpenTurn} />
        </div>
      )}
      {turn.recallDegraded && <p className="text-sm text-quiet">{text.play.degraded}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {turn.flags && <TurnBadges flags={turn.flags} />}
        {turn.repliedAt && <RelativeTime at={turn.repliedAt} />}
      </div>
    </footer>
  );
}

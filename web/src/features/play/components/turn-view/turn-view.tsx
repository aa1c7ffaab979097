import { memo, useRef, useState } from "react";

import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { EditInPlace } from "../../edit/lazy-edit.tsx";
import { elementIdOf } from "../../moves/copy-turn.ts";
import { actionsOf, type TurnAction } from "../../moves/turn-actions.ts";
import { useActionTools } from "../../moves/use-action-tools.ts";
import { useScreenState } from "../../screen/screen-store.ts";
import { drawsOnMemory, isNote, isOver, type StoryTurn } from "../../turn/story-turn.ts";
import { Doubts } from "./doubts.tsx";
import { EffectList } from "./effect-list.tsx";
import { GmPage } from "./gm-page.tsx";
import { Proposals } from "./proposals.tsx";
import { ReadingChip } from "./reading-chip.tsx";
import { RecalledChips } from "./recalled-chips.tsx";
import { RelativeTime } from "./relative-time.tsx";
import { PlayerTextTools } from "./player-text-tools.tsx";
import { SheetRow } from "./sheet-row.tsx";
import { TableNote } from "./table-note.tsx";
import { TurnBadges } from "./turn-badges.tsx";
import { TurnNotice } from "./turn-notice.tsx";
import { TurnToolbar } from "./turn-toolbar.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";
import { VariantButtons } from "./variant-buttons.tsx";

interface TurnViewProps {
  readonly turn: StoryTurn;
  readonly isLive: boolean;
  readonly isLast: boolean;
  /** True if a chip or a link led to this turn. */
  readonly isMarked: boolean;
  /**
   * aria-posinset and aria-setsize: the turn's position among the loaded turns, counted from 1, and the number of loaded turns. Set when
   * not all turns are in the document.
   */
  readonly place?: number;
  readonly of?: number;
  /** Opens another turn. `from` is the turn that leads there. */
  readonly onOpenTurn: (turnId: string, from: string) => void;
}

/** A turn's accessible name. */
const nameOf = ({ number, kind }: Pick<StoryTurn, "number" | "kind">): string =>
  number === null ? text.play.sending : kind === "opening" ? text.play.opening : text.play.turn(number);

/**
 * The React key of a turn. All variants of a turn have the same key, so that the focus stays on the ‹ › buttons when the variant changes.
 */
export const keyOf = ({ variants, turnId }: Pick<StoryTurn, "variants" | "turnId">): string => variants[0] ?? turnId;

/**
 * One turn of the story: the player's words, and the game master's page with dice rolls, changes to sheets, and the badges that say how the
 * reply was made.
 */
export const TurnView = memo(function TurnView(props: TurnViewProps) {
  const { turn, isLive, isLast, isMarked, place, of, onOpenTurn } = props;
  // `text-wrap: pretty` would move words to other lines while text arrives, so text that streams is wrapped without it. It stays without it
  // afterwards, so that the line breaks do not change.
  const [wasLive, setWasLive] = useState(isLive);
  if (isLive && !wasLive) setWasLive(true);
  const editing = useScreenState((state) => (state.editing?.turnId === turn.turnId ? state.editing.part : null));
  const actions = actionsOf(turn, useActionTools());
  const isScene = turn.kind === "opening";
  const openFrom = (turnId: string) => onOpenTurn(turnId, turn.turnId);
  const root = useRef<HTMLElement>(null);
  useKeepFocus(root);
  const attributes = {
    id: elementIdOf(turn.turnId),
    tabIndex: -1,
    "aria-label": nameOf(turn),
    "aria-posinset": place,
    "aria-setsize": of,
  };
  if (turn.kind === "sheet") {
    return (
      <article ref={root} {...attributes} className={cx("turn", isMarked && "marked", isLast && "last")}>
        <SheetRow turn={turn} name={nameOf(turn)} actions={actions} />
      </article>
    );
  }
  return (
    <article
      ref={root}
      {...attributes}
      className={cx("turn", isMarked && "marked", wasLive && "heard", isLast && "last")}
    >
      {isScene && <p className="scene-line">{text.play.opening}</p>}
      {turn.playerText && (
        <div className="grid justify-items-end gap-1">
          {editing === "said" ? (
            <EditInPlace turn={turn} part="said" />
          ) : (
            <p className="said">
              <span className="sr-only">{text.play.you}: </span>
              {turn.playerText}
            </p>
          )}
          <div className="flex items-center gap-1">
            <PlayerTextTools actions={actions} />
            <RelativeTime at={turn.sentAt} />
          </div>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4">
        {editing === "told" ? (
          <EditInPlace turn={turn} part="told" />
        ) : isNote(turn) ? (
          <TableNote turn={turn} isLast={isLast} />
        ) : (
          <GmPage turn={turn} isScene={isScene} isLive={isLive} />
        )}
        <EffectList effects={turn.effects} />
        {/* A live region must exist before its text appears. Otherwise screen readers would not announce how the turn ended. */}
        <div role={turn.state === "complete" ? undefined : "status"} className="empty:absolute">
          <TurnNotice turn={turn} />
        </div>
        <Proposals turn={turn} />
        <Doubts turn={turn} onOpenTurn={openFrom} />
        {isOver(turn) && <TurnFoot turn={turn} actions={actions} onOpenTurn={openFrom} />}
      </div>
    </article>
  );
});

function TurnFoot({
  turn,
  actions,
  onOpenTurn,
}: {
  readonly turn: StoryTurn;
  readonly actions: readonly TurnAction[];
  readonly onOpenTurn: (turnId: string) => void;
}) {
  return (
    <footer className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {turn.reading && <ReadingChip turn={turn} reading={turn.reading} />}
        {drawsOnMemory(turn) && turn.recalled.length > 0 && <RecalledChips items={turn.recalled} onOpen={onOpenTurn} />}
      </div>
      {turn.recallDegraded && <p className="text-sm text-quiet">{text.play.degraded}</p>}
      {turn.recalledByWords && <p className="text-sm text-quiet">{text.play.recalledByWords}</p>}
      {/* The menu button stays beside the badges, however many rows the badges need. */}
      <div className="flex items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <VariantButtons turn={turn} />
          <TurnBadges turn={turn} />
          {turn.repliedAt && <RelativeTime at={turn.repliedAt} />}
        </div>
        <TurnToolbar name={nameOf(turn)} actions={actions} />
      </div>
    </footer>
  );
}

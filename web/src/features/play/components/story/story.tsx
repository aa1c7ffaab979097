import { ArrowDown, CornerUpLeft } from "lucide-react";
import { useDeferredValue, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

import type { Campaign } from "#contracts/entities/campaign";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { ErrorState } from "../../../../shared/ui/states/states.tsx";
import { useScreenState } from "../../screen/screen-store.ts";
import type { Reminders, TableState } from "../../table/table-state.ts";
import { Announcer } from "./announcer.tsx";
import { EmptyStory } from "./empty-story.tsx";
import { OlderPages } from "./older-pages.tsx";
import { LazyPreviously } from "./lazy-previously.tsx";
import { LiveLine } from "./live-line.tsx";
import { OracleLanguage } from "./oracle-language.tsx";
import { StoryEnd } from "./story-end.tsx";
import { SuggestedActions } from "../composer/suggested-actions.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";
import { TurnList } from "./turn-list.tsx";
import { useFollowEnd } from "./use-follow-end.ts";
import { useOpenTurn } from "./use-open-turn.ts";

interface StoryProps {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
  readonly reminders: Reminders;
  readonly aboveComposer: HTMLElement | null;
}

/** The transcript. The running turn is at its end. */
export function Story({ campaign, genres, reminders, aboveComposer }: StoryProps) {
  const table = useTable();
  const hasTurns = useTableState(({ turns }) => turns.length > 0);
  const phase = useTableState((state) => state.phase);
  // The story is rendered in short steps, so that the page paints and handles input in between. A story that is there from the beginning
  // comes after the rest of the screen.
  const shown = useDeferredValue<"opening" | "story" | TableState["phase"]>(hasTurns ? "story" : phase, "opening");
  const isEmpty = shown !== "story";
  const root = useRef<HTMLElement>(null);
  const hadButton = useRef(false);
  useEffect(() => {
    if (shown === "ready" || shown === "failed") hadButton.current = true;
    if (shown !== "story" || !hadButton.current) return;
    hadButton.current = false;
    // The button that began the story has disappeared and had the focus. The story takes the focus, for keyboard users.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={text.play.story}
      className={cx(
        "story mx-auto grid w-full grid-cols-1 max-w-[44rem] min-w-0 px-4 pt-7 pb-4 outline-none sm:px-6 sm:pt-9",
        !isEmpty && "content-start",
      )}
    >
      <Announcer />
      {shown === "loading" && <SkeletonLines lines={9} />}
      {phase === "failed" && (
        <ErrorState
          title={text.play.loadMessagesFailed}
          message={text.errors.unreachableHint}
          onRetry={() => void table.load()}
        />
      )}
      {shown === "ready" && <EmptyStory campaign={campaign} genres={genres} reminders={reminders} />}
      {!isEmpty && <Turns aboveComposer={aboveComposer} />}
      {!isEmpty && <LazyPreviously campaign={campaign} />}
      {!isEmpty && <StoryEnd campaign={campaign} />}
      {!isEmpty && <SuggestedActions place="story" reminders={reminders} />}
      <OracleLanguage language={campaign.language} />
    </section>
  );
}

function Turns({ aboveComposer }: Pick<StoryProps, "aboveComposer">) {
  const turns = useTableState((state) => state.turns);
  const liveTurnId = useTableState((state) => state.liveTurnId);
  const isEditing = useScreenState(({ editing }) => editing !== null);
  const last = turns.at(-1);
  const end = useFollowEnd({
    growth: last,
    newest: last?.turnId,
    isStreaming: liveTurnId !== null,
    isSending: last?.state === "sending",
    isEditing,
  });
  const { marked, openTurn, cameFrom, goBack, forgetWay } = useOpenTurn(end.stopFollowing);
  return (
    <>
      <OlderPages />
      <TurnList turns={turns} liveTurnId={liveTurnId} marked={marked} onOpenTurn={openTurn} />
      <LiveLine />
      {aboveComposer &&
        (end.hasNewText || end.isAway || cameFrom !== null) &&
        createPortal(
          <div className="mb-2 flex flex-wrap justify-center gap-2">
            {cameFrom !== null && (
              <Button size="small" variant="secondary" className="bg-raised shadow-table" onClick={goBack}>
                <CornerUpLeft aria-hidden="true" size={16} />
                {text.play.wayBack}
              </Button>
            )}
            {(end.hasNewText || end.isAway) && (
              <Button
                size="small"
                variant={end.hasNewText ? "primary" : "secondary"}
                className={cx("shadow-table", !end.hasNewText && "bg-raised")}
                onClick={() => {
                  forgetWay();
                  end.toEnd();
                }}
              >
                {end.hasNewText ? text.play.newText : text.play.toNewest}
                <ArrowDown aria-hidden="true" size={16} />
              </Button>
            )}
          </div>,
          aboveComposer,
        )}
    </>
  );
}

import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { toast } from "sonner";

import type { Campaign } from "#contracts/entities/campaign";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { ErrorState } from "../../../../shared/ui/states/states.tsx";
import { turnOfHash } from "../../moves/copy-turn.ts";
import { useMoves } from "../../moves/moves-context.ts";
import { useScreen, useScreenState } from "../../screen/screen-store.ts";
import type { Reminders } from "../../table/table-state.ts";
import { Announcer } from "./announcer.tsx";
import { EmptyStory } from "./empty-story.tsx";
import { LiveLine } from "./live-line.tsx";
import { OracleLanguage } from "./oracle-language.tsx";
import { StoryEnd } from "./story-end.tsx";
import { SuggestedActions } from "../composer/suggested-actions.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";
import { TurnList } from "./turn-list.tsx";
import { useFollowEnd } from "./use-follow-end.ts";

interface StoryProps {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
  readonly reminders: Reminders;
  readonly aboveComposer: HTMLElement | null;
}

/** The transcript. The running turn is at its end. */
export function Story({ campaign, genres, reminders, aboveComposer }: StoryProps) {
  const table = useTable();
  const phase = useTableState((state) => state.phase);
  const isEmpty = useTableState(({ turns }) => turns.length === 0);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that began the story has disappeared and had the focus. The story takes the focus, for keyboard users.
    if (!isEmpty && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isEmpty]);
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
      {phase === "loading" && isEmpty && <SkeletonLines lines={9} />}
      {phase === "failed" && (
        <ErrorState
          title={text.play.loadMessagesFailed}
          message={text.errors.unreachableHint}
          onRetry={() => void table.load()}
        />
      )}
      {phase === "ready" && isEmpty && <EmptyStory campaign={campaign} genres={genres} reminders={reminders} />}
      {!isEmpty && <Turns aboveComposer={aboveComposer} />}
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
  const { hasNewText, toEnd, stopFollowing } = useFollowEnd(turns.at(-1), liveTurnId !== null, isEditing);
  const { marked, openTurn } = useOpenTurn(stopFollowing);
  return (
    <>
      <TurnList turns={turns} liveTurnId={liveTurnId} marked={marked} onOpenTurn={openTurn} />
      <LiveLine />
      {hasNewText &&
        aboveComposer &&
        createPortal(
          <Button size="small" className="mb-2 shadow-table" onClick={toEnd}>
            {text.play.newText}
            <ArrowDown aria-hidden="true" size={16} />
          </Button>,
          aboveComposer,
        )}
    </>
  );
}

/** Returns a function that scrolls to a turn and highlights it. Pages of the transcript that are not loaded yet are loaded first. */
function useOpenTurn(stopFollowing: () => void) {
  const table = useTable();
  const moves = useMoves();
  const isReady = useTableState(({ phase }) => phase === "ready");
  const [marked, setMarked] = useState<string | null>(null);
  const openTurn = useCallback(
    async (turnId: string) => {
      setMarked(null);
      if (!(await table.find(turnId))) return false;
      stopFollowing();
      flushSync(() => setMarked(turnId));
      return true;
    },
    [table, stopFollowing],
  );

  // Open the turn of a `#turn-…` address when the page opens and when the address changes.
  useEffect(() => {
    if (!isReady) return;
    const follow = async () => {
      const turnId = turnOfHash(location.hash);
      if (turnId === null || (await openTurn(turnId))) return;
      const goThere = async () => {
        if (await moves.go({ turnId, follow: true }, text.play.ledger.wentTo)) await openTurn(turnId);
      };
      toast(text.play.ledger.elsewhere, {
        action: { label: text.play.ledger.goThere, onClick: () => void goThere() },
      });
    };
    void follow();
    const onChange = () => void follow();
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, [isReady, openTurn, moves]);

  const screen = useScreen();
  useEffect(
    () =>
      screen.subscribe(({ wanted }, before) => {
        if (wanted && wanted !== before.wanted) void openTurn(wanted.turnId);
      }),
    [screen, openTurn],
  );

  const open = useCallback(
    async (turnId: string) => {
      if (!(await openTurn(turnId))) toast(text.play.turnNotFound);
    },
    [openTurn],
  );
  return { marked, openTurn: useCallback((turnId: string) => void open(turnId), [open]) };
}

import { useWindowVirtualizer, type Virtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { Fragment, useCallback, useRef, useState } from "react";

import { useStepsAfterFirstPage } from "../../../shared/use-steps-after-first-page.ts";
import { text } from "../../../shared/text/text.ts";
import { useTableState } from "../table/table-context.ts";
import type { TurnListProps } from "../components/story/turn-list-props.ts";
import { keyOf, TurnView } from "../components/turn-view/turn-view.tsx";
import { useShowMarked } from "../components/story/use-show-marked.ts";
import { useIsOpening } from "../components/story/use-is-opening.ts";
import { useScreenState } from "../screen/screen-store.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { guessHeight } from "./guess-height.ts";
import { shownIndexes } from "./shown-indexes.ts";
import { spacesBefore } from "./spaces.ts";
import { useCalmPlaces } from "./use-calm-places.ts";
import { type Frame, HOLDS_PLACE, useFrame } from "./use-frame.ts";
import { useKeysOf } from "./use-keys-of.ts";
import { usePrinting } from "./use-printing.ts";

/** How many turns are rendered before and after the visible turns, once the first page is ready. */
const OVERSCAN = 4;
/** How many of them are added at a time. */
const OVERSCAN_STEP = 2;

/**
 * A long story. Only the turns near the window are rendered; empty spaces replace the others. Rendered turns stay in the normal flow, so a
 * streaming turn grows like any text.
 */
export function LongStory(props: TurnListProps) {
  const list = useRef<HTMLDivElement>(null);
  const frame = useFrame(list, ".story");
  const isReading = useTableState(({ older }) => older === "loading");
  return (
    <div ref={list} role="feed" aria-label={text.play.story} aria-busy={isReading} className="grid grid-cols-1 gap-9">
      <ShownTurns {...props} frame={frame} />
    </div>
  );
}

/**
 * The rendered turns: the visible turns and their neighbours. Some turns are also rendered when they are far away: the last turn, the
 * focused turn (or the one focused last) with its neighbours for the arrow keys, the edited turn, and the turn that the page scrolls to.
 */
function ShownTurns({ turns, liveTurnId, marked, onOpenTurn, frame }: TurnListProps & { readonly frame: Frame }) {
  const isPrinting = usePrinting();
  const edited = useScreenState(({ editing }) => editing?.turnId ?? null);
  const [focused, setFocused] = useState<string | null>(null);

  const keys = useKeysOf(turns);
  const last = turns.length - 1;
  const indexOf = (turnId: string | null) => (turnId === null ? -1 : turns.findIndex((turn) => turn.turnId === turnId));
  const [markedAt, editedAt] = [indexOf(marked), indexOf(edited)];
  const focusedAt = focused === null ? -1 : keys.indexOf(focused);
  const kept = [last, markedAt, editedAt, ...neighboursOf(focusedAt)];
  // Render visible turns first, and their neighbours later and with lower priority.
  const overscan = useStepsAfterFirstPage(OVERSCAN / OVERSCAN_STEP) * OVERSCAN_STEP;
  const guess = (turn: StoryTurn) => guessHeight(turn, frame.width);
  const endOf = (count: number) =>
    turns.slice(0, count).reduce((sum, turn) => sum + guess(turn) + frame.gap, frame.top);
  // The story opens with its last turn alone. The list begins its work when the other visible turns come: two short tasks instead of a long
  // one.
  const isOpening = useIsOpening() && marked === null;

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    enabled: !isOpening,
    count: turns.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: (index) => guess(turns[index] as StoryTurn),
    measureElement: heightOf,
    scrollToFn: scrollPage,
    gap: frame.gap,
    scrollMargin: frame.top,
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The story opens at its end. Usually use-follow-end.ts has already scrolled there.
    initialOffset: () => window.scrollY || endOf(turns.length) - window.innerHeight,
    // The reader's position stays when earlier turns are inserted. use-follow-end.ts follows the end, so the list itself must not.
    anchorTo: "end",
    scrollEndThreshold: -1,
    rangeExtractor: useCallback(
      (range: Parameters<typeof shownIndexes>[0]) =>
        shownIndexes(range, [last, markedAt, editedAt, ...neighboursOf(focusedAt)]),
      [last, markedAt, editedAt, focusedAt],
    ),
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAboveTheReader;

  const { isScrolling, range } = virtualizer;
  const near = useCalmPlaces(virtualizer.getVirtualItems(), { isScrolling, inSight: range, kept });
  const places = isOpening ? [{ index: last, start: endOf(last), end: endOf(turns.length) - frame.gap }] : near;
  useShowMarked(marked, places.length > 0);
  if (places.length === 0) return <div style={{ height: virtualizer.getTotalSize() }} />;
  const shown = isPrinting ? turns.map((_, index) => ({ index, start: 0, end: 0 })) : places;
  const spaces = spacesBefore(shown, frame);
  return shown.map(({ index }, at) => {
    const turn = turns[index];
    if (!turn) return null;
    const key = keyOf(turn);
    const space = spaces[at] ?? null;
    return (
      <Fragment key={key}>
        {space !== null && <div aria-hidden="true" style={{ height: space }} />}
        <div
          ref={isOpening ? undefined : virtualizer.measureElement}
          data-index={index}
          className="long-story-turn grid min-w-0 grid-cols-1"
          onFocus={() => setFocused(key)}
        >
          <TurnView
            turn={turn}
            isLive={turn.turnId === liveTurnId}
            isLast={index === last}
            isMarked={turn.turnId === marked}
            place={index + 1}
            of={turns.length}
            onOpenTurn={onOpenTurn}
          />
        </div>
      </Fragment>
    );
  });
}

const neighboursOf = (at: number): number[] => (at < 0 ? [] : [at - 1, at, at + 1]);

/**
 * The height of a turn in fractional pixels. The turns are in the normal flow, where rounding errors would add up to a visible jump. Before
 * the browser has laid the turn out it is the last height, or the guess: measuring at once would have the browser lay the page out in the
 * middle of rendering.
 */
function heightOf(
  element: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  { itemSizeCache, options, indexFromElement }: Virtualizer<Window, HTMLDivElement>,
): number {
  const index = indexFromElement(element);
  return (
    entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
  );
}

/**
 * Scrolls the page by a correction. It starts from the page's current position, because the page may have scrolled since the list was
 * notified.
 */
function scrollPage(
  offset: number,
  { adjustments, behavior }: { adjustments?: number; behavior?: ScrollBehavior },
): void {
  if (adjustments === undefined) window.scrollTo({ top: offset, behavior: behavior ?? "instant" });
  else window.scrollBy({ top: adjustments, behavior: "instant" });
}

/**
 * Whether the visible text moved because this turn grew. That is so if the turn is above the window, or if it was not rendered before and
 * begins above it.
 */
function isAboveTheReader(
  { key, start, end }: VirtualItem,
  _: number,
  { itemSizeCache }: Virtualizer<Window, HTMLDivElement>,
): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (HOLDS_PLACE || scrollHeight - clientHeight - window.scrollY < 1) return false;
  return (itemSizeCache.has(key) ? end : start) < window.scrollY;
}

import { useWindowVirtualizer, type Virtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { Fragment, useCallback, useDeferredValue, useRef, useState } from "react";

import { text } from "../../../shared/text/text.ts";
import { useTableState } from "../table/table-context.ts";
import type { TurnListProps } from "../components/story/turn-list-props.ts";
import { keyOf, TurnView } from "../components/turn-view/turn-view.tsx";
import { useShowMarked } from "../components/story/use-show-marked.ts";
import { useScreenState } from "../screen/screen-store.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { guessHeight } from "./guess-height.ts";
import { shownIndexes } from "./shown-indexes.ts";
import { spacesBefore } from "./spaces.ts";
import { useCalmPlaces } from "./use-calm-places.ts";
import { type Frame, HOLDS_PLACE, useFrame } from "./use-frame.ts";
import { useKeysOf } from "./use-keys-of.ts";
import { usePrinting } from "./use-printing.ts";

/** Turns rendered on either side of the visible ones. */
const OVERSCAN = 4;

/**
 * A long story: only the turns near the viewport are rendered, with spaces for the others. Turns stay in the normal
 * flow, so a streaming one grows like any text.
 */
export function LongStory(props: TurnListProps) {
  const list = useRef<HTMLDivElement>(null);
  const frame = useFrame(list);
  const isReading = useTableState(({ older }) => older === "loading");
  return (
    <div ref={list} role="feed" aria-label={text.play.story} aria-busy={isReading} className="grid grid-cols-1 gap-9">
      {frame && <ShownTurns {...props} frame={frame} />}
    </div>
  );
}

/**
 * The rendered turns: the visible ones and their neighbours, plus, wherever the reader is, the last turn, the focused
 * one (or the last focused) with its neighbours for the arrow keys, the edited one, and the one scrolled to.
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
  // Render visible turns first, their neighbours with lower priority.
  const overscan = useDeferredValue(OVERSCAN, 0);
  const guess = (turn: StoryTurn) => guessHeight(turn, frame.width);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: turns.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: (index) => guess(turns[index] as StoryTurn),
    measureElement: heightOf,
    scrollToFn: scrollPage,
    gap: frame.gap,
    scrollMargin: frame.top,
    overscan,
    // A story opens at its end.
    initialOffset: () => turns.reduce((sum, turn) => sum + guess(turn) + frame.gap, frame.top - window.innerHeight),
    // Inserting earlier turns keeps the reader's position. Following the end is use-follow-end's job.
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
  const places = useCalmPlaces(virtualizer.getVirtualItems(), { isScrolling, inSight: range, kept });
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
          ref={virtualizer.measureElement}
          data-index={index}
          className="grid min-w-0 grid-cols-1"
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

/** Fractional pixels: the turns are in the normal flow, where rounding errors would add up to a visible jump. */
const heightOf = (element: Element, entry: ResizeObserverEntry | undefined): number =>
  entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;

/** Correct from the page's current position: it may have scrolled since the list was notified. */
function scrollPage(
  offset: number,
  { adjustments, behavior }: { adjustments?: number; behavior?: ScrollBehavior },
): void {
  if (adjustments === undefined) window.scrollTo({ top: offset, behavior: behavior ?? "instant" });
  else window.scrollBy({ top: adjustments, behavior: "instant" });
}

/**
 * Whether this turn's growth moved the visible text: it is above the viewport, or was not rendered before and begins
 * there.
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

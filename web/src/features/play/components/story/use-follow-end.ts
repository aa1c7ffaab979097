import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { useOwnMoves } from "./use-own-moves.ts";

/** A reader this near to the end counts as being at the end; less than two lines. Px. */
const NEAR = 48;

/** Distance from the bottom of the viewport to the bottom of the page. Px. */
const below = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

/** Scroll position and height of the page. Px. */
const page = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

interface FollowEnd {
  /** There is new text below the viewport. */
  readonly hasNewText: boolean;
  readonly toEnd: () => void;
  /** Stop scrolling to the end until the reader scrolls there again. */
  readonly stopFollowing: () => void;
}

/**
 * Scrolls with a growing story while the reader is at its end. A reader further up stays there and gets `hasNewText`
 * instead. `growth` changes whenever the end of the story does; growth counts as new text only while a turn streams.
 * While a turn is edited nothing scrolls: its box may be far above the end.
 */
export function useFollowEnd(growth: unknown, isStreaming: boolean, isEditing: boolean): FollowEnd {
  const isAtEnd = useRef(true);
  const lastPage = useRef({ top: 0, height: 0 });
  const hasMovedUp = useOwnMoves();
  const [hasNewText, setHasNewText] = useState(false);

  const holds = useRef(true);
  useLayoutEffect(() => {
    holds.current = !isEditing;
    if (isEditing) isAtEnd.current = false;
  }, [isEditing]);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setHasNewText(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    lastPage.current = page();
  }, []);

  // Growth moves the end away without an upward scroll, and the browser itself scrolls after a new layout. Only an
  // upward move by the reader stops the following.
  const look = useCallback(() => {
    const { top, height } = page();
    const before = lastPage.current;
    if (below() <= NEAR) isAtEnd.current = holds.current;
    else if (top < before.top - 1 && (height === before.height || hasMovedUp())) isAtEnd.current = false;
    lastPage.current = { top, height };
    if (isAtEnd.current) setHasNewText(false);
  }, [hasMovedUp]);

  useEffect(() => {
    addEventListener("scroll", look, { passive: true });
    // Follow also when something else grows: a taller text box, or web fonts that have loaded.
    const resized = new ResizeObserver(() => {
      look();
      if (isAtEnd.current) toEnd();
    });
    resized.observe(document.body);
    return () => {
      removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [look, toEnd]);

  const seen = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if (seen.current === growth) return;
    // The scroll event of the reader's last move may not have fired yet.
    if (seen.current !== undefined) look();
    seen.current = growth;
    if (isAtEnd.current) toEnd();
    // The turn's last text arrives after streaming has ended. So `hasNewText` stays true until the reader has been at
    // the end.
    else setHasNewText((had) => had || isStreaming);
  }, [growth, isStreaming, look, toEnd]);

  const stopFollowing = useCallback(() => void (isAtEnd.current = false), []);
  return { hasNewText, toEnd, stopFollowing };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { useOwnMoves } from "./use-own-moves.ts";

/** A reader who is at most this many px from the end counts as being at the end. It is less than two lines. */
const NEAR = 48;

/** Distance in px from the bottom of the window to the bottom of the page. */
const below = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

/** Scroll position and height of the page, in px. */
const page = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

interface FollowEnd {
  /** Whether there is new text below the window that the reader has not seen. */
  readonly hasNewText: boolean;
  readonly toEnd: () => void;
  /** Stops scrolling to the end until the reader scrolls to the end again. */
  readonly stopFollowing: () => void;
}

/**
 * Scrolls with a growing story while the reader is at its end. If the reader is further up, the page does not scroll, and `hasNewText`
 * becomes true. `growth` changes whenever the end of the story changes. Growth counts as new text only while a turn streams. While a turn
 * is edited nothing scrolls, because its text box may be far above the end.
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

  // When the story grows, its end moves away although the reader did not scroll up. The browser itself may also scroll after a new layout.
  // So following stops only when the reader scrolls up.
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
    // Follow the end also when something other than the story grows: a taller text box, or web fonts that are now loaded.
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
    // The scroll event of the reader's last movement may not have arrived yet.
    if (seen.current !== undefined) look();
    seen.current = growth;
    if (isAtEnd.current) toEnd();
    // The last text of a turn arrives after streaming has ended. So `hasNewText` stays true until the reader has been at the end.
    else setHasNewText((had) => had || isStreaming);
  }, [growth, isStreaming, look, toEnd]);

  const stopFollowing = useCallback(() => void (isAtEnd.current = false), []);
  return { hasNewText, toEnd, stopFollowing };
}

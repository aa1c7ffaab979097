import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { useOwnMoves } from "./use-own-moves.ts";

/** How near to the end counts as being there, in px: less than two lines. */
const NEAR = 48;

/** How far the page's end is below what is seen. */
const below = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

/** Where the page is scrolled to and how high it is. Px. */
const page = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

interface FollowEnd {
  /** Something new is below what is seen. */
  readonly hasNews: boolean;
  readonly toEnd: () => void;
  /** The reader is being led elsewhere: the end is not held in sight until they are there again. */
  readonly letGo: () => void;
}

/**
 * Keeps the end of a growing story in sight, but only for a reader who is at the end; one who reads further up is left
 * there and told of news. `growth` changes whenever the story's end does; what is not being told is no news. While a turn's words are
 * being changed the end is let go: the box for them may be far above it.
 */
export function useFollowEnd(growth: unknown, isStreaming: boolean, isEditing: boolean): FollowEnd {
  const isAtEnd = useRef(true);
  const lastPage = useRef({ top: 0, height: 0 });
  const hasMovedUp = useOwnMoves();
  const [hasNews, setNews] = useState(false);

  const holds = useRef(true);
  useLayoutEffect(() => {
    holds.current = !isEditing;
    if (isEditing) isAtEnd.current = false;
  }, [isEditing]);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setNews(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    lastPage.current = page();
  }, []);

  // Growth moves the end away without a scroll upwards, and a page laid out anew is moved by the browser: only the reader's own move
  // leaves the end.
  const look = useCallback(() => {
    const { top, height } = page();
    const before = lastPage.current;
    if (below() <= NEAR) isAtEnd.current = holds.current;
    else if (top < before.top - 1 && (height === before.height || hasMovedUp())) isAtEnd.current = false;
    lastPage.current = { top, height };
    if (isAtEnd.current) setNews(false);
  }, [hasMovedUp]);

  useEffect(() => {
    addEventListener("scroll", look, { passive: true });
    // Whatever else grows (a taller box to write in, fonts that arrive) keeps the end in sight too.
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
    // A move of the reader's may not have been told yet.
    if (seen.current !== undefined) look();
    seen.current = growth;
    if (isAtEnd.current) toEnd();
    // Its last word comes when it is no longer being told: what was news stays news until the reader has been there.
    else setNews((had) => had || isStreaming);
  }, [growth, isStreaming, look, toEnd]);

  const letGo = useCallback(() => void (isAtEnd.current = false), []);
  return { hasNews, toEnd, letGo };
}

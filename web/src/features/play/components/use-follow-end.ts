import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near to the end counts as being there, in px: less than two lines. */
const NEAR = 48;

/** How far the page's end is below what is seen. */
const below = () => {
  const page = document.documentElement;
  return page.scrollHeight - page.clientHeight - window.scrollY;
};

interface FollowEnd {
  /** Something new is below what is seen. */
  readonly hasNews: boolean;
  toEnd(): void;
}

/**
 * Keeps the end of a growing story in sight, but only for a reader who is at the end; one who reads further up is left
 * there and told of news. `growth` changes whenever the story grows at its end; `root` holds all that can grow.
 */
export function useFollowEnd(root: RefObject<HTMLElement | null>, growth: unknown): FollowEnd {
  const isAtEnd = useRef(true);
  const [hasNews, setNews] = useState(false);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setNews(false);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  }, []);

  useEffect(() => {
    let lastTop = window.scrollY;
    const onScroll = () => {
      // Growth moves the end away without a scroll upwards: only the reader's own move leaves it.
      if (below() <= NEAR) isAtEnd.current = true;
      else if (window.scrollY < lastTop) isAtEnd.current = false;
      lastTop = window.scrollY;
      if (isAtEnd.current) setNews(false);
    };
    addEventListener("scroll", onScroll, { passive: true });
    // Whatever else grows (a taller box to write in, fonts that arrive) keeps the end in sight too.
    const resized = new ResizeObserver(() => isAtEnd.current && toEnd());
    if (root.current) resized.observe(root.current);
    return () => {
      removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, [root, toEnd]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else if (!isFirst.current) setNews(true);
    isFirst.current = false;
  }, [growth, toEnd]);

  return { hasNews, toEnd };
}

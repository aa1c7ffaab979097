import { useCallback, useEffect, useRef } from "react";

import { movesUp } from "./moves-up.ts";

/** The page may go on scrolling for this long after a wheel, touch or key event. Ms. */
const LASTS = 1_000;

const INPUTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Returns a function that says whether the reader may have scrolled up just now. The browser also scrolls by itself,
 * when scroll anchoring compensates for a new layout above.
 */
export function useOwnMoves(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = (event: Event) => {
      if (movesUp(event, document.documentElement.clientWidth)) last.current = performance.now();
    };
    for (const input of INPUTS) addEventListener(input, note, { passive: true, capture: true });
    return () => {
      for (const input of INPUTS) removeEventListener(input, note, { capture: true });
    };
  }, []);
  return useCallback(() => performance.now() - last.current < LASTS, []);
}

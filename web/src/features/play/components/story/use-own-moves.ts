import { useCallback, useEffect, useRef } from "react";

import { movesUp } from "./upward-scroll.ts";

/** How long in ms the page may go on scrolling after a wheel, touch or key event. */
const LASTS = 1_000;

const INPUTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Returns a function that says whether the reader may just have scrolled up. A movement can also come from the browser itself, when scroll
 * anchoring compensates for a new layout above.
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

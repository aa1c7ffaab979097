import { useCallback, useEffect, useRef } from "react";

import { movesUp } from "./moves-up.ts";

/** How long after the wheel, a finger or a key the page may still be moving from it. Ms. */
const LASTS = 1_000;

const INPUTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Tells whether the reader may just have gone up the page themselves. The browser scrolls by itself too, where it keeps what is read in
 * its place while something above it is laid out anew.
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

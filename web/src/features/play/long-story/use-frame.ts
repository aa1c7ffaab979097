import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Whether the browser itself keeps what is read in its place when something above it changes. It does so without breaking off a scroll
 * that is under way, as a script's correction would.
 */
export const HOLDS_PLACE = CSS.supports("overflow-anchor", "auto");

export interface Frame {
  /** Where the list begins on the page. Px. */
  readonly top: number;
  /** Between any two turns. Px. */
  readonly gap: number;
  readonly width: number;
}

/**
 * Where the list stands on the page; null before it does. What is put in above it, or goes from there, moves the page along under the
 * reader's eyes.
 */
export function useFrame(list: RefObject<HTMLElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  const known = useRef<Frame | null>(null);
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { top, width } = element.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    const next = { top: Math.round(top + window.scrollY), gap, width };
    const before = known.current;
    if (before && before.top === next.top && before.gap === next.gap && before.width === next.width) return;
    if (!HOLDS_PLACE && before && before.top < window.scrollY)
      window.scrollBy({ top: next.top - before.top, behavior: "instant" });
    known.current = next;
    setFrame(next);
  }, [list]);
  // With every change of the story, before anybody goes by where things were.
  useLayoutEffect(look);
  useEffect(() => {
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [look]);
  return frame;
}

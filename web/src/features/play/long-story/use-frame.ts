import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Whether the browser has scroll anchoring. Scroll anchoring does not interrupt a running scroll, but a correction by script does. */
export const HOLDS_PLACE = CSS.supports("overflow-anchor", "auto");

/** The gap of the list's class, gap-9, in px. */
const GAP = 36;

export interface Frame {
  /** The top of the list on the page, in px. */
  readonly top: number;
  /** The CSS gap between two turns, in px. */
  readonly gap: number;
  readonly width: number;
}

const isSame = (one: Frame, other: Frame): boolean =>
  one.top === other.top && one.gap === other.gap && one.width === other.width;

/** The list's usual position, from its parent. So the turns can be rendered together with the list, and are not rendered twice. */
function expectedIn(parent: Element | null): Frame {
  if (!parent) return { top: 0, gap: 0, width: window.innerWidth };
  const { top, width } = parent.getBoundingClientRect();
  const { paddingTop, paddingLeft, paddingRight } = getComputedStyle(parent);
  const px = (length: string) => Number.parseFloat(length) || 0;
  return {
    top: Math.round(top + window.scrollY + px(paddingTop)),
    gap: GAP,
    width: width - px(paddingLeft) - px(paddingRight),
  };
}

/**
 * The position of the list on the page. Before the list is rendered, its usual position in its parent. The position changes when content
 * above the list is inserted or removed.
 */
export function useFrame(list: RefObject<HTMLElement | null>, parent: string): Frame {
  const [frame, setFrame] = useState(() => expectedIn(document.querySelector(parent)));
  const known = useRef<Frame | null>(null);
  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { top, width } = element.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    const next = { top: Math.round(top + window.scrollY), gap, width };
    const before = known.current;
    if (before && isSame(before, next)) return;
    if (!HOLDS_PLACE && before && before.top < window.scrollY)
      window.scrollBy({ top: next.top - before.top, behavior: "instant" });
    known.current = next;
    // Usually the list is where it was expected, and then the turns are not rendered twice.
    setFrame((last) => (isSame(last, next) ? last : next));
  }, [list]);
  // Measure after every change of the story, before other effects read positions. At the opening nobody reads positions yet, and measuring
  // would have the browser lay the page out in the middle of the task that renders. The observer below measures then.
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen.current) look();
    isOpen.current = true;
  });
  useEffect(() => {
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [look]);
  return frame;
}

import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { tooltipPlace } from "./tooltip-place.ts";
import type { Side } from "./tooltip.tsx";

/**
 * Times in ms: how long the pointer must rest before a tooltip appears, and how long the pointer may take from the element to the tooltip.
 */
const REST = 350;
const CROSSING = 120;
const SIDES: readonly string[] = ["top", "right", "bottom", "left"] satisfies readonly Side[];

const isSide = (word: string | undefined): word is Side => word !== undefined && SIDES.includes(word);
const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hint]") : null;

/**
 * The only tooltip of the page. It shows the hint that tooltip.tsx set on the hovered or focused element. The pointer can move onto it, and
 * Escape hides it (WCAG 1.4.13).
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = 0;
    const later = (next: HTMLElement | null, ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(setAnchor, ms, next);
    };
    const now = (next: HTMLElement | null) => {
      clearTimeout(timer);
      setAnchor(next);
    };
    const isOnTip = ({ target }: Event) => target instanceof Node && tip.current?.contains(target) === true;
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if (isOnTip(event)) return clearTimeout(timer);
      const next = hinted(event.target);
      later(next, next ? REST : CROSSING);
    };
    const onFocus = ({ target }: FocusEvent) =>
      now(target instanceof Element && target.matches(":focus-visible") ? hinted(target) : null);
    const onDown = (event: PointerEvent) => void (isOnTip(event) || now(null));
    const onClick = ({ target }: MouseEvent) => {
      const pressed = hinted(target);
      if (pressed?.dataset["hintPress"] !== undefined) now(pressed);
    };
    const onKey = ({ key }: KeyboardEvent) => void (key === "Escape" && now(null));
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("pointerover", onOver, { signal, passive: true });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("focusout", () => now(null), { signal });
    document.addEventListener("pointerdown", onDown, { signal, passive: true });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  useLayoutEffect(() => {
    const element = tip.current;
    if (!anchor || !element) return;
    const place = () => {
      if (!anchor.isConnected) return setAnchor(null);
      const side = anchor.dataset["hintSide"];
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = tooltipPlace(
        anchor.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        room,
        isSide(side) ? side : "top",
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    // The observer also calls `place` when the element is removed from the page.
    const resized = new ResizeObserver(place);
    resized.observe(anchor);
    addEventListener("scroll", place, { passive: true, capture: true });
    return () => {
      resized.disconnect();
      removeEventListener("scroll", place, { capture: true });
    };
  }, [anchor]);

  if (!anchor) return null;
  return (
    <div
      key={anchor.dataset["hint"]}
      ref={tip}
      role="tooltip"
      className="fixed top-0 left-0 z-50 w-max max-w-[min(22rem,calc(100vw-1rem))] rounded-sm border border-line bg-sunken px-2.5 py-1.5 text-sm whitespace-pre-line shadow-table transition-opacity duration-150 starting:opacity-0"
    >
      {anchor.dataset["hint"]}
    </div>
  );
}

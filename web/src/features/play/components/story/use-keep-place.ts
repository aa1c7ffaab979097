import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the visible text where it is when earlier turns are inserted above it. `first` is the element id of the first turn shown. Browsers
 * with scroll anchoring do this themselves, so nothing is corrected there.
 */
export function useKeepPlace(first: string | undefined): void {
  const before = useRef<{ id: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const held = before.current;
    if (held && first !== held.id) {
      const top = document.getElementById(held.id)?.getBoundingClientRect().top;
      if (top !== undefined) window.scrollBy({ top: top - held.top, behavior: "instant" });
    }
    const remember = () => {
      const top = first && document.getElementById(first)?.getBoundingClientRect().top;
      before.current = first && typeof top === "number" ? { id: first, top } : null;
    };
    remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [first]);
}

import { useSyncExternalStore } from "react";

/** From here on there is room beside the story: Tailwind's `lg`. */
const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** Whether the screen has a side. A phone need not lay out what it would not show. */
export const useHasSide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

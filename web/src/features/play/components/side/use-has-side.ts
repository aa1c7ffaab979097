import { useSyncExternalStore } from "react";

/** From this width on there is room beside the story. It is Tailwind's breakpoint `lg`. */
const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** Whether the screen has room beside the story. A phone does not render the side panel at all. */
export const useHasSide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

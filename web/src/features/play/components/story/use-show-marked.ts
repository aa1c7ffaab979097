import { useLayoutEffect } from "react";

import { elementIdOf } from "../../moves/copy-turn.ts";

/** Scrolls to the turn to which a link or a chip led, and focuses it, as soon as the turn is in the document. */
export function useShowMarked(marked: string | null, isShown = true): void {
  useLayoutEffect(() => {
    if (marked === null || !isShown) return;
    const element = document.getElementById(elementIdOf(marked));
    element?.focus({ preventScroll: true });
    // A closing dialog or toast returns the focus to where it was before, so focus the turn again.
    if (document.activeElement !== element) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  }, [marked, isShown]);
}

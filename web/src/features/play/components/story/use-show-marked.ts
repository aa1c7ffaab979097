import { useLayoutEffect } from "react";

import { elementIdOf } from "../../moves/copy-turn.ts";

/** Puts the turn that a link or a chip led to before the reader, with the focus, as soon as it stands on the page. */
export function useShowMarked(marked: string | null, isShown = true): void {
  useLayoutEffect(() => {
    if (marked === null || !isShown) return;
    const element = document.getElementById(elementIdOf(marked));
    element?.focus({ preventScroll: true });
    // A note that sent us here takes the focus, as it goes, back to where it had it from.
    if (document.activeElement !== element) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  }, [marked, isShown]);
}

import { useDeferredValue } from "react";

import type { Place } from "./spaces.ts";
import { HOLDS_PLACE } from "./use-frame.ts";

interface Wanted {
  readonly isScrolling: boolean;
  /** The first and last visible index. */
  readonly inSight: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Indexes that must be rendered at once, because the reader is going there. */
  readonly kept: readonly number[];
}

/**
 * The places to render. While the page scrolls, the previous places are rendered, as long as they cover the window and `kept`. The new
 * places are rendered with lower priority, so that scrolling does not wait for layout.
 */
export function useCalmPlaces(places: readonly Place[], wanted: Wanted): readonly Place[] {
  const before = useDeferredValue(places);
  return isEnough(before, places, wanted) ? before : places;
}

function isEnough(before: readonly Place[], places: readonly Place[], { isScrolling, inSight, kept }: Wanted): boolean {
  // Without scroll anchoring the text would jump, because scroll corrections are computed from the new places.
  if (!HOLDS_PLACE || !isScrolling || !inSight) return false;
  const stand = new Set(before.map(({ index }) => index));
  const isMissed = ({ index }: Place) =>
    !stand.has(index) && ((index >= inSight.startIndex && index <= inSight.endIndex) || kept.includes(index));
  return !places.some(isMissed);
}

import { useDeferredValue } from "react";

import type { Place } from "./spaces.ts";
import { HOLDS_PLACE } from "./use-frame.ts";

interface Wanted {
  readonly isScrolling: boolean;
  /** What is in sight, from first to last. */
  readonly inSight: { readonly startIndex: number; readonly endIndex: number } | null;
  /** Indexes that must be there at once: somebody goes to them. */
  readonly kept: readonly number[];
}

/**
 * The places to show: while the page is scrolled those from a moment ago, as long as nobody misses any of the new ones. What comes into
 * reach is laid out between the frames then, and none waits for it.
 */
export function useCalmPlaces(places: readonly Place[], wanted: Wanted): readonly Place[] {
  const before = useDeferredValue(places);
  return isEnough(before, places, wanted) ? before : places;
}

function isEnough(before: readonly Place[], places: readonly Place[], { isScrolling, inSight, kept }: Wanted): boolean {
  // Without the browser's help what is read would jump: a correction goes by the places as they are now.
  if (!HOLDS_PLACE || !isScrolling || !inSight) return false;
  const stand = new Set(before.map(({ index }) => index));
  const isMissed = ({ index }: Place) =>
    !stand.has(index) && ((index >= inSight.startIndex && index <= inSight.endIndex) || kept.includes(index));
  return !places.some(isMissed);
}

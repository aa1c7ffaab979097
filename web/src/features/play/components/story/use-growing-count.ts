import { useState } from "react";

import { useStepsAfterFirstPage } from "../../../../shared/use-steps-after-first-page.ts";
import { useIsOpening } from "./use-is-opening.ts";

/** Turns that fill the window. */
const VISIBLE = 4;
/** How many further turns are added at a time. */
const STEP = 5;

/**
 * How many of the last turns of a story to render: first the last one, then those that fill the window, then the others little by little
 * while the browser is idle. Infinity once all are rendered. `isWhole` asks for all of them at once.
 */
export function useGrowingCount(total: number, isWhole: boolean): number {
  const isOpening = useIsOpening();
  const [isComplete, setComplete] = useState(false);
  const steps = useStepsAfterFirstPage(isComplete || isOpening ? 0 : Math.ceil((total - VISIBLE) / STEP));
  const count = VISIBLE + steps * STEP;
  if (!isComplete && (isWhole || (!isOpening && count >= total))) setComplete(true);
  if (isComplete || isWhole) return Infinity;
  return isOpening ? 1 : count;
}

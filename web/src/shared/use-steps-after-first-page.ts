import { startTransition, useEffect, useState } from "react";

import { afterFirstPage } from "./first-page.ts";

/**
 * Counts from 0 to `limit`, one step at each turn after the first page. What a step then renders is rendered with a low priority, so React
 * does it in short steps of its own.
 */
export function useStepsAfterFirstPage(limit: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= limit) return;
    let isGone = false;
    void afterFirstPage().then(() => !isGone && startTransition(() => setStep(step + 1)));
    return () => {
      isGone = true;
    };
  }, [step, limit]);
  return Math.min(step, limit);
}

import { startTransition, useEffect, useState } from "react";

/**
 * Whether a part of the page is in its very first rendering. The next one begins when that has been laid out and is in its place
 * (use-follow-end.ts). It is of low priority, so React does it in short steps. It is no useDeferredValue, because that has no first value
 * inside of a part that is itself deferred, as the story is.
 */
export function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setOpening(false)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isOpening;
}

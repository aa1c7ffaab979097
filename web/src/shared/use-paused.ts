import { useEffect, useState } from "react";

/** How long the player stops typing before the value counts, in ms. */
const PAUSE = 200;

/** The value as it was when the player last paused. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

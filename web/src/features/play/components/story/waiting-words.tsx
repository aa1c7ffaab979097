import { useEffect, useState } from "react";

import { text } from "../../../../shared/text/text.ts";
import type { Waited } from "../../turn/story-turn.ts";

/**
 * Says what the game master is waiting for, with the seconds left. It is not in a live region, because screen readers would announce every
 * second.
 */
export function WaitingWords({ waiting }: { readonly waiting: Waited }) {
  const now = useSeconds();
  const { waitingFor, secondsLeft } = text.play;
  const counted =
    waiting.until === null
      ? `${whole(Math.max(0, now - waiting.since))} s`
      : secondsLeft(whole(Math.max(0, waiting.until - now)));
  return (
    <>
      {waitingFor[waiting.for]}{" "}
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        {counted}
      </span>
    </>
  );
}

const whole = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** The current time, updated every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

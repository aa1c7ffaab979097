import type { TurnEvent } from "#contracts/play/events";
import type { Waiting } from "#storyteller/ports";
import type { TurnChannel } from "./turn-channel.ts";

/** A shorter wait is not shown. Milliseconds. */
const SHOWN_AFTER_MS = 1_000;

/** Tells a turn's readers what the turn waits for, once the wait has lasted a second. */
export function waitingNotices(channel: Pick<TurnChannel, "showStatus">, ports: { now(): number }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    waiting: (waiting: Waiting): void => {
      clearTimeout(timer);
      timer = setTimeout(() => channel.showStatus(() => waitingEvent(waiting, ports.now())), SHOWN_AFTER_MS);
    },
    /** Call this when the wait is over. */
    clear: (): void => clearTimeout(timer),
  };
}

const waitingEvent = ({ for: what, model, since, until }: Waiting, now: number): TurnEvent => ({
  type: "waiting",
  for: what,
  model,
  waitedMs: Math.max(0, now - since),
  ...(until === undefined ? {} : { leftMs: Math.max(0, until - now) }),
});

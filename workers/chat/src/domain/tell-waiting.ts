import type { TurnEvent } from "#contracts/play/events";
import type { Waiting } from "#storyteller/waiting";
import type { TurnChannel } from "./turn-channel.ts";

/** What is over sooner is not worth telling. Milliseconds. */
const WORTH_TELLING_MS = 1_000;

/** Tells those who listen to a turn what it waits for, once that has lasted a second. */
export function tellWaiting(channel: Pick<TurnChannel, "stand">, ports: { now(): number }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    waiting: (waiting: Waiting): void => {
      clearTimeout(timer);
      timer = setTimeout(() => channel.stand(() => eventOf(waiting, ports.now())), WORTH_TELLING_MS);
    },
    /** Something came, or nothing will. */
    over: (): void => clearTimeout(timer),
  };
}

const eventOf = ({ for: what, model, since, until }: Waiting, now: number): TurnEvent => ({
  type: "waiting",
  for: what,
  model,
  waitedMs: Math.max(0, now - since),
  ...(until === undefined ? {} : { leftMs: Math.max(0, until - now) }),
});

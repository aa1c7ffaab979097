import { describe, log } from "#worker-kit/logger";

/**
 * A turn that lasts so long gets an alarm, which looks after it and its news should the object be lost. Not at once: an alarm is
 * one more thing to have on disk before the game master is asked. Milliseconds.
 */
const WATCHED_AFTER_MS = 50;
/** When that alarm rings. Milliseconds. */
const WATCH_MS = 1_000;

/** Watches over a turn that begins now. `now` sets the alarm at once, unless it was set before; `stop` when nothing is left to watch. */
export function watchTurn(storage: Pick<DurableObjectStorage, "setAlarm">) {
  let watched = false;
  const now = (): void => {
    if (watched) return;
    watched = true;
    storage.setAlarm(Date.now() + WATCH_MS).catch((error: unknown) => log("error", "turn.unwatched", describe(error)));
  };
  const timer = setTimeout(now, WATCHED_AFTER_MS);
  return { now, stop: () => clearTimeout(timer) };
}

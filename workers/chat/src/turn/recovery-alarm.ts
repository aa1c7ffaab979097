import { describe, log } from "#worker-kit/logging";

/**
 * A turn that lasts longer than this gets an alarm, which ends it and sends its outbox if the object dies. Not at once: setting an
 * alarm is one more write to wait for before the game master is asked. Milliseconds.
 */
const SET_AFTER_MS = 50;
/** How long after it is set the alarm runs. Milliseconds. */
const RINGS_AFTER_MS = 1_000;

/** The recovery alarm of a turn that begins now. `now` sets it at once unless it is set already; `stop` cancels the timer. */
export function createRecoveryAlarm(storage: Pick<DurableObjectStorage, "setAlarm">) {
  let isSet = false;
  const setNow = (): void => {
    if (isSet) return;
    isSet = true;
    storage
      .setAlarm(Date.now() + RINGS_AFTER_MS)
      .catch((error: unknown) => log("error", "turn.unwatched", describe(error)));
  };
  const timer = setTimeout(setNow, SET_AFTER_MS);
  return { now: setNow, stop: () => clearTimeout(timer) };
}

import { describe, log } from "#worker-kit/logging";

/**
 * A turn that lasts longer than this gets an alarm. The alarm ends the turn and sends its outbox if the object dies. It is not set at
 * once, because setting an alarm is a write for which the request to the game master would have to wait. Milliseconds.
 */
const SET_AFTER_MS = 50;
/** How long after it is set the alarm runs. Milliseconds. */
const RINGS_AFTER_MS = 1_000;

/**
 * Makes the recovery alarm of a turn that begins now. `now` sets the alarm at once, unless it is already set. `stop` cancels the timer.
 */
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

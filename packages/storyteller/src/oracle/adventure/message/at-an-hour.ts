import { storedPattern } from "../../patterns.ts";
import { passTime } from "../acts/pass-time.ts";
import { isWaitingHere } from "../stage/deeds.ts";
import { staysOpen } from "../stage/effects.ts";
import type { Stage } from "../stage/stage.ts";
import { goOn } from "../stage/world.ts";

/** "At first light we set off for the Third Post": the hour first, and then what is done at it. */
const BEGINS = storedPattern("at-an-hour begins", "isu");
const GOES_TO_BED = storedPattern("at-an-hour goes to bed");
const MORNING = storedPattern("at-an-hour morning");

/**
 * If the message begins with an hour that is still to come, passes the time till then. Returns the rest of the message; the whole message
 * if it begins with none; null if something has happened meanwhile that the player should answer first.
 */
export async function waitForHour(stage: Stage, text: string): Promise<string | null> {
  const { progress, adventure } = stage;
  if (/["“?]/u.test(text)) return text;
  const [, hour = "", then = ""] = BEGINS.exec(text) ?? [];
  if ((hour === "" && !GOES_TO_BED.test(text)) || progress.fight !== "" || progress.ended !== "" || staysOpen(stage))
    return text;
  if (GOES_TO_BED.test(text)) {
    passTime(stage, "rest", "sleep");
    return null;
  }
  const now = adventure.times[progress.time]?.name ?? "";
  const isNow = MORNING.test(hour) ? MORNING.test(now) : now.includes(hour.toLowerCase());
  const known = MORNING.test(hour) ? MORNING : new RegExp(hour, "iu");
  const comes = adventure.times.some(({ name }, at) => at > progress.time && known.test(name));
  if (isNow || !comes) return then;
  const place = progress.place;
  passTime(
    stage,
    MORNING.test(hour) ? "rest" : "wait",
    MORNING.test(hour) ? "sleep until morning" : `wait until ${hour}`,
  );
  if (stage.still) return null;
  const until = stage.waitsFor;
  await goOn(stage, place);
  const isThere = progress.time >= until && progress.fight === "" && progress.ended === "";
  const isAsked = progress.open !== "" && isWaitingHere(stage);
  Object.assign(stage, { waits: 1, waitsFor: -1, awaits: "", passes: "", beats: 0 });
  return isThere && !isAsked ? then : null;
}

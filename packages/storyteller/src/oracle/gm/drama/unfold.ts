import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { begin } from "../scenes/plot.ts";
import { isOpen } from "../story/state.ts";
import { openThreads } from "../story/threads.ts";
import { timePasses } from "./clocks.ts";
import { errandsLapse } from "./errands.ts";
import { brokenPromises } from "./promises.ts";
import { sceneBeats } from "./scene-track.ts";
import { setback } from "./setbacks.ts";

/** A second thread is opened when the newest is this many turns old. */
const NEXT_THREAD = 14;
const THREADS_AT_ONCE = 3;

/**
 * What the turn sets going besides what was done in it: what a failure cost, the time that went by, threads that move by
 * themselves, the scene that rises or closes, and the next trouble.
 * @param hourBefore the hour when the turn began
 * @param fought a blow that missed has had its answer, and costs nothing more
 */
export async function unfold(stage: Stage, hourBefore: number, fought: boolean): Promise<Beat[]> {
  const { brief } = stage;
  if (brief.kind === "opening") {
    timePasses(stage, hourBefore);
    return sceneBeats(stage);
  }
  // Whoever lies senseless or dead hears nothing of it.
  if (stage.sheet()?.life === "dead" || (fought && (stage.sheet()?.hp.current ?? 1) <= 0)) return [];
  const beats: Beat[] = [];
  if (stage.tally.lost > 0 && stage.story.foe === null && !fought) beats.push(...(await setback(stage)));
  beats.push(...timePasses(stage, hourBefore), ...errandsLapse(stage), ...brokenPromises(stage));
  beats.push(...(await sceneBeats(stage)));
  if (beats.length < 3 && nextIsDue(stage)) beats.push(...begin(stage, null));
  return beats;
}

/** The world does not queue: while one thread is open another begins, up to three. */
function nextIsDue(stage: Stage): boolean {
  const { story, brief, random } = stage;
  const open = openThreads(stage);
  const newest = Math.max(0, ...story.threads.filter(isOpen).map(({ since }) => since));
  if (story.foe !== null || open.length >= THREADS_AT_ONCE) return false;
  const age = brief.number - newest;
  return (open.length === 0 && age >= 3) || (age >= NEXT_THREAD && random.chance(0.2));
}

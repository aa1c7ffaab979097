import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { remember, tighten } from "../scenes/tools.ts";
import { warm } from "../story/people.ts";
import { CLOCK, type Thread } from "../story/state.ts";
import { HOURS_A_TICK, openThread, openThreads, threadSlots, updateThread } from "../story/threads.ts";
import { dayOf, dayPart, ordinal } from "../story/time.ts";
import { linesOf } from "../story/threads.ts";
import { CLOCK_EARLY, CLOCK_LATE, CLOCK_OUT, NEW_DAY, NEW_DAY_UNCOUNTED, NIGHTFALL } from "../text/clocks.ts";

/** Moves a thread's clock; at its end the thread is lost. */
function tick(stage: Stage, thread: Thread): Beat[] {
  const clock = thread.clock + 1;
  updateThread(stage, thread, { clock, due: stage.story.hour + HOURS_A_TICK });
  const slots = threadSlots(thread);
  if (clock < CLOCK) return [apart(clock <= CLOCK / 2 ? CLOCK_EARLY : CLOCK_LATE, slots)];
  if (thread.person !== "") warm(stage, thread.person, -1);
  remember(stage, `came too late for ${linesOf(thread).trouble}`, "");
  tighten(stage, 1);
  return [{ ...must(CLOCK_OUT, slots), paragraph: true }];
}

/** Time that went by this turn: a new day, nightfall, and whoever did not wait. One clock moves at a time. */
export function timePasses(stage: Stage, before: number): Beat[] {
  const { story } = stage;
  const day = dayOf(story.hour);
  const dawns = day > dayOf(before) || story.dawns.length === 0;
  if (dawns) stage.story = { ...story, dawns: [...story.dawns, [day, stage.brief.number]] };
  const due = openThreads(stage).find((thread) => thread.due <= story.hour && thread.since < stage.brief.number - 2);
  // Where the player is in the middle of a thread's end, its clock holds its breath.
  const ticked = due === undefined || (due.lair === story.place && due === openThread(stage)) ? [] : tick(stage, due);
  const nth = ordinal(day);
  if (day > dayOf(before))
    return [should(nth === null ? NEW_DAY_UNCOUNTED : NEW_DAY, nth === null ? {} : { nth }), ...ticked];
  const fell = dayPart(story.hour) === "night" && dayPart(before) !== "night" && story.hour - before < 6;
  return fell ? [should(NIGHTFALL), ...ticked] : ticked;
}

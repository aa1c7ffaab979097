import * as z from "zod/mini";

import type { TableTop } from "#contracts/http/chat";

import type { Memo } from "../ports.ts";
import { calledBy } from "./gm/story/names.ts";
import { CLOCK, ERRAND, isOpen, LAST_STEP, Story, type Thread, UNSEEN } from "./gm/story/state.ts";
import { linesOf } from "./gm/story/threads.ts";

/** From an enemy to a friend who would bleed for you. */
const ATTITUDES = [
  "would see you dead",
  "is against you",
  "is wary of you",
  "is undecided",
  "is well disposed",
  "is on your side",
  "would bleed for you",
];

/**
 * What lies on the table beside the story, from the memo of a turn that the oracle told: where it plays, the scene and
 * its tension, who is here, and the threads with how far they have come. Null for a memo that is not the oracle's.
 */
export function readTableTop(memo: Memo | null): TableTop | null {
  const story = z.safeParse(Story, memo).data;
  if (story === undefined || story.place === "") return null;
  const { scene, place, people, threads } = story;
  return {
    place,
    scene:
      scene === null
        ? null
        : {
            name: scene.name,
            goal: scene.aim,
            stage: (["open", "rising", "turned"] as const)[scene.step] ?? "turned",
            tension: Math.min(6, story.tension),
          },
    people: people
      .filter(({ alive, at, met }) => alive && at === place && met !== UNSEEN)
      .map(({ name, role, attitude }) => ({
        name,
        role,
        attitude: ATTITUDES[Math.max(-3, Math.min(3, attitude)) + 3]!,
      })),
    threads: threads.toSorted((a, b) => b.touched - a.touched).map(threadOf),
  };
}

function threadOf(thread: Thread) {
  const { element, person, step, clock } = thread;
  const errand = element === ERRAND;
  return {
    name: errand ? `What ${calledBy(person, "somebody")} asked` : linesOf(thread).trouble,
    step: Math.min(step, LAST_STEP),
    of: LAST_STEP,
    open: isOpen(thread),
    lost: clock >= CLOCK,
    clock: errand ? 0 : Math.min(clock, CLOCK),
    clockOf: CLOCK,
  };
}

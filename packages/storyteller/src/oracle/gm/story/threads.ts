import { ELEMENT_VALUES, type CampaignElement } from "#contracts/options";

import type { Slots } from "../../craft/grammar.ts";
import { THREADS } from "../threads/index.ts";
import type { ThreadLines } from "../threads/thread-lines.ts";
import type { Stage } from "../stage.ts";
import { fitting } from "./names.ts";
import { newPerson, updatePerson } from "./people.ts";
import { newPlace } from "./places.ts";
import { LAST_STEP, type Thread, UNSEEN } from "./state.ts";

/** The thread that the story is pulling at now: the newest one still open. */
export function openThread({ story }: Stage): Thread | null {
  return story.threads.findLast(({ step }) => step < LAST_STEP) ?? null;
}

export function linesOf(thread: Thread): ThreadLines {
  return THREADS[(thread.element in THREADS ? thread.element : "mystery") as CampaignElement];
}

export function threadSlots(thread: Thread): Slots {
  const { trouble } = linesOf(thread);
  return { villain: thread.villain, relic: thread.relic, lair: thread.lair, trouble };
}

/**
 * A new thread from the campaign's elements, those first that were not told yet; `lead` is who speaks of it. Its villain
 * and its lair are there from now on, for the player to run into.
 */
export function newThread(stage: Stage, lead: string): Thread {
  const { brief, random, names } = stage;
  const wanted: readonly CampaignElement[] = brief.scene.campaign.elements;
  const untold = (list: readonly CampaignElement[]) => list.filter((element) => !stage.story.spent.includes(element));
  const choice = [untold(wanted), untold(ELEMENT_VALUES), ELEMENT_VALUES].find((list) => list.length > 0)!;
  const element = random.pick(choice);
  const deep = random.chance(0.6);
  const lair = newPlace(stage, deep ? "deep" : "wild");
  const villain = newPerson(stage, lair.name, -2);
  updatePerson(stage, villain.name, () => ({ met: UNSEEN }));
  const thread: Thread = {
    element,
    villain: villain.name,
    relic: fitting(() => names.name("item")),
    person: lead,
    lair: lair.name,
    step: 0,
    since: brief.number,
  };
  stage.introduce(thread.relic, "item", `Sought after; bound up with ${THREADS[element].trouble}.`);
  stage.story = {
    ...stage.story,
    threads: [...stage.story.threads, thread],
    spent: [...stage.story.spent, element].slice(-12),
  };
  return thread;
}

/** Moves a thread on by one step, or to the step that is given. */
export function advance(stage: Stage, thread: Thread, step = thread.step + 1): void {
  const moved = { ...thread, step };
  stage.story = {
    ...stage.story,
    threads: stage.story.threads.map((each) => (each === thread ? moved : each)),
  };
  if (step >= LAST_STEP) updatePerson(stage, thread.villain, () => ({ at: "" }));
}

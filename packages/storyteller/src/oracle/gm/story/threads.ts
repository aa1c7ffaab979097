import { ELEMENT_VALUES, type CampaignElement } from "#contracts/options";

import type { Slots } from "../../craft/grammar.ts";
import { THREADS } from "../threads/index.ts";
import type { ThreadLines } from "../threads/thread-lines.ts";
import type { Stage } from "../stage.ts";
import { calledBy, fitting } from "./names.ts";
import { newPerson, updatePerson } from "./people.ts";
import { newPlace } from "./places.ts";
import { ERRAND, isOpen, LAST_STEP, type Thread, UNSEEN } from "./state.ts";

/** Open threads of the campaign's own, errands left out; the one touched last comes last. */
export const openThreads = ({ story }: Pick<Stage, "story">): readonly Thread[] =>
  story.threads
    .filter((thread) => isOpen(thread) && thread.element !== ERRAND)
    .toSorted((a, b) => a.touched - b.touched || a.since - b.since);

/** The thread that the story is pulling at now: what the player's words name, else the one touched last. */
export function openThread(stage: Stage): Thread | null {
  const open = openThreads(stage);
  const text = stage.brief.playerText.toLowerCase();
  const named = open.findLast(({ villain, relic, lair }) =>
    [villain, relic, lair].some((name) => text.includes(calledBy(name, name).toLowerCase())),
  );
  return named ?? open.at(-1) ?? null;
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
    clock: 0,
    due: stage.story.hour + HOURS_A_TICK,
    touched: brief.number,
  };
  stage.introduce(thread.relic, "item", `Sought after; bound up with ${THREADS[element].trouble}.`);
  stage.story = {
    ...stage.story,
    threads: [...stage.story.threads, thread],
    spent: [...stage.story.spent, element].slice(-12),
  };
  return thread;
}

/** So many hours of the story, and those on the other side are a step further. */
export const HOURS_A_TICK = 11;

/** Changes a thread of the story, found by its place in the list's identity: the same villain, person and beginning. */
export function updateThread(stage: Stage, thread: Thread, change: Partial<Thread>): void {
  const same = (each: Thread) =>
    each.villain === thread.villain && each.person === thread.person && each.since === thread.since;
  stage.story = {
    ...stage.story,
    threads: stage.story.threads.map((each) => (same(each) ? { ...each, ...change } : each)),
  };
}

/** Moves a thread on by one step, or to the step that is given. */
export function advance(stage: Stage, thread: Thread, step = thread.step + 1): void {
  updateThread(stage, thread, { step, touched: stage.brief.number });
  if (step >= LAST_STEP) updatePerson(stage, thread.villain, () => ({ at: "" }));
}

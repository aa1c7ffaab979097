import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { remember, treasure } from "../scenes/tools.ts";
import { ANYTHING, endPromise } from "./promises.ts";
import { calledBy } from "../story/names.ts";
import { personSlots, updatePerson, warm } from "../story/people.ts";
import { ERRAND, isOpen, LAST_STEP, type Person, type Thread } from "../story/state.ts";
import { updateThread } from "../story/threads.ts";
import { ERRAND_ASKED, ERRAND_DONE, ERRAND_LATE, ERRAND_READY, ERRAND_STEPS } from "../text/errands.ts";

/** What somebody wants is a thread of its own: asked for, seen to, and brought back. */
const READY = 2;
const MOST_AT_ONCE = 2;
const PATIENCE = 60;

const errandsOpen = ({ story }: Stage): readonly Thread[] =>
  story.threads.filter((thread) => thread.element === ERRAND && isOpen(thread));

const errandOf = (stage: Stage, name: string): Thread | null =>
  errandsOpen(stage).find(({ person }) => person === name) ?? null;

/** Someone who does not mind the player asks for what they want. */
export function askErrand(stage: Stage, person: Person): Beat[] {
  const { story, brief, random } = stage;
  const before = story.threads.some((thread) => thread.element === ERRAND && thread.person === person.name);
  if (before || errandsOpen(stage).length >= MOST_AT_ONCE || person.attitude < 0 || !random.chance(0.45)) return [];
  const thread: Thread = {
    element: ERRAND,
    villain: "",
    relic: "",
    person: person.name,
    lair: "",
    step: 0,
    since: brief.number,
    clock: 0,
    due: story.hour,
    touched: brief.number,
  };
  stage.story = { ...story, threads: [...story.threads, thread] };
  return [apart(ERRAND_ASKED, personSlots(person))];
}

/** One step on with someone's errand, as the player's luck has it. */
export function errandStep(stage: Stage, name: string): Beat[] {
  const thread = errandOf(stage, name);
  const person = stage.story.people.find((each) => each.name === name);
  if (thread === null || person === undefined || thread.step >= READY) return [];
  updateThread(stage, thread, { step: thread.step + 1, touched: stage.brief.number });
  return [apart(thread.step + 1 >= READY ? ERRAND_READY : ERRAND_STEPS, personSlots(person))];
}

/** Brought back to whoever asked: thanks, and something to show for it. Null where there is nothing to bring. */
export async function errandBrought(stage: Stage, person: Person): Promise<Beat[] | null> {
  const thread = errandOf(stage, person.name);
  if (thread === null || thread.step < READY) return null;
  updateThread(stage, thread, { step: LAST_STEP, touched: stage.brief.number });
  warm(stage, person.name, 2);
  const called = calledBy(person.name, person.name);
  updatePerson(stage, person.name, () => ({ mark: { deed: "kept", turn: stage.brief.number, said: true } }));
  for (const promise of stage.story.promises.filter(({ to, gist }) => to === person.name && meansErrand(gist, person)))
    endPromise(stage, promise, "kept");
  remember(stage, `did for ${called} what nobody else would`, "");
  const loot = await treasure(stage, `From ${called}, with thanks`);
  return [must(ERRAND_DONE, personSlots(person)), ...loot];
}

/** A word given without saying what is about what they asked, and so is one that speaks of it. */
const meansErrand = (gist: string, { want }: Person): boolean =>
  gist === ANYTHING || (want.match(/\p{L}{4,}/gu) ?? []).some((word) => gist.includes(word));

/** Nobody waits for ever: those who waited too long think less of the player. */
export function errandsLapse(stage: Stage): Beat[] {
  const late = errandsOpen(stage).find(({ since, step }) => step < READY && stage.brief.number - since > PATIENCE);
  const person = stage.story.people.find(({ name }) => name === late?.person);
  if (late === undefined) return [];
  updateThread(stage, late, { clock: 6 });
  if (person === undefined || !person.alive) return [];
  warm(stage, person.name, -1);
  return [should(ERRAND_LATE, personSlots(person))];
}

import { may, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { hookFor } from "../hooks.ts";
import { deal, readDealing, whenOf } from "../drama/dealings.ts";
import { endPromise, giveWord, keepsByDoing, promiseMeant } from "../drama/promises.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { calledBy, calledOf } from "../story/names.ts";
import { newPerson, peopleHere, personSlots } from "../story/people.ts";
import type { Dealing, Person } from "../story/state.ts";
import { FORGIVEN, INSULTED, NOT_FORGIVEN, THANKED } from "../text/errands.ts";
import { COMES_FORWARD } from "../text/people.ts";
import {
  PROMISE_AGAIN,
  PROMISE_ALONE,
  PROMISE_ALOUD,
  PROMISE_KEPT,
  PROMISE_KEPT_ALONE,
  PROMISE_MADE,
  PROMISE_NONE,
  PROMISE_ONESELF,
} from "../text/promises.ts";
import { SAY, TALK_NOBODY } from "../text/talk.ts";
import { absent, absentFrom, addressed, pass, remember, tighten } from "./tools.ts";

/** What the player's words do, where they say so outright or do what was promised. */
const dealingOf = (stage: Stage): Dealing | null => {
  const { playerText, table } = stage.brief;
  const names = table.sheets().map(({ name }) => name);
  return readDealing(playerText, names) ?? (keepsByDoing(stage) ? "kept" : null);
};

/** Whether the player's words, as they stand, do something to somebody who is here, or give or keep a word. */
export const dealsWith = (stage: Stage): boolean => {
  const deed = dealingOf(stage);
  return (
    deed !== null &&
    (PLAINLY_SAID.has(deed) ||
      (addressed(stage) !== null &&
        ["other", "talk", "persuade", "give", "take", "travel"].includes(stage.action.intent)))
  );
};

/** These are meant, whatever other verbs the sentence has: "I promise to look into the fire". */
const PLAINLY_SAID: ReadonlySet<Dealing> = new Set(["promised", "kept", "thanked", "sorry"]);

/** Promising, keeping one's word, thanking, apologising, insulting: what is said is what is done. */
export const dealings: Scene = async function* (stage) {
  yield* [];
  const deed = dealingOf(stage);
  const person = addressed(stage);
  if (deed === "promised") return { beats: promising(stage), hook: hookFor(stage) };
  if (deed === "kept") return { beats: keeping(stage, person), hook: hookFor(stage) };
  if (person === null || deed === null) return { beats: [absent(stage) ?? must(TALK_NOBODY)], hook: hookFor(stage) };
  pass(stage, 0.25);
  const beats = await PLAYED[deed]!(stage, person);
  return { beats: [...beats, may(SAY, personSlots(person))], hook: hookFor(stage) };
};

/** A word is given to whomever the player names; who is here, and is somebody else, only hears it. */
function promising(stage: Stage): Beat[] {
  pass(stage, 0.25);
  const given = giveWord(stage);
  if (given === null) return [must(TALK_NOBODY)];
  const { promise, person, again } = given;
  const { to, gist } = promise;
  const here = peopleHere(stage);
  const whom = person !== null && here.some(({ name }) => name === person.name) ? person : null;
  if (!again) remember(stage, to === "" ? `swore ${gist}` : `promised ${calledOf(to)} ${gist}`, "");
  if (whom !== null) {
    if (again) return [must(PROMISE_AGAIN, personSlots(whom))];
    deal(stage, whom.name, "promised");
    return [must(PROMISE_MADE, { ...personSlots(whom), gist }), may(SAY, personSlots(whom))];
  }
  if (to === "") return [must(PROMISE_ONESELF, { gist })];
  const hearer = here[0];
  return hearer === undefined
    ? [must(PROMISE_ALONE, { whom: calledOf(to), gist })]
    : [must(PROMISE_ALOUD, { ...personSlots(hearer), whom: calledOf(to), gist }), may(SAY, personSlots(hearer))];
}

/** A word is kept to whoever it was given to; somebody the story never met comes forward for it. */
function keeping(stage: Stage, addressee: Person | null): Beat[] {
  pass(stage, 0.25);
  const promise = promiseMeant(stage, addressee);
  if (promise === null) {
    return addressee === null
      ? [absent(stage) ?? must(TALK_NOBODY)]
      : [must(PROMISE_NONE, personSlots(addressee)), may(SAY, personSlots(addressee))];
  }
  const { to, gist } = promise;
  const when = whenOf(stage, promise.turn);
  const known = stage.story.people.find(({ name }) => name === to);
  if (known !== undefined && !peopleHere(stage).includes(known)) return [absentFrom(known)];
  endPromise(stage, promise, "kept");
  if (to === "") {
    remember(stage, `kept your own word ${gist}`, "");
    return [must(PROMISE_KEPT_ALONE, { gist, when })];
  }
  const person = known ?? comeForward(stage, to, gist);
  deal(stage, person.name, "kept");
  remember(stage, `kept faith with ${calledOf(to)}`, "");
  const met = known === undefined ? [must(COMES_FORWARD, personSlots(person))] : [];
  return [...met, must(PROMISE_KEPT, { ...personSlots(person), gist, when }), may(SAY, personSlots(person))];
}

/** Whoever the player promised something to and says that they meet now. */
function comeForward(stage: Stage, to: string, gist: string): Person {
  const pronoun = /\b(?:she|her|hers)\b/u.test(gist) ? "she" : /\b(?:he|him|his)\b/u.test(gist) ? "he" : "they";
  const role = /^\p{Ll}/u.test(to) ? to.replace(/^(?:the|your|his|her|their) /u, "") : null;
  return newPerson(stage, stage.story.place, 1, role === null ? { name: to, pronoun } : { role });
}

const PLAYED: Partial<Record<Dealing, (stage: Stage, person: Person) => Promise<ReturnType<typeof must>[]>>> = {
  async thanked(stage, person) {
    if (person.attitude < 2) deal(stage, person.name, "thanked");
    return [must(THANKED, personSlots(person))];
  },
  async sorry(stage, person) {
    const outcome = await stage.check(
      "charisma",
      "Persuasion",
      difficulty(9, stage.story.tension, -person.attitude * 2),
      `Whether ${calledBy(person.name, person.name)} forgives you`,
    );
    if (!outcome.success) return [must(NOT_FORGIVEN, personSlots(person))];
    deal(stage, person.name, "sorry");
    return [must(FORGIVEN, personSlots(person))];
  },
  async insulted(stage, person) {
    deal(stage, person.name, "insulted");
    tighten(stage, 1);
    return [must(INSULTED, personSlots(person)), should(SAY, personSlots(person))];
  },
};

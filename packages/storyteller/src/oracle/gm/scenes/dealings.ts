import { may, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { deal, promisedWhat, readDealing, whenOf } from "../drama/dealings.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { calledBy } from "../story/names.ts";
import { personSlots } from "../story/people.ts";
import type { Dealing, Person } from "../story/state.ts";
import {
  FORGIVEN,
  INSULTED,
  NOT_FORGIVEN,
  PROMISE_AGAIN,
  PROMISE_KEPT,
  PROMISE_MADE,
  PROMISE_NONE,
  THANKED,
} from "../text/errands.ts";
import { SAY, TALK_NOBODY } from "../text/talk.ts";
import { absent, addressed, pass, remember, tighten } from "./tools.ts";

/** Whether the player's words, as they stand, do something to somebody who is here. */
export const dealsWith = (stage: Stage): boolean =>
  readDealing(stage.brief.playerText) !== null &&
  (PLAINLY_SAID.has(readDealing(stage.brief.playerText)!) ||
    (addressed(stage) !== null &&
      ["other", "talk", "persuade", "give", "take", "travel"].includes(stage.action.intent)));

/** These are meant, whatever other verbs the sentence has: "I promise to look into the fire". */
const PLAINLY_SAID: ReadonlySet<Dealing> = new Set(["promised", "kept", "thanked", "sorry"]);

/** Promising, keeping one's word, thanking, apologising, insulting: what is said is what is done. */
export const dealings: Scene = async function* (stage) {
  const person = addressed(stage);
  const deed = readDealing(stage.brief.playerText);
  if (person === null || deed === null) return { beats: [absent(stage) ?? must(TALK_NOBODY)], hook: hookFor(stage) };
  yield* [];
  pass(stage, 0.25);
  const beats = await PLAYED[deed]!(stage, person);
  return { beats: [...beats, may(SAY, personSlots(person))], hook: hookFor(stage) };
};

const PLAYED: Partial<Record<Dealing, (stage: Stage, person: Person) => Promise<ReturnType<typeof must>[]>>> = {
  async promised(stage, person) {
    const gist = promisedWhat(stage.brief.playerText) || "to do what you can";
    const before = stage.story.promises.some(({ to }) => to === person.name);
    if (before) return [must(PROMISE_AGAIN, personSlots(person))];
    stage.story = {
      ...stage.story,
      promises: [...stage.story.promises, { to: person.name, gist, turn: stage.brief.number }],
    };
    deal(stage, person.name, "promised");
    remember(stage, `promised ${calledBy(person.name, person.name)} ${gist}`, "");
    return [must(PROMISE_MADE, { ...personSlots(person), gist })];
  },
  async kept(stage, person) {
    const promise = stage.story.promises.find(({ to, turn }) => to === person.name && turn < stage.brief.number);
    if (promise === undefined) return [must(PROMISE_NONE, personSlots(person))];
    stage.story = { ...stage.story, promises: stage.story.promises.filter((each) => each !== promise) };
    deal(stage, person.name, "kept");
    remember(stage, `kept faith with ${calledBy(person.name, person.name)}`, "");
    return [must(PROMISE_KEPT, { ...personSlots(person), gist: promise.gist, when: whenOf(stage, promise.turn) })];
  },
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

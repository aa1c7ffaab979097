import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { entriesIn, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { personIn } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import type { Message } from "../../words/clauses.ts";
import type { Step, Task } from "../kept-case.ts";
import { doneSteps, isOnTask, openSteps } from "./task.ts";

/** What stands in the way, as it is shown, and as the player adds to it or strikes of it. */

const letter = (at: number): string => `(${String.fromCodePoint(97 + at)})`;
const shownStep = ({ name, text }: Step, at: number): string =>
  `${letter(at)} ${name}${text === "" ? "" : `: ${text}`}`;

/** Shows once what stands in the way. */
export function showSteps(turn: Turn): void {
  const task = turn.memo.case?.task;
  if (!isOnTask(turn) || task === null || task === undefined || task.shown || turn.memo.pending?.sort === "plot")
    return;
  task.shown = true;
  turn.say(
    `*What stands in the way:*\n${openSteps(task)
      .map((step, at) => `- ${shownStep(step, at)}`)
      .join(
        "\n",
      )}\n*Say so if something is missing or wrong. How you deal with it is yours; the dice say how it goes.*`,
  );
}

/** What is still to do and what is done, in a few words. */
export function stepsStand(turn: Turn): string {
  const task = turn.memo.case!.task!;
  const [open, done] = [openSteps(task), doneSteps(task)];
  const goal = toSecondPerson(turn.memo.case!.goal);
  return [
    done.length === 0 ? "" : `Out of the way: ${listed(done.map(({ name }) => name))}.`,
    open.length === 0
      ? `Nothing stands in the way any more: ${goal}.`
      : `Still in the way: ${listed(open.map(({ name }) => name))}.`,
  ]
    .filter((each) => each !== "")
    .join(" ");
}

/** "*1 of 3 is out of the way.*" */
export function counted(task: Task): string {
  const [done, all] = [doneSteps(task).length, task.steps.filter(({ state }) => state !== "struck").length];
  return `*${done === all ? `All of it is out of the way. Now do it` : `${done} of ${all} ${done === 1 ? "is" : "are"} out of the way`}.*`;
}

/**
 * What the player has to say about the list: one more, one that is none, one that is dealt with, or a question for it.
 * @returns what of the message is left to be played; null where it says nothing of the list
 */
export function aboutSteps(turn: Turn, { text, parts }: Message): string | null {
  const task = turn.memo.case?.task;
  if (!isOnTask(turn) || task === null || task === undefined || turn.memo.pending?.sort === "plot") return null;
  const as = (changed: boolean) => {
    turn.readAs = { act: changed ? "meta" : "recall", target: null, alternatives: [] };
    turn.corrected = true;
    turn.moved ||= changed;
  };
  if (pattern("task asks list").test(text) && parts.every(({ kind }) => kind === "ask")) {
    turn.say(stepsStand(turn));
    as(false);
    return "";
  }
  if (text.includes("?") || text.length > 240) return null;
  const sentences = text.split(/(?<=[.!]) /u);
  const left = sentences.filter((each) => !corrects(turn, task, each.trim()));
  if (left.length === sentences.length) return null;
  as(true);
  turn.say(stepsStand(turn));
  return left.join(" ");
}

/** "The wrench": a thing of the player's, and nobody. */
const IS_THING = storedPattern("about-steps is thing");

/** Takes one sentence about the list; false for another. */
function corrects(turn: Turn, task: Task, sentence: string): boolean {
  if (sentence.length > 120 || /^(?:i|we) /iu.test(sentence) || /[“"]/u.test(sentence)) return false;
  const [, one, two, three] = pattern("task missing from list").exec(sentence) ?? [];
  const missed = one ?? two ?? three;
  const also =
    pattern("task also").exec(sentence)?.[1] ??
    (missed !== undefined && IS_THING.test(missed) && personIn(turn, missed) === undefined ? missed : undefined);
  if (also !== undefined) {
    const known = listedAs(task, also);
    const name = toSecondPerson(also.split(": ")[0]!);
    if (known !== undefined) turn.say(`The list has that already: ${known.name}.`);
    else if (task.steps.length < MOST_STEPS) {
      task.steps.push({
        ...plainStep(turn, also),
        name: name.slice(0, 120),
        text: also.includes(": ") ? capitalise(also.split(": ")[1]!).slice(0, 300) : "",
      });
      turn.say(`So there is ${name} as well.`);
    }
    return true;
  }
  // "We have crossed the bridge already": so it is.
  if (/\balready\b/iu.test(sentence) && meantIn(turn, doneSteps(task), sentence) !== undefined) {
    turn.say("So it is.");
    return true;
  }
  const step = meantIn(turn, openSteps(task), sentence);
  if (step === undefined) return false;
  if (pattern("task strikes").test(sentence)) {
    step.state = "struck";
    turn.memo.log = turn.memo.log.filter((each) => !each.includes(step.name));
    turn.say(`Then ${step.name} is nothing that stands in the way.`);
    return true;
  }
  if (!pattern("task settled").test(sentence) || pattern("about-steps corrects").test(sentence)) return false;
  step.state = "done";
  turn.log(`${capitalise(step.name)} is out of the way.`);
  turn.say(counted(task));
  return true;
}
const MOST_STEPS = 8;

/** The step that has the same in its name: "the planks of the rope bridge" and "the missing planks". */
function listedAs(task: Task, words: string): Step | undefined {
  const own = contentWords(words);
  return task.steps.find(
    ({ state, thing, name }) =>
      state !== "struck" &&
      [...contentWords(`${thing} ${name}`)]
        .filter((word) => !pattern("about-steps listed as", "u").test(word))
        .some((word) => own.has(word)),
  );
}

const plainStep = (turn: Turn, words: string): Step => ({
  name: words,
  text: "",
  sort: personIn(turn, words) !== undefined ? "agrees" : pattern("task danger").test(words) ? "danger" : "way",
  person: personIn(turn, words)?.name ?? "",
  thing: words.split(/[:,]/u)[0]!.slice(0, 80),
  place: entriesIn(turn.lore, words).find(({ kind }) => kind === "place")?.name ?? "",
  sum: 0,
  after: "",
  price: null,
  state: "open",
  ways: [],
});

/** Which of some steps a sentence is about: by its letter, by its name, by its words. */
function meantIn(turn: Turn, open: readonly Step[], text: string): Step | undefined {
  const at = /(?:^|[ (])([a-f])\)/u.exec(text)?.[1];
  if (at !== undefined) return open[at.codePointAt(0)! - 97];
  const words = contentWords(text);
  const worth = (step: Step) => {
    const who = step.person === "" ? undefined : turn.entry(step.person);
    // A goat that stands in the way is meant by its name.
    const names = contentWords(who === undefined || who.kind === "creature" ? "" : `${who.name} ${shortName(who)}`);
    const own = [...contentWords(`${step.name} ${step.text}`)].filter(
      (word) => words.has(word) && !names.has(word),
    ).length;
    const isOf = step.person !== "" && personIn(turn, text)?.name === step.person;
    const isOath = /oath/u.test(step.name) && pattern("task oath").test(text);
    return own + (isOath ? 1 : 0) > 0 ? own + (isOf ? 2 : 0) + (isOath ? 1 : 0) : 0;
  };
  const best = open.toSorted((a, b) => worth(b) - worth(a))[0];
  return best !== undefined && worth(best) > 0 ? best : undefined;
}

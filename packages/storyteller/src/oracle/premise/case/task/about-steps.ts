import { pattern } from "../../../patterns.ts";
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

/** What the player has to say about the list: one more, one that is none, one that is dealt with, or a question for it. False for other words. */
export function aboutSteps(turn: Turn, { text, parts }: Message): boolean {
  const task = turn.memo.case?.task;
  if (!isOnTask(turn) || task === null || task === undefined || turn.memo.pending?.sort === "plot") return false;
  const as = (changed: boolean): true => {
    turn.readAs = { act: changed ? "meta" : "recall", target: null, alternatives: [] };
    turn.corrected = true;
    turn.moved ||= changed;
    return true;
  };
  if (pattern("task asks list").test(text) && parts.every(({ kind }) => kind === "ask")) {
    turn.say(stepsStand(turn));
    return as(false);
  }
  if (text.includes("?") || text.length > 120 || parts.some(({ kind }) => kind === "say" || kind === "ask"))
    return false;
  const also = pattern("task also").exec(text)?.[1];
  if (also !== undefined) {
    const name = toSecondPerson(also);
    if (task.steps.length < 6 && !task.steps.some((each) => each.name === name))
      task.steps.push({ ...plainStep(turn, also), name: name.slice(0, 120) });
    turn.say(`So there is ${name} as well.`, stepsStand(turn));
    return as(true);
  }
  const step = meantIn(turn, task, text);
  if (step === undefined) return false;
  if (pattern("task strikes").test(text)) {
    step.state = "struck";
    turn.memo.log = turn.memo.log.filter((each) => !each.includes(step.name));
    turn.say(`Then ${step.name} is nothing that stands in the way.`, stepsStand(turn));
    return as(true);
  }
  if (!pattern("task settled").test(text) || /\b(?:not|never)\b|n['’]t\b/iu.test(text)) return false;
  step.state = "done";
  turn.log(`${capitalise(step.name)} is out of the way.`);
  turn.say(counted(task), stepsStand(turn));
  return as(true);
}

const plainStep = (turn: Turn, words: string): Step => ({
  name: words,
  text: "",
  sort: personIn(turn, words) !== undefined ? "agrees" : pattern("task danger").test(words) ? "danger" : "way",
  person: personIn(turn, words)?.name ?? "",
  thing: words.slice(0, 80),
  place: entriesIn(turn.lore, words).find(({ kind }) => kind === "place")?.name ?? "",
  sum: 0,
  state: "open",
  ways: [],
});

/** Which of the open steps a sentence is about: by its letter, by its name, by its words. */
function meantIn(turn: Turn, task: Task, text: string): Step | undefined {
  const open = openSteps(task);
  const at = /(?:^|[ (])([a-f])\)/u.exec(text)?.[1];
  if (at !== undefined) return open[at.codePointAt(0)! - 97];
  const words = contentWords(text);
  const worth = (step: Step) => {
    const names = contentWords(step.person === "" ? "" : `${step.person} ${shortName(turn.entry(step.person))}`);
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

import { contentWords } from "../../lore/nouns.ts";
import { pattern } from "../../../patterns.ts";
import { personIn } from "../../moves/people/who.ts";
import { partsOfGoal } from "../end/goal-parts.ts";
import { ofHero } from "../fill-in.ts";
import type { Step, Task } from "../kept-case.ts";
import type { Turn } from "../../turn.ts";

/** An aim of several parts is one task: its last deed is the deed of the task, and the parts before are steps to it or done on the way. */

/** What is done by going: no step, but the way. */
const ON_THE_WAY = /^(?:cross|reach|carry|bring|take|deliver|get|go|travel|sail|haul|ferry|return)\b/iu;
/** Somebody is to be won for it. */
const WINS_OVER = /^(?:win|persuade|convince|talk round|bribe|hire|get past)\b/iu;
const FINDS_OUT = /^(?:find out|learn|discover|prove|uncover|name|know)\b/iu;

/** The parts of an aim, the last of them the deed. */
export const partsOfTask = (aim: string): string[] => partsOfGoal(aim).map((each) => ofHero(each));

/** The deed of the task: the last in the order of the words. */
export const deedOfTask = (aim: string): string => partsOfTask(aim).at(-1) ?? "";

/** The step that a part of the aim is; undefined where it is none. */
export function stepOfPart(turn: Turn, part: string, steps: readonly Step[]): Step | undefined {
  const who = personIn(turn, part);
  if (who !== undefined) return steps.find(({ person }) => person === who.name);
  const words = contentWords(part.split(/\b(?:before|until)\b/iu)[0]!.replace(/^\S+ /u, ""));
  return steps.find(({ thing, person }) => person === "" && [...contentWords(thing)].some((word) => words.has(word)));
}

/** The parts before the last as steps, where the texts have none for them yet. */
export function stepsOfAim(turn: Turn, aim: string, own: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const part of partsOfTask(aim).slice(0, -1)) {
    if (ON_THE_WAY.test(part) || FINDS_OUT.test(part) || stepOfPart(turn, part, [...own, ...found]) !== undefined)
      continue;
    const who = WINS_OVER.test(part) ? personIn(turn, part) : undefined;
    const isMade = pattern("task kind make").test(part);
    if (who === undefined && !isMade) continue;
    found.push({
      name: part.slice(0, 120),
      text: "",
      sort: who === undefined ? "mended" : "agrees",
      person: who?.name ?? "",
      thing: who === undefined ? part.replace(/^\S+ (?:the )?/u, "").slice(0, 80) : "",
      place: "",
      sum: 0,
      state: "open",
      ways: [],
    });
  }
  return found;
}

/** What has become of a part of the aim when the task is over; empty for a part that it does not settle. */
export function answerOfPart(turn: Turn, task: Task, part: string, isLast: boolean, done: string): string {
  if (FINDS_OUT.test(part)) return "";
  const step = isLast || ON_THE_WAY.test(part) ? undefined : stepOfPart(turn, part, task.steps);
  if (step === undefined) return done;
  return step.state === "done" ? "Yes. It is done." : "No: it had to do without that.";
}

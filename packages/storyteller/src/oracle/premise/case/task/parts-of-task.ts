import { pattern, storedPattern } from "../../../patterns.ts";
import { personIn } from "../../moves/people/who.ts";
import { partsOfGoal } from "../end/goal-parts.ts";
import { ofHero } from "../fill-in.ts";
import type { DeedKind } from "../case-kinds.ts";
import type { Step } from "../kept-case.ts";
import type { Turn } from "../../turn.ts";
import { FINDS_OUT, isContest, isFirstOfAll, kindOf } from "./task.ts";
import { ON_THE_WAY, stepOfPart } from "./answer-of-part.ts";

/** An aim of several parts is one task: its last deed is the deed of the task, and the parts before are steps to it or done on the way. */

/** Somebody is to be won for it. */
const WINS_OVER = storedPattern("parts-of-task wins over");
/** The parts of an aim, the last of them the deed. */
export const partsOfTask = (aim: string): string[] => partsOfGoal(aim).map((each) => ofHero(each));

/** The deed of the task: the last in the order of the words, but for a contest, or what is to be stopped or saved first. What is to be found out is none. */
export function deedOfTask(aim: string): string {
  const parts = partsOfTask(aim).filter((part) => !FINDS_OUT.test(part));
  if (kindOf(parts[0] ?? "").some(isFirstOfAll)) return parts[0]!;
  return parts.find((part) => kindOf(part).some(isContest)) ?? parts.at(-1) ?? "";
}

/** The part of the aim that has what the task is about: what is carried, whatever is done with another thing in the end. */
export const matterOfTask = (aim: string, kind: DeedKind): string =>
  (kind === "carry" ? partsOfTask(aim).find((part) => pattern("task kind carry").test(part)) : undefined) ??
  deedOfTask(aim);

/** The parts before the last as steps, where the texts have none for them yet. */
export function stepsOfAim(turn: Turn, aim: string, own: readonly Step[]): Step[] {
  const found: Step[] = [];
  const parts = partsOfTask(aim);
  for (const part of parts.slice(0, parts.indexOf(deedOfTask(aim)))) {
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
      after: "",
      price: null,
      state: "open",
      ways: [],
    });
  }
  return found;
}

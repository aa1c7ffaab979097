import { pattern } from "../../../patterns.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { cases, type Truth } from "../case-content.ts";
import { DEEDS, type DeedKind } from "../case-kinds.ts";
import type { KeptCase, Task } from "../kept-case.ts";
import { SOUGHT, TONES } from "../case-kinds.ts";

/** Open tasks: the aim is a deed, and what stands in its way is what the player's own texts say (docs/oracle.md, "Open tasks"). */

const ID = "task-";

/** The kinds of deed that a part of an aim is: one, or none. */
export function kindOf(part: string): DeedKind[] {
  // "Before the vote at eight" says only when, and makes no riddle of the aim.
  if (pattern("task no deed").test(part.split(/ (?:before|until) /u)[0]!)) return [];
  const found = DEEDS.find((kind) => pattern(`task kind ${kind}`).test(part));
  // "Win the ferryman": somebody who is to be won over is no contest.
  if (
    found === "win" &&
    kindOfNoun(part.split(pattern("task kind of", "u"))[0]!.split(" ").at(-1)!.toLowerCase()) === "person"
  )
    return [];
  return found === undefined ? [] : [found];
}

/** The plot of an open task, as the other plots are: it has no clues and nobody behind it. Undefined for the id of another plot. */
export function taskPlot(id: string): Truth | undefined {
  const kind = DEEDS.find((each) => id === `${ID}${each}`);
  if (kind === undefined) return undefined;
  const { pitch, kinds } = cases().tasks;
  const { scene, ends } = kinds[kind];
  return {
    id,
    kind: isContest(kind) ? "win" : "reach",
    tones: [...TONES],
    sought: [...SOUGHT],
    open: true,
    pitch: pitch[kind][0]!,
    clues: [],
    moves: [],
    showdown: scene[0]!,
    ends: { strong: ends.strong[0]!, weak: ends.weak[0]!, miss: ends.miss[0]! },
    ...(isContest(kind) ? { lost: ["miss"] } : {}),
  };
}

/** What is to be found out is no deed. */
export const FINDS_OUT = /^(?:find out|learn|discover|prove|uncover|name|know)\b/iu;

/** What the rest of an aim follows from. */
export const isFirstOfAll = (kind: DeedKind): boolean => kind === "stop" || kind === "save";
export const isContest = (kind: DeedKind): boolean => kind === "win" || kind === "race";
export const taskId = (kind: DeedKind): string => `${ID}${kind}`;
export const kindOfTask = (id: string): DeedKind | undefined => DEEDS.find((each) => id === `${ID}${each}`);

/** The open task of a story; null where it has another plot. */
const taskOf = (kept: KeptCase | null): Task | null => kept?.task ?? null;

/** Whether the story is an open task that is not over. */
export const isOnTask = (turn: Turn): boolean =>
  taskOf(turn.memo.case) !== null && turn.main !== undefined && turn.ended === "";

export const openSteps = (task: Task): Task["steps"] => task.steps.filter(({ state }) => state === "open");
export const doneSteps = (task: Task): Task["steps"] => task.steps.filter(({ state }) => state === "done");

/** One of the texts whose slots can be filled: {person} only where the step has one. */
export function oneThatFits(
  pick: (texts: readonly string[]) => string,
  texts: readonly string[],
  has: Readonly<Record<string, string>>,
): string {
  const fits = texts.filter((text) =>
    ["person", "place", "thing", "other", "own"].every(
      (slot) => (has[slot] ?? "") !== "" || !new RegExp(`\\{${slot}\\}`, "iu").test(text),
    ),
  );
  return fits.length === 0 ? "" : pick(fits);
}

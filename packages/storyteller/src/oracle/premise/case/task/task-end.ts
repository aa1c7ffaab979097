import type { Grade, Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import type { Task } from "../kept-case.ts";
import { arrival } from "./arrival.ts";
import { deedOfTask, partsOfTask } from "./parts-of-task.ts";
import { FINDS_OUT, isContest } from "./task.ts";
import { withoutDoors } from "./way-kind.ts";

/** How an open task ends, in the written texts; of a contest with what it was won for. */
export function taskEnd(turn: Turn, task: Task, grade: Grade): string[] {
  const kept = turn.memo.case!;
  const { kinds, wonFor } = cases().tasks;
  const [first = "", ...rest] = fillIn(
    turn,
    kept,
    turn.oneOf(withoutDoors(turn, task.at, kinds[task.kind].ends[grade])),
  ).split(/\n\n+/u);
  const { place, placed } = arrival(turn, task, grade);
  if (place + placed !== "")
    return [...(grade === "miss" ? [first, place] : [place, first]), placed, ...rest].filter((each) => each !== "");
  const parts = partsOfTask(kept.aim);
  const then = isContest(task.kind)
    ? parts.slice(parts.indexOf(deedOfTask(kept.aim)) + 1).find((part) => !FINDS_OUT.test(part))
    : undefined;
  const more = { step: then ?? "", person: "", thing: "", place: "", other: "" };
  return then === undefined ? [first, ...rest] : [first, fillIn(turn, kept, turn.oneOf(wonFor[grade]), more), ...rest];
}

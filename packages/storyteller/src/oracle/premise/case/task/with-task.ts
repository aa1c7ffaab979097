import type { Turn } from "../../turn.ts";
import { type Prize, prizeOf } from "../aim/aim-of-case.ts";
import type { Truth } from "../case-content.ts";
import { deedOfTask } from "./parts-of-task.ts";
import { FINDS_OUT, isFirstOfAll, kindOf, taskId, taskPlot } from "./task.ts";
import { partsOfGoal } from "../end/goal-parts.ts";
import type { DeedKind } from "../case-kinds.ts";
import { pattern } from "../../../patterns.ts";

/**
 * The plots that fit a story, with an open task first where the aim is a deed. What has to be found first, and what is to be stopped that has an
 * open story of its own (a tide), has the task as its third choice.
 */
export function withTask(turn: Turn, plots: readonly Truth[], aim: string, prize: Prize | null): Truth[] {
  const kind = prize === null || aim === "" ? null : deedOf(aim, prizeOf(turn, deedOfTask(aim), prize.words));
  const plot = kind === null ? undefined : taskPlot(taskId(kind));
  if (kind === null || plot === undefined) return [...plots];
  const [first = ""] = partsOfGoal(aim);
  const isRiddle = kind === "stop" && plots[0]?.open === true && plots[0].general !== true;
  const at = isRiddle || pattern("task lost").test(first.replace(/^to /iu, "")) ? 2 : 0;
  return [...plots.slice(0, at), plot, ...plots.slice(at)];
}

/**
 * The kind of deed that an aim is; null where it is none, or where something has to be found out first. Of several parts the first is the deed
 * where something is to be stopped or saved; else a contest, or somebody who is to be brought home; else the first that is one.
 */
function deedOf(aim: string, prize: Prize): DeedKind | null {
  const parts = partsOfGoal(aim.replace(/^to /iu, "").trim());
  // "Mend the pump, and find out who took the handle": a question beside the deed is answered at its end.
  if (parts.length === 0 || FINDS_OUT.test(parts[0]!) || kindOf(parts[0]!).length === 0) return null;
  const kinds = parts.flatMap((part) => (FINDS_OUT.test(part) ? [] : kindOf(part)));
  if (isFirstOfAll(kinds[0]!)) return kinds[0]!;
  const found = kinds.find((kind) => WHOLE.has(kind)) ?? kinds.find((kind) => kind !== "persuade") ?? kinds[0]!;
  if (found !== "bring" || prize.kind === "person" || prize.entry !== null) return found;
  return parts.some((part) => pattern("task kind carry").test(part)) ? "carry" : "reach";
}
/** What the rest of an aim leads up to, or follows from. */
const WHOLE: ReadonlySet<DeedKind> = new Set(["race", "win", "bring"]);

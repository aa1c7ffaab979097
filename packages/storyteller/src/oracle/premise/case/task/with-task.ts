import type { Turn } from "../../turn.ts";
import type { Prize } from "../aim-of-case.ts";
import type { Truth } from "../case-content.ts";
import { stepsOfTexts } from "./read-steps.ts";
import { deedOf, taskId, taskPlot } from "./task.ts";

/** The plots that fit a story, with an open task where the aim is a deed: first where the texts say what stands in the way, else third. */
export function withTask(turn: Turn, plots: readonly Truth[], aim: string, prize: Prize | null): Truth[] {
  const kind = prize === null || aim === "" ? null : deedOf(aim, prize);
  const plot = kind === null ? undefined : taskPlot(taskId(kind));
  if (kind === null || plot === undefined) return [...plots];
  const at = stepsOfTexts(turn, aim, prize!.words, kind).steps.length >= LEAST ? 0 : 2;
  return [...plots.slice(0, at), plot, ...plots.slice(at)];
}
const LEAST = 2;

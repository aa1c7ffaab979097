import { capitalise, listed } from "#english/noun-phrase";
import type { Part } from "../../words/clauses.ts";
import { ofHero } from "../fill-in.ts";
import type { KeptCase, Task } from "../kept-case.ts";
import { doneSteps, openSteps } from "./task.ts";

/** What stood in the way of an open task, and what the hero did about it, as it is told at the end. */

/** The deeds of a message up to one of its parts, as a clause: "you cut two firs, and you lash them under the beam". */
export function deedsIn(
  parts: readonly Part[],
  last: Part,
  own: (part: Part & { readonly kind: "do" }) => string,
): string {
  const at = parts.indexOf(last);
  return parts
    .slice(0, at < 0 ? parts.length : at + 1)
    .flatMap((part) => (part.kind === "do" ? [own(part)] : []))
    .filter((each) => each !== "")
    .map((each) => `you ${each.replace(/^You |\.$/gu, "")}`)
    .join(", and ");
}

/** One line for each thing that stood in the way. */
export function ledger(task: Task): string {
  const lines = doneSteps(task).map(
    ({ name, how = "", after }) =>
      `- ${capitalise(name)}: ${
        [how, after]
          .filter((each) => each !== "")
          .join(". ")
          .replace(/\.$/u, "") || "out of the way"
      }.`,
  );
  const open = openSteps(task).map(({ name }) => name);
  return [
    ...(lines.length === 0 ? [] : ["What stood in the way, and what you did:", ...lines]),
    ...(open.length === 0 ? [] : [`- You went with this still in the way: ${listed(open)}.`]),
  ].join("\n");
}

/** What was done for it, in a sentence for the record. */
export function taskTruth(kept: KeptCase): string {
  const task = kept.task!;
  const done = doneSteps(task).map(({ name }) => name);
  return `What you were to do: ${ofHero(kept.goal)}. ${done.length === 0 ? "Nothing that stood in the way had been dealt with." : `Dealt with on the way: ${listed(done)}.`}`;
}

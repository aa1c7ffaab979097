import { pattern, storedPattern } from "../../../patterns.ts";
import { contentWords } from "../../lore/nouns.ts";
import { personIn } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import type { Step, Task } from "../kept-case.ts";
import { FINDS_OUT } from "./task.ts";

/** What has become of a part of the aim when an open task is over. */

/** What is done by going: no step, but the way. */
export const ON_THE_WAY = storedPattern("answer-of-part on the way");

const WITH_SOMEBODY = storedPattern("answer-of-part with somebody");

/** The step that a part of the aim is; undefined where it is none. */
export function stepOfPart(turn: Turn, part: string, steps: readonly Step[]): Step | undefined {
  const who = personIn(turn, part);
  if (who !== undefined) return steps.find(({ person }) => person === who.name);
  // "Win over the toll-keeper": by what they are.
  const roles = contentWords(part);
  const ofRole = steps.find(
    ({ person }) => person !== "" && [...contentWords(turn.entry(person).role)].some((word) => roles.has(word)),
  );
  if (ofRole !== undefined && WITH_SOMEBODY.test(part)) return ofRole;
  const words = contentWords(part.split(pattern("answer-of-part step of part"))[0]!.replace(/^\S+ /u, ""));
  return steps.find(({ thing, person }) => person === "" && [...contentWords(thing)].some((word) => words.has(word)));
}

/** What has become of a part of the aim when the task is over; empty for a part that it does not settle. */
export function answerOfPart(turn: Turn, task: Task, part: string, isLast: boolean, done: string): string {
  if (FINDS_OUT.test(part)) return "";
  const step = isLast || ON_THE_WAY.test(part) ? undefined : stepOfPart(turn, part, task.steps);
  if (step === undefined) return done;
  return step.state === "done" ? "Yes. It is done." : "No: it had to do without that.";
}

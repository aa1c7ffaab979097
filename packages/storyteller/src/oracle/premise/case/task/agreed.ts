import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { lineFor } from "../fill-in.ts";
import type { Step } from "../kept-case.ts";
import { counted } from "./about-steps.ts";
import { type Acted, isPlea, stepFor } from "./bears-on.ts";
import { doneSteps, isOnTask, openSteps } from "./task.ts";

/** What the yes of somebody does to an obstacle that is theirs. It is decided only here, however the hero got it. */

/** What somebody's yes can put out of the way. */
const isTheirs = (who: LoreEntry) => (step: Step) =>
  step.person === who.name && step.sort !== "got" && step.sort !== "mended";

const asPlea = (who: LoreEntry, words: string): Acted => ({
  kind: "say",
  words: words.replace(/^(?:to|for) /iu, "please $&"),
  to: who.name,
  verb: "tell",
  direct: true,
});

/** Puts an obstacle out of the way, on record. */
export function markDone(turn: Turn, step: Step, how: string): void {
  step.state = "done";
  step.how = how.slice(0, 300);
  turn.log(`${capitalise(step.name)} is out of the way.`);
  turn.fact(`${capitalise(step.name)} is out of the way.`);
  if (step.after !== "") turn.fact(step.after);
}

/**
 * Somebody has said yes, or has taken a promise, a gift or pay. If the words are about an obstacle that is theirs, it is out of the way,
 * and the reply says so.
 */
export function agrees(turn: Turn, who: LoreEntry, words: string, how = ""): void {
  if (!isOnTask(turn) || turn.dealt) return;
  const task = turn.memo.case!.task!;
  const own = openSteps(task).filter(isTheirs(who));
  const step =
    stepFor(turn, asPlea(who, words), who, own) ??
    (words === "" || pattern("task passage").test(words) ? own[0] : undefined);
  if (step === undefined) return;
  turn.dealt = true;
  markDone(turn, step, how === "" ? `you talk ${shortName(who)} round` : how);
  turn.say(step.after, counted(task));
}

/** Somebody who has said yes before says so. Returns false if they have not, or if the hero wants something else. */
export function repeatsYes(turn: Turn, part: Acted, who: LoreEntry, whole: string): boolean {
  const done = doneSteps(turn.memo.case!.task!).filter(isTheirs(who));
  if (!turn.isHere(who) || !isPlea(part) || stepFor(turn, asPlea(who, whole), who, done) === undefined) return false;
  if (turn.dealt) return true;
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  turn.acted = true;
  turn.dealt = true;
  turn.say(lineFor(turn, "said yes", shortName(who)));
  return true;
}

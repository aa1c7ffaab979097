import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { contentWords } from "../../lore/nouns.ts";
import { theThing } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import { ownDeed } from "../climax/turning.ts";
import { cases } from "../case-content.ts";
import { type Acted, textOf } from "./bears-on.ts";
import { doneSteps } from "./task.ts";

/** "I lead Biscuit over the bridge". */
export const crosses = (part: Acted): boolean => part.kind === "do" && pattern("task crosses").test(part.text);

/** A deed at what has been dealt with, a bridge that is mended: it stays dealt with. */
export function atDoneStep(turn: Turn, part: Acted): boolean {
  const text = textOf(part);
  const words = contentWords(text);
  // "I fit the magneto into the engine": what was got is used.
  const isUsed = doneSteps(turn.memo.case!.task!).some(
    ({ thing, sort }) =>
      sort === "got" && pattern("task uses").test(text) && [...contentWords(thing)].some((word) => words.has(word)),
  );
  if (isUsed) {
    turn.acted = true;
    turn.dealt = true;
    turn.log(ownDeed(turn, part));
    turn.say(ownDeed(turn, part), turn.oneOf(cases().tasks.fits));
    return true;
  }
  const step = doneSteps(turn.memo.case!.task!).find(
    ({ thing, sort }) =>
      (sort === "mended" || sort === "way") &&
      words.has([...contentWords(thing.split(pattern("deal-with at done step", "u"))[0]!)].at(-1) ?? ""),
  );
  if (step === undefined || pattern("task looks").test(text)) return false;
  turn.acted = true;
  turn.dealt = true;
  const own = ownDeed(turn, part);
  turn.log(own);
  turn.say(
    own,
    crosses(part)
      ? turn.oneOf(cases().tasks.over)
      : step.sort === "mended"
        ? `${capitalise(theThing(step.thing))} is mended, and stays so.`
        : "The way is open.",
  );
  return true;
}

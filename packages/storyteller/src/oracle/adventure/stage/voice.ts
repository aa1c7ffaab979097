import type { Adventure } from "#content/adventures/schema";
import { storedPattern } from "../../patterns.ts";
import { inSentence } from "./prose.ts";
import { exitsNamed, nameOf, next, placeOf, type Stage } from "./stage.ts";

type Kind = keyof Adventure["misses"];

/**
 * A line of the adventure for an act that leads nowhere: what stands in the way, and what is near.
 * @param act what the player did, as "pull at the chain", for `{act}`
 */
export function voiced(stage: Stage, kind: Kind, act = ""): string {
  if (kind === "missing") stage.missed = true;
  if (kind === "stays") stage.kept = true;
  const lines = stage.adventure.misses[kind] ?? [];
  return next(stage, `misses/${kind}`, lines).replaceAll("{near}", nearest(stage)).replaceAll("{act}", act);
}

/** What comes of words that nobody is here to answer. A question gets the plain answer. */
export function unanswered(stage: Stage): string {
  const states = stage.brief.playerText.split(/(?<=[.!?…])\s+/u).some((each) => !/\?\W*$/u.test(each));
  return states && stage.adventure.misses.alone !== undefined
    ? voiced(stage, "alone")
    : "There is nobody here to answer.";
}

/** Whether a line is what `unanswered` says. */
export const isUnanswered = ({ adventure }: Stage, line: string): boolean =>
  UNANSWERED.test(line) || adventure.misses.alone?.includes(line) === true;
const UNANSWERED = storedPattern("outcome unanswered", "u");

/** A thing of the place that the hero has not gone through, else a way on. Not the same one twice in a row. */
function nearest(stage: Stage): string {
  const { taken, searched } = stage.progress;
  const here = placeOf(stage).things.filter(({ id, hidden }) => !taken.includes(id) && hidden === undefined);
  const fresh = here.filter(({ id }) => !searched.includes(id));
  const names = (fresh.length > 0 ? fresh : here).map(({ name }) => inSentence(name));
  const ways = exitsNamed(stage).map(({ to }) => `the way to ${inSentence(nameOf(stage, to))}`);
  return next(stage, `near/${stage.progress.place}`, names.length > 0 ? names : ways);
}

import type { Deed, Thing } from "#content/adventures/schema";
import { stemsOf } from "./match-words.ts";
import { type Stage, thingsAtHand } from "./stage.ts";

/**
 * Whether a deed is done to another one of several alike things: "open Honoria's glass" is not the deed of Drusilla's. Which one the words
 * mean is said by its owner or its adjective; the deed's own words name what only the other one is called.
 */
export function isOfRival(stage: Stage, deed: Deed, stems: readonly string[]): boolean {
  const things = thingsAtHand(stage);
  const meant = things
    .filter((thing) => stems.includes(headOf(thing)))
    .filter((thing) => things.some((each) => each !== thing && headOf(each) === headOf(thing)))
    .filter((thing) => ownWordsOf(thing, things).some((word) => stems.includes(word)));
  const [thing] = meant;
  if (thing === undefined || meant.length > 1) return false;
  const words = new Set(stemsOf(deed.try.join(" ").replaceAll("|", " ")));
  const names = (each: Thing) => ownWordsOf(each, things).some((word) => words.has(word));
  return !names(thing) && things.some((each) => headOf(each) === headOf(thing) && names(each));
}

const headOf = ({ name }: Thing): string => stemsOf(name).at(-1) ?? "";
/** The words that tell a thing from those of the same kind. */
const ownWordsOf = (thing: Thing, all: readonly Thing[]): string[] => {
  const wordsOf = ({ name, aliases }: Thing) => stemsOf([name, ...aliases].join(" "));
  const alike = all.filter((each) => each !== thing && headOf(each) === headOf(thing));
  const shared = new Set([headOf(thing), ...alike.flatMap(wordsOf), "the", "your"]);
  return wordsOf(thing).filter((word) => !shared.has(word));
};

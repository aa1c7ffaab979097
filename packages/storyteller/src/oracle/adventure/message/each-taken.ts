import { pattern } from "../../patterns.ts";
import { deedFor } from "../stage/deeds.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { belongingMeant, thingMeant } from "../stage/sight.ts";
import { sheetOf, type Stage } from "../stage/stage.ts";

/** A deed whose pattern has more words than this of a message is meant by the message as a whole. */
const AS_ONE = 2.5;

/** Whether a deed is meant by the words as a whole, and by neither part alone. */
function isOneDeed(stage: Stage, whole: string, parts: readonly string[]): boolean {
  const known = deedFor(stage, "take", stemsOf(whole), AS_ONE);
  return known !== null && parts.every((each) => deedFor(stage, "take", stemsOf(each))?.key !== known.key);
}

/** "I take the lantern and the parcel": the same words with each of two things taken for itself. */
export function eachTaken(stage: Stage, text: string): string {
  const isKnown = (what: string): boolean => {
    const stems = stemsOf(what);
    return (
      thingMeant(stage, null, stems) !== null ||
      belongingMeant(stage, stems) !== undefined ||
      (sheetOf(stage)?.inventory ?? []).some(({ name }) => mentions([name], stems) >= 1)
    );
  };
  return text.replace(pattern("each-taken both", "iu"), (whole: string, _: string, one: string, other: string) =>
    !/["“]/u.test(text) && isKnown(one) && isKnown(other) && !isOneDeed(stage, whole, [`take ${one}`, `take ${other}`])
      ? `take ${one} and take ${other}`
      : whole,
  );
}

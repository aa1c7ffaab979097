import { pattern, storedPattern } from "../../../patterns.ts";
import type { Part } from "../../words/clauses.ts";

/** A journey by whatever means, as plain going: rowed, pedalled, sailed, ridden, by lift or ferry. */

/** "get in my boat", "hop on the bike": the beginning of a journey. */
const BOARDS = storedPattern("rides boards");

/** Goes on foot or otherwise: "look through the window to the yard" does not. */
const GOES = storedPattern("rides goes", "u");

/** "crawl through the vents to the infirmary", "take the next ferry to Gull Island", "head for the pub", "row my boat across to the lighthouse": "go to …". */
export const asGoing = (text: string): string =>
  text
    .replace(pattern("rides by way", "u"), (whole, verb: string) => (GOES.test(verb) ? `${verb} ` : whole))
    .replace(LEADS, "go to ")
    .replace(pattern("rides takes"), "go to ")
    .replace(pattern("rides for"), "go to ")
    .replace(pattern("rides moves"), "go to ");

/** "lead Biscuit and the cart to the gorge", "haul the bell to the landing": a journey with what is moved. */
const LEADS = storedPattern("rides leads");

/** "I get in my boat and row to the rock": one journey, whose beginning goes without saying. */
export function asOneJourney(parts: readonly Part[]): Part[] {
  const isRide = (part: Part | undefined): boolean => part?.kind === "do" && asGoing(part.text).startsWith("go to ");
  return parts.filter((part, at) => {
    if (part.kind !== "do" || !BOARDS.test(part.text)) return true;
    return !parts.slice(at + 1, at + 3).some((next) => isRide(next));
  });
}

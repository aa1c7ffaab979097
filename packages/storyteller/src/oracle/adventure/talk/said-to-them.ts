import { pattern, storedPattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { COME } from "./companions.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { absentPerson, calledHere, calledStems, fitOf } from "./conversation-partner.ts";
import { thingMeant } from "../stage/sight.ts";
import { present, type Stage } from "../stage/stage.ts";

/**
 * Acts that are addressed to the table. This file decides whether the player's words are said to a person here, whatever act they were
 * read as.
 */

export const OF_TABLE: ReadonlySet<Reading["act"]> = new Set([
  "options",
  "meta",
  "rules",
  "recall",
  "oracle",
  "stop",
  "plan",
]);

/**
 * "Why did you put out the lamps" is asked of a person here. A question that could also be for the table needs a name: "Saltash! What are
 * you doing?"
 */
export function isAskedOfSomebody(stage: Stage, { act }: Reading, text: string): boolean {
  if (TELL_ME.test(text) && OF_TABLE.has(act) && !OF_THE_TABLE.test(text)) return present(stage).length > 0;
  if (!pattern("said-to-them is asked of somebody 2").test(text)) return false;
  if (act === "options" && pattern("said-to-them is asked of somebody").test(text)) return present(stage).length > 0;
  // "Can I keep it company instead of you?" is asked, and not done.
  if (!OF_TABLE.has(act)) return present(stage).length > 0 && (WH_FIRST.test(text) || /\?\W*$/u.test(text));
  if (
    present(stage).length > 0 &&
    !OF_THE_TABLE.test(text) &&
    (text.includes("?") || WH_FIRST.test(text) || /\btell (?:me|us)\b/iu.test(text))
  )
    return true;
  return (act === "options" || act === "meta") && absentPerson(stage, calledStems(text)) !== null;
}

/** "Tell me what happened" is said to who is here. */
const TELL_ME = storedPattern("said-to-them tell me");

/** Words about the table, in a question that is asked of it. */
const OF_THE_TABLE = storedPattern("said-to-them of the table");

/**
 * Whether words are said to a person: they address a person here by name, or say what the hero has seen. Then they are no look at a thing.
 */
export function isSaidToSomebody(stage: Stage, { act }: Reading, text: string): boolean {
  if (/["“]/u.test(text) || COME.test(text)) return false;
  // "Aldous, I've been to the pit" is no travel.
  if (HAS_DONE.test(text) && calledHere(stage, text) !== null) return true;
  if (!COULD_BE_SAID.test(act)) return false;
  if (calledHere(stage, text) !== null) return !DOES_IT.test(text);
  // "Abel Noon! I know you're up there" addresses somebody who may be hiding.
  if (absentPerson(stage, stemsOf(pattern("said-to-them is said to somebody", "u").exec(text)?.[1] ?? "")) !== null)
    return true;
  return HAS_SEEN.test(text) && present(stage).length > 0;
}

/** Matches a threat: "Or I'll hit you", "I'll hit you unless". */
export const THREATENS = storedPattern("said-to-them threatens");

/** "Can I see the roll?" asks for a thing of the story and not for a rule. */
export const asksAboutThing = ({ adventure }: Stage, text: string): boolean => {
  const asked = [...text.matchAll(pattern("said-to-them asks about thing", "giu"))].flatMap(([, word = ""]) =>
    stemsOf(word),
  );
  return adventure.places.some(({ things }) =>
    things.some(({ name, aliases }) => mentions([name, ...aliases], asked) >= 1),
  );
};

/**
 * Whether a question is for the people here: it is not about the things here, and a person here may know the answer: "who lit the lamps
 * before".
 */
export function isAskedOfThoseHere(stage: Stage, { act }: Reading, text: string): boolean {
  if (OF_TABLE.has(act) || !A_WH_QUESTION.test(text)) return false;
  if (HERE_AND_NOW.test(text) && !isOfWhatTheyKnow(stage, text)) return false;
  // If nobody is here, the question is addressed to nobody. It is never played as a deed.
  if (present(stage).length === 0) return HANDS.has(act);
  if (act !== "look" && act !== "search") return true;
  const stems = stemsOf(text);
  // "What is pasted under my name?" can be seen on the slip of paper.
  if (ON_A_THING.test(text) && thingMeant(stage, null, stems) !== null) return false;
  return (
    pattern("said-to-them is asked of those here").test(text) ||
    present(stage).some(({ knows, lies, smalltalk }) =>
      [...knows, ...lies, ...smalltalk].some(({ about }) => fitOf(about, stems, true) >= 1),
    )
  );
}

/** "What's in the oven?": the oven is no thing of this place, and a person here knows. */
const isOfWhatTheyKnow = (stage: Stage, text: string): boolean => {
  const stems = stemsOf(text);
  return (
    pattern("said-to-them is of what they know").test(text) &&
    thingMeant(stage, null, stems) === null &&
    present(stage).some(({ knows }) => knows.some(({ about }) => fitOf(about, stems, true) >= 1))
  );
};

const ON_A_THING = storedPattern("said-to-them on a thing");
const HANDS: ReadonlySet<Reading["act"]> = new Set(["craft", "climb", "fight", "perform", "buy"]);
const A_WH_QUESTION = storedPattern("said-to-them a wh question");
const HERE_AND_NOW = storedPattern("adventure said-to-them here and now");

const COULD_BE_SAID = storedPattern("said-to-them could be said", "u");
/** "I open the parcel, Tib" is a deed, although it is also said to Tib. */
const DOES_IT = storedPattern("said-to-them does it");
const HAS_DONE = storedPattern("said-to-them has done");
const HAS_SEEN = storedPattern("said-to-them has seen");

const WH = storedPattern("said-to-them wh");

/** The question word of a question. Empty if the text is no question. A deed whose pattern lacks this word is not meant. */
export const asksWhat = (text: string): string =>
  (text.includes("?") ? WH : WH_FIRST).exec(text)?.[1]?.toLowerCase() ?? "";
/** Matches a question without a question mark. */
const WH_FIRST = storedPattern("said-to-them wh first");

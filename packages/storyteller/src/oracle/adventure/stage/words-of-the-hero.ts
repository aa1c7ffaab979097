import { pattern, storedPattern } from "../../patterns.ts";
import type { Deed } from "#content/adventures/schema";
import { stemsOf } from "./match-words.ts";
import type { Stage } from "./stage.ts";

/** What of a message may decide the story: what the hero does now, to what the decision is about. */

/** Sentences about what another person does or did, what the hero once did, and what may be. They are no decision. */
const NOT_THE_HEROS = storedPattern("adventure deeds not the heros");

/** "We lit the Third", "the Third is burning": what was done, and how things are. */
const WAS_DONE = storedPattern("deeds was done");
/** Whether one of the clauses says what the hero did, or how things are. */
export const wasDone = (text: string): boolean =>
  text.split(pattern("deeds was clauses")).some((clause) => WAS_DONE.test(clause));
/** "I tip out my pockets": an act, and what is handled. */
const HANDLES = storedPattern("deeds handles");

/**
 * The words of the clauses in which the hero does something now, to what the deed is about. In speech, what was done is no deed; beside it,
 * the player may have told an act in the past.
 */
export function wordsOfTheHero(
  { brief }: Stage,
  stems: readonly string[],
  { deed }: { readonly deed: Deed },
  said: boolean,
): readonly string[] {
  const own = new Set(stemsOf(deed.try.join(" ").replaceAll("|", " ")));
  const isOther = (clause: string) => {
    const what = stemsOf(HANDLES.exec(clause)?.[1] ?? "");
    // The pattern "sign" names only the verb, so that any object fits it: "I sign the ledger".
    const verbs = new Set(deed.try.filter((each) => /^\p{L}+$/u.test(each)).flatMap(stemsOf));
    return what.length > 0 && !what.some((word) => own.has(word)) && !stemsOf(clause).some((word) => verbs.has(word));
  };
  const sentences = brief.playerText.split(/(?<=[.!?…])\s+/u).filter((each) => !NOT_THE_HEROS.test(each));
  const clauses = sentences.flatMap((each) => each.split(pattern("deeds was clauses")));
  const kept = new Set(stemsOf(clauses.filter((each) => !isOther(each) && !(said && WAS_DONE.test(each))).join(" ")));
  const all = new Set(stemsOf(brief.playerText));
  return stems.filter((word) => kept.has(word) || (kept.size > 0 && !all.has(word)));
}

/** A question about what somebody did. */
const OF_THE_PAST = storedPattern("deeds of the past");

/** The words without the questions about what was: "Did he come through here? What did he pay?" pays nothing now. */
export function wordsOfNow(text: string, stems: readonly string[]): readonly string[] {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const now = sentences.filter((each) => !OF_THE_PAST.test(each));
  return now.length === sentences.length ? stems : stemsOf(now.join(" "));
}

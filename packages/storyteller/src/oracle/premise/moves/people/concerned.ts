import type { LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { storedPattern } from "../../../patterns.ts";

/** Who is concerned by the texts in what is asked knows of it: who saw it, whose it is, whose child or uncle it is about. */

const SAW = storedPattern("concerned saw", "u");
const OWNS = storedPattern("concerned owns", "u");

const ofTexts = (turn: Turn, who: LoreEntry) =>
  turn.about(who).filter(({ source }) => source !== "story" && source !== "hero");

/** Whether the texts say that somebody is concerned in what a question is about. */
export function isConcerned(turn: Turn, who: LoreEntry, words: string): boolean {
  const kept = turn.memo.case;
  const asked = contentWords(words);
  const sought = contentWords(`${kept?.prize.words ?? ""} ${kept?.threat ?? ""}`);
  return ofTexts(turn, who).some(
    ({ text, words: own }) =>
      (OWNS.test(text) || SAW.test(text)) &&
      ([...asked].some((word) => own.has(word) && !contentWords(who.name).has(word)) ||
        [...sought].some((word) => own.has(word))),
  );
}

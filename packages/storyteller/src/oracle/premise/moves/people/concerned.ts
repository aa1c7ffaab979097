import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { storedPattern } from "../../../patterns.ts";

/** Who is concerned by the texts in what is asked knows of it: who saw it, whose it is, whose child or uncle it is about. */

const SAW = storedPattern("concerned saw", "u");
const OWNS = storedPattern("concerned owns", "u");
/** "Did you see who shot Rafael?" */
const SEES = storedPattern("concerned sees", "iu");

const ofTexts = (turn: Turn, who: LoreEntry) =>
  turn.about(who).filter(({ source }) => source !== "story" && source !== "hero");

/** The sentence of the texts by which somebody saw what is asked about; empty where there is none. */
export function sawIt(turn: Turn, who: LoreEntry, words: string): string {
  if (!SEES.test(words)) return "";
  const name = shortName(who).split(" ").at(-1)!;
  return (
    ofTexts(turn, who).find(({ text }) => {
      const at = text.indexOf(name);
      return at >= 0 && SAW.test(text.slice(at));
    })?.text ?? ""
  );
}

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

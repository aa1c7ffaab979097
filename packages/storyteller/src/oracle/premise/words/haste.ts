import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";

/** Words as they are typed in haste, set right. */

const SHORT = storedPattern("haste short", "u");
/** "im", "dont": as they are typed in haste. */
export const withApostrophes = (text: string): string =>
  text
    .replace(pattern("haste with apostrophes"), "it's")
    .replace(pattern("haste with apostrophes 2", "giu"), "it's")
    .replace(pattern("haste with apostrophes 3", "giu"), "i'll")
    // "g.f." is a name's letters, and ends no sentence.
    .replace(pattern("haste with apostrophes 5", "gu"), (letters) => letters.replaceAll(".", "").toUpperCase())
    // "gilbert says: i never …": in their own words.
    .replace(
      pattern("haste with apostrophes 4", "giu"),
      (_, frame: string, words: string) => `${frame}: “${capitalise(words).replace(/\bi(?=\b|')/gu, "I")}”`,
    )
    .replace(/\b\p{Ll}{2,9}\b/gu, (word, at: number) =>
      SHORT.test(word) && !(word === "lets" && at > 0) ? word.replace(/(?:ve|re|[mts])$/u, "'$&") : word,
    );

import { pattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";

/** Words as they are typed in haste, set right. */

const SHORT: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  whats: "what's",
  wheres: "where's",
  whos: "who's",
  hows: "how's",
  thats: "that's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theres: "there's",
  youre: "you're",
  lets: "let's",
  somebodys: "somebody's",
  someones: "someone's",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  werent: "weren't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
};
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
    .replace(/\b\p{Ll}{2,9}\b/gu, (word, at: number) => (word === "lets" && at > 0 ? word : (SHORT[word] ?? word)));

import { pattern, storedPattern } from "../../patterns.ts";
/** Contractions that players write without the apostrophe, with what the rules of this folder expect. */
const WITHOUT_APOSTROPHE: readonly (readonly [RegExp | string, string])[] = [
  [/\b(who|what|where|how|why|when|that|there|here|he|she|let)s\b/giu, "$1's"],
  [/\b(do|does|did|is|was|are|were|have|has|had|could|would|should|ca|wo)nt\b/giu, "$1n't"],
  [/\bim\b/giu, "i'm"],
  [/\b(i|you|we|they)ve\b/giu, "$1've"],
  [/\b(you|they)re\b/giu, "$1're"],
  [/\b(you|they)ll\b/giu, "$1'll"],
  ["spelling ill", "i'll "],
  [/\bu\b/giu, "you"],
  [/\bur\b/giu, "your"],
  [/\br u\b/giu, "are you"],
  [/\b(?:pls|plz)\b/giu, "please"],
];

/** "No wait, I meant how long until morning": the words after it are what the player means. */
const MEANT = storedPattern("spelling meant");

/** "Ring the bell, if there is one": the act does not depend on it. */
const IF_ANY = /,?\s+(?:if|assuming|provided) (?:there(?:['’]s| is| are)|there) (?:one|any|some)\b(?: here)?/giu;

/** "*I shake its hand*", "*nods*": what is done, as players write it between their words. */
const EMOTE = /(\S?)\s*\*([^*]+)\*\s*/gu;
/** "ask Wenna (I go down to the steps) whether …": what is done first. A message in brackets is for the table. */
const BY_THE_WAY = storedPattern("spelling by the way");

/** "skip the front door", "not the stairs": a way that the hero does not go. */
const NOT_THAT_WAY = storedPattern("spelling not that way");

/** "Lean over to Thrale: I'll trade you a verse": what follows the colon is said. */
const SPOKEN_AFTER = storedPattern("spelling spoken after", "isu");
/** "Tansy - who is it?", "Tansy… who is it?", "Tansy? Who is it?" call somebody. */
const CALLED_FIRST = storedPattern("spelling called first", "u");

/** "Larkin, I say. It was Larkin": words that are said, without their marks. */
const SAID_FIRST = storedPattern("spelling said first");

const asSentence = (whole: string, before: string, inner: string): string => {
  const words = inner.trim().replace(/[.!]+$/u, "");
  // A word that is only stressed stays where it is.
  if (!/\s/u.test(words) && !pattern("spelling as sentence").test(words)) return whole.replaceAll("*", "");
  const acts = /^i\b/iu.test(words) ? words : `I ${words.replace(/^(\p{L}+[^s\W])s\b/u, "$1")}`;
  return `${before}${before === "" || /[.!?…"”]/u.test(before) ? " " : ". "}${acts}. `;
};

/**
 * A message with the apostrophes that the player left out, and with asides as sentences of their own. Words in other senses ("its",
 * "well", "were") are left alone.
 */
export function spelled(text: string): string {
  const whole = WITHOUT_APOSTROPHE.reduce(
    (done, [words, right]) => done.replaceAll(typeof words === "string" ? pattern(words, "giu") : words, right),
    text.replace(MEANT, "").replaceAll(IF_ANY, ""),
    // "I want to see his things": what the player wants to do is done.
  ).replaceAll(pattern("spelling wants to", "giu"), "I ");
  const aside = BY_THE_WAY.exec(whole)?.[1];
  const first = aside === undefined ? whole : `${aside}. ${whole.replace(BY_THE_WAY, "")}`;
  const called = first
    .replace(CALLED_FIRST, "$1, ")
    .replace(SAID_FIRST, '$1"$2," $3')
    .replace(SPOKEN_AFTER, '$1: "$2"');
  return called
    .replaceAll(EMOTE, asSentence)
    .replace(/["“]/u.test(called) ? /(?!)/u : NOT_THAT_WAY, " ")
    .trim();
}

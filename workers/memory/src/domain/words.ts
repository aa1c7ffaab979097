/** Words that are too common to distinguish one memory item from another. */
const COMMON = new Set(
  (
    "a about above actually after again all also always am an and any are aren as at away back be because been before being below " +
    "both but by cannot couldn d didn doesn during gonna gotta hadn hasn haven hey hi isn kind lot lots m never oh ok okay quite " +
    "really shouldn sort type wanna wasn weren won wouldn yeah " +
    "can come could did do does doing don done down each else even ever few for from get go going got had has have having " +
    "he her here hers him his how i if in into is it its just let like ll look made make many may maybe me might more most " +
    "much must my near no nor not now of off on once one only onto or other our ours out over own please put re s said same " +
    "say see shall she should so some still such t take tell than that the their theirs them then there these they thing " +
    "this those through to too toward towards try two under until up upon us ve very want was way we well went were what " +
    "when where which while who whom whose why will with within without would yes yet you your yours"
  ).split(" "),
);

/** The most letters of a word. Longer runs of letters are no words, and FTS5 need not process them. */
const LONGEST_WORD = 48;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Accents of Latin, Greek and Cyrillic letters. In other scripts such marks are part of the letter, so they are not removed. */
const ACCENTS = /[\u0300-\u036f]+/gu;

const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** All words of a text, folded as the full-text index does it: lower case, without accents. */
export function words(text: string): string[] {
  return (fold(text).match(WORD) ?? []).filter((word) => word.length <= LONGEST_WORD);
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain ASCII and need no normalising, which is slow.
  return BEYOND_ASCII.test(lower) ? lower.normalize("NFD").replace(ACCENTS, "").normalize("NFC") : lower;
}

export const isCommon = (word: string): boolean => word.length < 2 || COMMON.has(word);

/**
 * The words of a situation that are worth searching for, at most `most`, without repeats. If there are more, half of the result are the
 * first words, because a situation begins with the player's text. The other half are the longest of the remaining words, which say most.
 */
export function significantWords(situation: string, most: number): string[] {
  const significant = [...new Set(words(situation))].filter((word) => !isCommon(word));
  if (significant.length <= most) return significant;
  const first = significant.slice(0, Math.floor(most / 2));
  const rest = significant.slice(first.length);
  const longest = new Set(rest.toSorted((a, b) => b.length - a.length).slice(0, most - first.length));
  return [...first, ...rest.filter((word) => longest.has(word))];
}

/** The part that most forms of a word share. It is approximate, but enough to see whether a text mentions the word. */
const root = (word: string): string =>
  "gsdye".includes(word.at(-1) ?? "") ? word.replace(/(?<=\p{L}{3})(?:ings?|ed|es|ly|s|e|y)$/u, "") : word;

/** Returns a function that finds which of `wanted` a text mentions in some form, in the order of `wanted`. */
export function mentionedOf(wanted: readonly string[]): (text: string) => string[] {
  const roots = wanted.map(root);
  // The first letters of each root. Comparing them first excludes most words of a text quickly.
  const begun = new Set(roots.map(beginning));
  return (text) => {
    const spoken = words(text).filter((word) => begun.has(beginning(word)));
    const said = new Set(spoken.map(root));
    return wanted.filter((_, place) => said.has(roots[place] as string));
  };
}

const beginning = (word: string): string => word.slice(0, 3);

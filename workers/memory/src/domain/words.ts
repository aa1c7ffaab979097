/** Words too common to tell one memory from another. */
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

/** A longer run of letters is no word of any story; FTS5 need not see it. */
const LONGEST_WORD = 48;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The accents of Latin, Greek and Cyrillic. Other scripts' marks are letters in all but name, and stay. */
const ACCENTS = /[\u0300-\u036f]+/gu;

const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Every word of a text, folded as the index folds: lower case, no accents. */
export function words(text: string): string[] {
  return (fold(text).match(WORD) ?? []).filter((word) => word.length <= LONGEST_WORD);
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have nothing to fold, and normalising is what costs.
  return BEYOND_ASCII.test(lower) ? lower.normalize("NFD").replace(ACCENTS, "").normalize("NFC") : lower;
}

export const isCommon = (word: string): boolean => word.length < 2 || COMMON.has(word);

/**
 * The at most `most` words of a situation worth searching for, without repeats. Where there are too many, half of
 * them are the first, as a situation begins with the player's own words, and half the longest of the rest, which tell most.
 */
export function significantWords(situation: string, most: number): string[] {
  const significant = [...new Set(words(situation))].filter((word) => !isCommon(word));
  if (significant.length <= most) return significant;
  const first = significant.slice(0, Math.floor(most / 2));
  const rest = significant.slice(first.length);
  const longest = new Set(rest.toSorted((a, b) => b.length - a.length).slice(0, most - first.length));
  return [...first, ...rest.filter((word) => longest.has(word))];
}

/** The part of a word that its other forms share, roughly: enough to see whether a text mentions it. */
const root = (word: string): string =>
  "gsdye".includes(word.at(-1) ?? "") ? word.replace(/(?<=\p{L}{3})(?:ings?|ed|es|ly|s|e|y)$/u, "") : word;

/** Tells which of `wanted` a text mentions in some form, in the order of `wanted`. */
export function mentionedOf(wanted: readonly string[]): (text: string) => string[] {
  const roots = wanted.map(root);
  // What a root keeps of its word: most words of a text need no closer look.
  const begun = new Set(roots.map(beginning));
  return (text) => {
    const spoken = words(text).filter((word) => begun.has(beginning(word)));
    const said = new Set(spoken.map(root));
    return wanted.filter((_, place) => said.has(roots[place] as string));
  };
}

const beginning = (word: string): string => word.slice(0, 3);

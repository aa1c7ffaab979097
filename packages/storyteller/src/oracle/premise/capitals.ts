import { isKnownVerb } from "#english/past-tense";
import type { Lore, LoreEntry } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/** Names keep their capitals where the player's own words are told back: "you tickle winston" → "you tickle Winston". */

const NAMES = new WeakMap<readonly LoreEntry[], ReadonlyMap<string, string>>();

/** The words of proper names by their small letters; words that mean something else as well are left out. */
function nameWords(entries: readonly LoreEntry[]): ReadonlyMap<string, string> {
  const known = NAMES.get(entries);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  for (const { name, proper, kind } of entries)
    if (proper && (kind === "person" || kind === "creature"))
      for (const word of name.split(" ")) {
        const small = word.toLowerCase();
        if (/^\p{Lu}\p{Ll}+$/u.test(word) && kindOfNoun(small) === null && !isKnownVerb(small) && !COMMON.test(small))
          made.set(small, word);
      }
  NAMES.set(entries, made);
  return made;
}

const COMMON =
  /^(?:old|young|little|will|may|mark|rose|grace|faith|hope|dawn|joy|bill|rob|pat|sue|art|the|poor|dear)$/u;
const DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu;

/** The text with the names of the lore and of the days written as names. */
export function withCapitals({ entries }: Lore, text: string): string {
  const names = nameWords(entries);
  return text
    .replace(/(?<=\s)\p{Ll}{2,}(?![\p{Ll}-])/gu, (word) => names.get(word) ?? word)
    .replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

import { pattern, storedPattern } from "../../patterns.ts";
import { bare } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Lore, LoreEntry } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/**
 * Caches the words of proper names. Names get their capitals back when the player's own words are repeated: "you tickle winston" → "you
 * tickle Winston".
 */

const NAMES = new WeakMap<readonly LoreEntry[], ReadonlyMap<string, string>>();

/** Maps the words of proper names from lower case to their spelling. Words that also have another meaning are left out. */
function nameWords(entries: readonly LoreEntry[]): ReadonlyMap<string, string> {
  const known = NAMES.get(entries);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  for (const { name, proper, kind } of entries)
    if (proper && (kind === "person" || kind === "creature" || (kind === "place" && !name.includes(" "))))
      for (const word of name.split(" ")) {
        const small = word.toLowerCase();
        if (/^\p{Lu}\p{Ll}+$/u.test(word) && kindOfNoun(small) === null && !isKnownVerb(small) && !COMMON.test(small))
          made.set(small, word);
      }
  NAMES.set(entries, made);
  return made;
}

const COMMON = storedPattern("capitals common", "u");

/** The text with names of the lore, and names of days, capitalised. */
export function withCapitals({ entries }: Lore, text: string): string {
  const names = nameWords(entries);
  const whole = entries
    .filter(({ proper, name }) => proper && bare(name).includes(" "))
    .flatMap(({ name, kind }) => {
      const words = bare(name).split(" ");
      return kind === "person"
        ? words
            .slice(1)
            .map((word, at) => `${words[at]} ${word}`)
            .concat(words.length > 2 ? `${words[0]} ${words.at(-1)}` : [])
        : [words.join(" ")];
    });
  let spelt = text;
  for (const name of whole) {
    const at = spelt.toLowerCase().indexOf(name.toLowerCase());
    if (at >= 0 && !/\p{L}/u.test(spelt[at - 1] ?? " ") && !/\p{L}/u.test(spelt[at + name.length] ?? " "))
      spelt = spelt.slice(0, at) + name + spelt.slice(at + name.length);
  }
  return spelt
    .replace(pattern("capitals with capitals", "gu"), (word) => names.get(word) ?? word)
    .replace(pattern("capitals days", "gu"), (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

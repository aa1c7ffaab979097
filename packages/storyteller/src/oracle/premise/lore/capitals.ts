import { pattern, storedPattern } from "../../patterns.ts";
import { bare } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Lore, LoreEntry } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/**
 * Caches the words of proper names. Names get their capitals back when the player's own words are repeated: "you tickle winston" → "you
 * tickle Winston".
 */

/** The spelling of the names of some entries. */
interface Spelling {
  /** Single words of proper names, from lower case. */
  readonly words: ReadonlyMap<string, string>;
  /** Names of several words, with the same in lower case. */
  readonly whole: readonly { readonly name: string; readonly small: string }[];
}

const NAMES = new WeakMap<readonly LoreEntry[], Spelling>();

function spellingOf(entries: readonly LoreEntry[]): Spelling {
  const known = NAMES.get(entries);
  if (known !== undefined) return known;
  const whole = wholeNames(entries).map((name) => ({ name, small: name.toLowerCase() }));
  const made = { words: nameWords(entries), whole };
  NAMES.set(entries, made);
  return made;
}

/** Maps the words of proper names from lower case to their spelling. Words that also have another meaning are left out. */
function nameWords(entries: readonly LoreEntry[]): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const { name, proper, kind } of entries)
    if (proper && (kind === "person" || kind === "creature" || (kind === "place" && !name.includes(" "))))
      for (const word of name.split(" ")) {
        const small = word.toLowerCase();
        if (/^\p{Lu}\p{Ll}+$/u.test(word) && kindOfNoun(small) === null && !isKnownVerb(small) && !COMMON.test(small))
          made.set(small, word);
      }
  return made;
}

/** Names of several words; of people also two words of the name. */
const wholeNames = (entries: readonly LoreEntry[]): readonly string[] =>
  entries
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

const COMMON = storedPattern("capitals common", "u");

/** The text with names of the lore, and names of days, capitalised. */
export function withCapitals({ entries }: Lore, text: string): string {
  const { words, whole } = spellingOf(entries);
  let spelt = text;
  const lower = text.toLowerCase();
  for (const { name, small } of whole) {
    const at = lower.indexOf(small);
    if (at >= 0 && !/\p{L}/u.test(spelt[at - 1] ?? " ") && !/\p{L}/u.test(spelt[at + name.length] ?? " "))
      spelt = spelt.slice(0, at) + name + spelt.slice(at + name.length);
  }
  return spelt
    .replace(pattern("capitals with capitals", "gu"), (word) => words.get(word) ?? word)
    .replace(pattern("capitals days", "gu"), (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

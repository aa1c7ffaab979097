import { pattern, storedPattern } from "../../patterns.ts";
import { remember } from "../../../remember.ts";
import { type Lexicon, lexicon } from "../../understand/lexicon/lexicon.ts";

/**
 * Common nouns by what they mean, from the lexicon. With them the lore recognises people, places and things without a proper name.
 */

export type NounKind = "person" | "place" | "thing" | "creature";

/** Made at the first use: a worker loads the lexicon. */
let made: Readonly<Record<keyof Lexicon["loreNouns"], ReadonlySet<string>>> | null = null;
function nouns(): NonNullable<typeof made> {
  made ??= Object.fromEntries(
    Object.entries(lexicon().loreNouns).map(([kind, list]) => [kind, new Set(list)]),
  ) as unknown as NonNullable<typeof made>;
  return made;
}

/** The kind of thing that a common noun means. Null if no list contains it. */
export function kindOfNoun(noun: string): NounKind | null {
  const { person, place, thing, creature } = nouns();
  const word = noun.toLowerCase();
  if (creature.has(word)) return "creature";
  const single = word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  if (single !== word && !person.has(word) && !place.has(word) && !thing.has(word))
    return place.has(single) ? "place" : thing.has(single) ? "thing" : null;
  if (person.has(word)) return "person";
  if (place.has(word)) return "place";
  if (thing.has(word)) return "thing";
  return null;
}

/** "guards", "policemen", "the crew": several people. */
export const isGroupNoun = (noun: string): boolean =>
  pattern("nouns is group noun", "u").test(noun) ||
  (/(?:[^s]s|men)$/u.test(noun) &&
    [noun.replace(/s$/u, ""), noun.replace(/ies$/u, "y"), noun.replace(/men$/u, "man")].some(
      (each) => each !== noun && nouns().person.has(each),
    ));

/** Whether a name ends with a word of groups ("Guild") or of land and water ("Point"), or is a formal title ("Mrs"). */
export const isWordOf = (list: "groups" | "grounds" | "formal", word: string): boolean => nouns()[list].has(word);

/** Whether a word cannot come between an article and its noun, so that a noun phrase ends before it. */
export const isBreak = (word: string): boolean => nouns().breaks.has(word.toLowerCase());

/** Whether a word is a given name of our world. */
export const isGivenName = (word: string): boolean =>
  (given ??= new Set(Object.values(lexicon().givenNames).flat())).has(word);
let given: ReadonlySet<string> | null = null;

/** The distinctive words of a text, in lower case, as stems. */
export const contentWords = remember((text): ReadonlySet<string> => {
  const found = new Set<string>();
  const { empty } = nouns();
  for (const word of text
    .toLowerCase()
    .replace(/[’']s\b/gu, "")
    .match(pattern("nouns content words", "gu")) ?? [])
    if (!empty.has(word)) found.add(stem(word));
  return found;
});

/** A crude stem, good enough that "vanished" matches "vanish", and "bells" matches "bell". */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3).replace(/(.)\1$/u, "$1");
  if (word.length > 4 && word.endsWith("ed")) return word.slice(0, -2).replace(/(.)\1$/u, "$1");
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("e")) return word.slice(0, -1);
  return word;
}

/** Words which show that a person is not at the place named after them: they wish for it, owe it or have left it. */
export const ELSEWHERE = storedPattern("nouns elsewhere", "u");

import { words } from "#english/word-list";
import { lexicon } from "../../understand/lexicon/lexicon.ts";

/**
 * Common nouns by what they mean, from the lexicon. With them the lore recognises people, places and things without a proper name.
 */

export type NounKind = "person" | "place" | "thing" | "creature";

/** Made at the first use: a worker loads the lexicon. */
let made: Readonly<Record<NounKind, ReadonlySet<string>>> | null = null;
function nouns(): Readonly<Record<NounKind, ReadonlySet<string>>> {
  const { person, place, thing, creature } = lexicon().loreNouns;
  made ??= { person: new Set(person), place: new Set(place), thing: new Set(thing), creature: new Set(creature) };
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
  /^(?:crew|guests|staff|servants|prefects|crowd|villagers|townsfolk|townspeople)$/u.test(noun) ||
  (/(?:[^s]s|men)$/u.test(noun) &&
    [noun.replace(/s$/u, ""), noun.replace(/ies$/u, "y"), noun.replace(/men$/u, "man")].some(
      (each) => each !== noun && nouns().person.has(each),
    ));

/** Words that cannot come between an article and its noun, so that a noun phrase ends before them. */
const BREAKS = new Set(
  words(
    `of in on at to for from with by and or but the a an my your his her its our their this that these those is are was were has have
     had be been do does did will would can could should may might must not no who which what when where why how than as if then there here
     it he she they we you i me him them us very so too more most all any some every each other`,
  ),
);
export const isBreak = (word: string): boolean => BREAKS.has(word.toLowerCase());

/** Words that say nothing about a sentence's subject. */
const EMPTY_WORDS = new Set(
  words(
    `the and for that this with from have has had was were are is been being not but you your yours what who why how when where which
     about into onto over under out off its his her hers him she they them their there here then than some any all one two three can
     could would will shall should may might must did does doing done ask asks tell tells told say says said know knows known think
     anything something nothing everything someone somebody anyone anybody thing things want wants like just still even also very more
     most much many really again back here's what's who's let let's get got going gonna please maybe other another ever never now`,
  ),
);

/** The distinctive words of a text, in lower case, as stems. */
export function contentWords(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text
    .toLowerCase()
    .replace(/[’']s\b/gu, "")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]{2,}/gu) ?? [])
    if (!EMPTY_WORDS.has(word)) found.add(stem(word));
  return found;
}

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
export const ELSEWHERE =
  /\b(?:wants?|hopes?|wish(?:es)?|dreams?|longs?|would|owes?|never|not|left|once|used to|afraid|hates?|distrusts?|fears?|misses|lost|stranded|bound|for (?:the|an?))\b/u;

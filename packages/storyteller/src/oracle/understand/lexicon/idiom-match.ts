import { singular } from "#english/inflection";
import { lexicon, type Sense } from "./lexicon.ts";
import { ADVERBS, PREPOSITIONS, words } from "./words.ts";

interface Idiom {
  readonly words: readonly string[];
  readonly sense: Sense;
  /** The number of words in the idiom that are fixed. Idioms with more fixed words are tried first. */
  readonly weight: number;
}

const POSSESSIVES = words("my his her our your its their");
const REFLEXIVES = words("myself himself herself itself ourselves yourself themselves");
const LONGEST_GAP = 6;
const SPEAKS: ReadonlySet<Sense> = new Set<Sense>(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

let idiomsByVerb: ReadonlyMap<string, readonly Idiom[]> | null = null;
function byVerb(): ReadonlyMap<string, readonly Idiom[]> {
  if (idiomsByVerb) return idiomsByVerb;
  const made = new Map<string, Idiom[]>();
  for (const [sense, idioms] of Object.entries(lexicon().idioms))
    for (const idiom of idioms) {
      const [verb = "", ...rest] = idiom.split(" ");
      const all = made.get(verb) ?? [];
      all.push({
        words: rest,
        sense: sense as Sense,
        weight: rest.filter((word) => word !== "_" && word !== "~").length,
      });
      made.set(verb, all);
    }
  for (const idioms of made.values()) idioms.sort((a, b) => b.weight - a.weight || b.words.length - a.words.length);
  return (idiomsByVerb = made);
}

/** Whether an idiom begins with this verb. */
export const beginsIdiom = (lemma: string): boolean => byVerb().has(lemma);

function fits(idiom: readonly string[], at: number, said: readonly string[], from: number): boolean {
  const word = idiom[at];
  if (word === undefined) return true;
  if (word === "_") {
    for (let gap = 1; gap <= LONGEST_GAP && from + gap <= said.length; gap++)
      if (fits(idiom, at + 1, said, from + gap)) return true;
    return false;
  }
  const here = said[from];
  if (word === "~") return here === undefined || PREPOSITIONS.has(here) || ADVERBS.has(here) || here === "until";
  if (here === undefined) return false;
  const same =
    here === word ||
    (word === "my" && (POSSESSIVES.has(here) || here.endsWith("'s"))) ||
    (word === "myself" && REFLEXIVES.has(here)) ||
    (word.length > 3 && singular(here) === word);
  return same && fits(idiom, at + 1, said, from + 1);
}

/**
 * The meaning of an idiom at the beginning of a clause. Null if there is none.
 * @param lemma the base form of the verb
 * @param said the words after the verb
 * @param toSomebody whether the object is a person; idioms of speaking need one
 */
export function idiomSense(lemma: string, said: readonly string[], toSomebody: boolean): Sense | null {
  for (const { words: idiom, sense } of byVerb().get(lemma) ?? []) {
    // In "I press on the symbol to …" nobody is urged to do anything.
    if (!toSomebody && idiom[0] === "_" && SPEAKS.has(sense)) continue;
    if (fits(idiom, 0, said, 0)) return sense;
  }
  return null;
}

import { remember } from "../../../remember.ts";
import { type Verb, singular, verbOf } from "#english/inflection";
import { distance } from "../entities.ts";
import { beginsIdiom } from "./idiom-match.ts";
import { lexicon, type Sense } from "./lexicon.ts";
import { ADVERBS, AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUNS, QUESTION_WORDS, SELF } from "./words.ts";

let plainVerbs: ReadonlyMap<string, Sense> | null = null;
function plain(): ReadonlyMap<string, Sense> {
  if (plainVerbs) return plainVerbs;
  const made = new Map<string, Sense>();
  for (const [sense, list] of Object.entries(lexicon().verbs))
    for (const verb of list) if (!made.has(verb)) made.set(verb, sense as Sense);
  return (plainVerbs = made);
}

let nounsByKind: ReadonlyMap<string, string> | null = null;
function kinds(): ReadonlyMap<string, string> {
  if (nounsByKind) return nounsByKind;
  const made = new Map<string, string>();
  for (const [kind, list] of Object.entries(lexicon().nouns))
    for (const noun of list) {
      made.set(noun, (made.get(noun) ?? "") + kind);
      const one = singular(noun);
      if (one !== noun) made.set(one, [...new Set((made.get(one) ?? "") + kind)].join(""));
    }
  return (nounsByKind = made);
}

export const plainSense = (lemma: string): Sense | undefined => plain().get(lemma);

const isVerb = (lemma: string): boolean =>
  plain().has(lemma) || Object.hasOwn(lexicon().frames, lemma) || beginsIdiom(lemma);

/** The verb of which a word is a form. Null if it is none. */
export const verbIn = remember((word) => verbOf(word, isVerb));

/** The kinds of thing that a noun can mean, as letters (`lexicon/lexicon.ts`). */
export const nounKinds = (word: string): string => kinds().get(word) ?? kinds().get(singular(word)) ?? "";

let otherWords: ReadonlySet<string> | null = null;
const others = (): ReadonlySet<string> => (otherWords ??= new Set(lexicon().common));

/** Whether a word is an ordinary English word, and so no misspelling of another. */
export const isCommon = (word: string): boolean =>
  DETERMINERS.has(word) ||
  PREPOSITIONS.has(word) ||
  SELF.has(word) ||
  PRONOUNS.has(word) ||
  ADVERBS.has(word) ||
  AUXILIARIES.has(word) ||
  QUESTION_WORDS.has(word) ||
  others().has(word) ||
  kinds().has(word) ||
  kinds().has(singular(word)) ||
  verbIn(word) !== null;

/** A rough form of a word's sound. Words that are spelt by ear have the same sound ("fiks", "snek", "chek"). */
const soundOf = (word: string): string =>
  word
    .replaceAll(/ph/gu, "f")
    .replaceAll(/gh(?=t|$)/gu, "")
    .replaceAll(/^kn|^gn/gu, "n")
    .replaceAll(/^wr/gu, "r")
    .replaceAll(/tch|sh|ti(?=on)/gu, "ch")
    .replaceAll(/c(?=[eiy])/gu, "s")
    .replaceAll(/ck|c(?!h)|q/gu, "k")
    .replaceAll("x", "ks")
    .replaceAll("z", "s")
    .replaceAll("dg", "j")
    .replaceAll(/e$/gu, "")
    .replaceAll(/(.)\1/gu, "$1")
    .replaceAll(/(?<=.)[aeiouyw]+/gu, "");

/** The verb that a misspelt word may stand for. */
export interface Guess {
  readonly verb: Verb;
  /** True if the verb sounds like the word and no other verb does. */
  readonly clear: boolean;
}

let byLetter: Map<string, string[]> | null = null;

function guess(word: string): Guess | null {
  if (byLetter === null) {
    byLetter = new Map();
    for (const verb of new Set([...plain().keys(), ...Object.keys(lexicon().frames)])) {
      const first = soundOf(verb)[0] ?? "";
      byLetter.set(first, [...(byLetter.get(first) ?? []), verb]);
    }
  }
  const limit = word.length >= 8 ? 2 : 1;
  const sound = soundOf(word);
  const ranked = (byLetter.get(sound[0] ?? "") ?? [])
    .filter((verb) => verb.length >= 3)
    .map((verb) => {
      const same = soundOf(verb) === sound;
      return { verb, same, far: distance(word, verb, limit + 1) };
    })
    .filter(({ same, far }) => far <= (same ? limit + 1 : limit))
    .toSorted((a, b) => a.far - Number(a.same) - (b.far - Number(b.same)) || a.verb.length - b.verb.length);
  const [best, next] = ranked;
  if (best !== undefined) {
    const rivals = ranked.filter(({ same, far }) => same === best.same && far <= best.far);
    const clear = rivals.length === 1 && (best.same || next === undefined);
    return { verb: { lemma: best.verb, form: "base" }, clear };
  }
  const stem = word.replace(/(?:ing|ed|s)$/u, "");
  return stem !== word && stem.length >= 4 ? guess(stem) : null;
}

/** The verb of which an unknown word may be a misspelling, by sound and letters. Null if no verb is similar. */
export const misspeltVerb = remember((word) => (word.length < 3 || isCommon(word) ? null : guess(word)));

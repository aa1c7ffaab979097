import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { lexicon } from "../../understand/lexicon/lexicon.ts";

/** Maps words of the first person to the second. This file turns sentences from one grammatical person into another. */

const SECOND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "you",
    me: "you",
    my: "your",
    mine: "yours",
    myself: "yourself",
    we: "you",
    us: "you",
    our: "your",
    ours: "yours",
    ourselves: "yourselves",
    "i'm": "you are",
    "i've": "you have",
    "i'd": "you would",
    "i'll": "you will",
    "we're": "you are",
    "we've": "you have",
    "we'd": "you would",
    "we'll": "you will",
  }),
);

/** Rewrites the player's "I" as "you": "I owe my sister" → "You owe your sister". Text in quotation marks stays as it is. */
export function toSecondPerson(text: string): string {
  const parts = text.replace(/’/gu, "'").split(/(“[^”]*”|"[^"]*")/u);
  const turned = parts.map((part, at) => (at % 2 === 1 ? part : turn(part))).join("");
  return /^\p{Lu}/u.test(text) ? capitalise(turned) : turned;
}

function turn(text: string): string {
  return text
    .replace(
      pattern("person-words turn 2", "gu"),
      (_, _who: string, be: string) => `you ${be === "was" || be === "were" ? "were" : "are"}`,
    )
    .replace(pattern("person-words turn 3", "giu"), "you weren't")
    .replace(/\b(am|was) i\b/giu, (_, be: string) => (be === "am" ? "are you" : "were you"))
    .replace(pattern("person-words turn 4", "giu"), (word, at: number, whole: string) => {
      // Words in capitals such as "US" and "MINE" are shouted or mean something else, so they stay. A single "i" is replaced.
      if (word.length > 1 && word === word.toUpperCase()) return word;
      // "the mine" and "Number Nine Mine" are nouns and stay. "mine" in "it is mine" is replaced.
      if (/^mine$/iu.test(word) && !pattern("person-words turn").test(whole.slice(0, at))) return word;
      const replaced = SECOND.get(word.toLowerCase()) ?? word;
      const opens = pattern("person-words turn 5", "u").test(whole.slice(0, at));
      return opens && /^\p{Lu}/u.test(word) ? capitalise(replaced) : replaced;
    })
    .replace(/\byou was(?=\b|n't)/gu, "you were")
    .replace(/\byou am\b/gu, "you are");
}

/** The plain form of a verb in the third person: "wants" → "want", "is" → "are". Null where the word is none. */
export function plainVerb(verb: string, be: "am" | "are"): string | null {
  const fixed: Readonly<Record<string, string>> = {
    is: be,
    was: be === "am" ? "was" : "were",
    has: "have",
    does: "do",
    goes: "go",
  };
  if (Object.hasOwn(fixed, verb)) return fixed[verb] ?? verb;
  if (pattern("person-words plain verb", "u").test(verb)) return verb;
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/u.test(verb)) return verb.slice(0, -2);
  if (/[^s]s$/u.test(verb)) return verb.slice(0, -1);
  return pattern("person-words plain verb 2", "u").test(verb) ? verb : null;
}

const ADVERB = storedPattern("person-words adverb", "u");

/**
 * Rewrites a sentence about a named person in another grammatical person: "Mira works the docks with her brother" → "You work the docks
 * with your brother". Null if the sentence is too complicated.
 * @param others whether the sentence names other people, whom "she" and "his" could mean
 */
export function fromName(
  sentence: string,
  name: string,
  person: "you" | "i",
  others: boolean,
  pronoun: Pronoun = null,
): string | null {
  if (!sentence.startsWith(name)) return null;
  const rest = sentence.slice(name.length);
  const subject = person === "you" ? "You" : "I";
  const be = person === "you" ? "are" : "am";
  // In "Bram, the miller, owes" the words between the commas are kept apart from the verb.
  const apposition = pattern("person-words from name", "u").exec(rest);
  const [, verb = "", adverb] =
    pattern("person-words from name 2", "u").exec(apposition ? rest.slice(apposition[0].length) : rest) ?? [];
  const isAdverb = ADVERB.test(verb);
  const plain = plainVerb(isAdverb ? (adverb ?? "") : verb, be);
  if (plain === null) return null;
  if (others && pattern("person-words from name 3").test(rest)) return null;
  const after = rest.slice(
    (apposition?.[0].length ?? 0) + 1 + verb.length + (isAdverb ? 1 + (adverb ?? "").length : 0),
  );
  const wording = `${subject} ${isAdverb ? `${verb} ` : ""}${plain}${pronouns(after, person, pronoun)}`;
  return apposition && person === "you" ? `You are ${apposition[1]}. ${wording}` : wording;
}

/** Words after which a word like "distrusts" is a verb and not a plural noun: "and distrusts the mainland", but "ropes and nets". */
const OBJECT = storedPattern("person-words object", "u");

/**
 * "and she hides her name" → "and you hide your name". Somebody else's pronouns stay where `pronoun` tells them apart, and those of who is brought
 * somewhere: "find the mare and bring her home".
 */
export const pronouns = (text: string, person: "you" | "i", pronoun: Pronoun): string =>
  text
    .split(pattern("person-words is brought"))
    .map((part, at) => (at % 2 === 1 ? part : ofHero(part, person, pronoun)))
    .join("");

function ofHero(text: string, person: "you" | "i", pronoun: Pronoun): string {
  const [subject, object, own, self] =
    person === "you" ? ["you", "you", "your", "yourself"] : ["I", "me", "my", "myself"];
  const be = person === "you" ? "are" : "am";
  const isOther = (word: string) =>
    pronoun !== null && !(OF_PRONOUN[pronoun] as readonly string[]).includes(word.toLowerCase());
  return (
    text
      .replace(pattern("person-words pronouns 2", "giu"), (whole, who: string, verb: string) =>
        isOther(who) ? whole : `${subject} ${plainVerb(verb, be) ?? verb}`,
      )
      .replace(pattern("person-words pronouns 3", "gu"), (whole, link: string, verb: string, next = "") => {
        const plain = plainVerb(verb, be);
        return plain === null ||
          !(
            pattern("person-words pronouns", "u").test(plain) ||
            isKnownVerb(plain) ||
            isDeedVerb(plain) ||
            OBJECT.test(next) ||
            /^\p{Lu}/u.test(next)
          )
          ? whole
          : `${link} ${plain}`;
      })
      .replace(pattern("person-words pronouns 4", "giu"), (phrase) =>
        isOther("hers") ? phrase : phrase.replace(/hers/iu, person === "you" ? "yours" : "mine"),
      )
      .replace(pattern("person-words pronouns 5", "giu"), (word) => (isOther(word) ? word : self))
      // "the boat that brought her turns back": she is whom it brought, and the boat turns.
      .replace(pattern("person-words pronouns 6", "giu"), (word, verb: string) =>
        isOther(word) || !isKnownVerb(verb.replace(/s$/u, "")) ? word : object,
      )
      .replace(pattern("person-words pronouns 7", "giu"), (word) => (isOther(word) ? word : own))
      .replace(/\b(?:her|him)\b/giu, (word) => (isOther(word) ? word : object))
  );
}

export type Pronoun = "she" | "he" | "they" | null;
const OF_PRONOUN = {
  she: ["she", "her", "hers", "herself"],
  he: ["he", "him", "his", "himself"],
  they: ["they", "them", "their", "themself"],
} as const satisfies Record<string, readonly string[]>;

const LONGEST_DEED = 24;

/**
 * The player's deed, in words that can follow "you": "I try to climb the wall, quietly" → "climb the wall, quietly". Null if the text is
 * no deed of the hero.
 */
export function deedOf(text: string): string | null {
  const plain = text.trim().replace(/’/gu, "'").replace(/\s+/gu, " ").replace(pattern("person-words deed of 2"), "");
  // Uses only the first sentence, without direct speech.
  const first =
    /^[^.!?“"]+/u
      .exec(plain)?.[0]
      ?.trim()
      .replace(/[,;:]$/u, "") ?? "";
  const said = pattern("person-words leads").test(first)
    ? first.replace(pattern("person-words leads"), "")
    : IMPERATIVE.test(first)
      ? first
      : "";
  const wordCount = said.split(" ").length;
  if (said === "" || wordCount > LONGEST_DEED || pattern("person-words deed of").test(said)) return null;
  const plainly = said.replace(pattern("person-words deed of 3"), "");
  const wording = toSecondPerson(plainly.charAt(0).toLowerCase() + plainly.slice(1));
  return wording.replace(/[,;:]$/u, "");
}

/** Verbs with which an order begins. */
const IMPERATIVE = storedPattern("person-words imperative");

/** Whether a word is the base form of a verb that is not in the main list of verbs (`moreVerbs` of the lexicon). */
export const isDeedVerb = (word: string): boolean =>
  (deedVerbs ??= new Set(lexicon().moreVerbs.deeds)).has(word.toLowerCase());
let deedVerbs: ReadonlySet<string> | null = null;

/**
 * Matches words that begin with a vowel sound. This file has small functions of English grammar for sentences that are built from parts.
 */

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni(?!n|m)|[bst][eiu]|rani|kul)|hour|heir|honou?r|honest)/iu;
const NOT_VOWEL_SOUND = /^(?:one\b|once\b|eu|ewe|ouija)/iu;
const ARTICLE = /^(?:an?|the|some)\s+/iu;

/** Capitalises the first letter and leaves the rest: "the old mill" → "The old mill". Quotation marks before it stay. */
export function capitalise(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The noun without its article: "the old mill" → "old mill". */
export function bare(noun: string): string {
  return noun.replace(ARTICLE, "");
}

/** The noun with "a" or "an", depending on its sound. Another article is replaced. */
export function withArticle(noun: string): string {
  const word = bare(noun);
  return VOWEL_SOUND.test(word) && !NOT_VOWEL_SOUND.test(word) ? `an ${word}` : `a ${word}`;
}

/** A name inside a sentence: "The Pale Reach" → "the Pale Reach". */
export function inRunningText(name: string): string {
  return name.replace(/^The (?=\S)/u, "the ");
}

/** The noun with "the". Another article is replaced. */
export function withThe(noun: string): string {
  return `the ${bare(noun)}`;
}

const IRREGULAR: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    man: "men",
    woman: "women",
    child: "children",
    foot: "feet",
    tooth: "teeth",
    mouse: "mice",
    ox: "oxen",
    sheep: "sheep",
    deer: "deer",
    fish: "fish",
    people: "people",
    dwarf: "dwarves",
    wolf: "wolves",
    elf: "elves",
    thief: "thieves",
    knife: "knives",
    wife: "wives",
    life: "lives",
    half: "halves",
    leaf: "leaves",
    loaf: "loaves",
    shelf: "shelves",
    ronin: "ronin",
    samurai: "samurai",
  }),
);
const MAN = /(?<!hu|ger|ro|sha|tali|otto)man$/iu;

/** The plural of a noun. In "captain of the guard" the head changes: "captains of the guard". */
export function plural(noun: string): string {
  const [, head = noun, tail = ""] = /^(.+?)(\s(?:of|in|with|from|at|on|to|who|that|without)\s.*)?$/u.exec(noun) ?? [];
  const [, before = "", last = head] = /^(.*?)([^\s-]+)$/u.exec(head) ?? [];
  return before + pluralWord(last) + tail;
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR.get(word.toLowerCase());
  if (irregular !== undefined) return irregular;
  if (MAN.test(word)) return word.replace(MAN, "men");
  if (/(?:s|x|z|ch|sh)$/iu.test(word)) return `${word}es`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The possessive of a noun. A group with a plural name ("the Ashen Hands") gets only the apostrophe. */
export function possessive(noun: string): string {
  return /^the\s.*[^s]s$/iu.test(noun) ? `${noun}'` : `${noun}'s`;
}

/** Joins texts to a list: "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], conjunction = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts.at(-1)}`;
}

import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { pronounOf } from "../lore/fates.ts";
import type { Lore, LoreEntry } from "../lore/lore.ts";
import { plainVerb, type Pronoun, pronouns } from "../words/person-words.ts";

/** Sentences of the player's texts that speak of their hero, told to the hero: "the hero wakes in her bunk" → "you wake in your bunk". */

const CALLED =
  "the hero(?:ine)?|our hero(?:ine)?|the player(?:[- ]character)?|the protagonist|my (?:hero(?:ine)?|character)|our character";
const ADVERB = storedPattern("hero-as-you adverb", "u");

/**
 * @param last who the sentence before was about: "she" at the beginning of this one means them
 * @param named the entries that a text names
 * @returns the sentence, and whether it was about the hero
 */
export function heroAsYou(
  text: string,
  lore: Lore,
  last: "hero" | "other",
  named: (text: string) => readonly LoreEntry[],
): { readonly text: string; readonly hero: boolean } {
  const names = lore.heroes
    .flatMap((name) => [name, name.split(" ")[0]!])
    .filter((name) => name.length > 1 && !/^(?:the|an?)$/iu.test(name));
  const hero = filledPattern("hero-as-you hero as you 4", "iu", [CALLED, ...names.map(literal)].join("|"));
  // "… off the Serafina before she sails": the ship, where the texts do not say what the hero is.
  const isOther = named(text).some(
    ({ kind, proper, name }) => proper && /^(?:thing|place)$/u.test(kind) && name.startsWith("the "),
  );
  const pronoun = lore.heroPronoun ?? (isOther ? null : onlyPronoun(text));
  const others = named(text).filter(({ kind, proper }) => kind === "person" && proper);
  const isClear = pronoun !== null && !others.some((entry) => pronounOf(lore, entry) === pronoun);
  const found = hero.exec(text);
  if (found === null) {
    // Of the dead merchant it may be "the morning after his burial": unsure, the sentence stays as it is.
    const isOpen = !/^(?:She|He|Her|His) /u.test(text) && pattern("hero-as-you hero as you", "u").test(text);
    const isUnsure = isOpen || others.some((entry) => pronounOf(lore, entry) === "they");
    if (last !== "hero" || !isClear || isUnsure || pronoun === null || pronoun === "they") return { text, hero: false };
    const hers = new RegExp(`\\b(?:${pronoun === "she" ? "she|her|hers|herself" : "he|him|his|himself"})\\b`, "iu");
    return hers.test(text) ? { text: capitalise(pronouns(text, "you", pronoun)), hero: true } : { text, hero: false };
  }
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const own = /^['’]s\b/u.exec(after);
  const subject = before === "" ? "You" : "you";
  if (own !== null)
    return { text: `${before}${subject}r${rest(after.slice(own[0].length), isClear ? pronoun : null)}`, hero: true };
  const [, gap = "", word = "", adverb] = pattern("hero-as-you hero as you 2", "u").exec(after) ?? [];
  const isAdverb = ADVERB.test(word);
  const verb = isAdverb ? (adverb ?? "") : word;
  const plain = verb === "" ? null : plainVerb(verb, "are");
  // "the hero, engaged as a companion, is let in"
  const aside = pattern("hero-as-you hero as you 3", "u").exec(after);
  if (aside !== null)
    return {
      text: `${before}${subject}${aside[1]!}${{ is: "are", was: "were", has: "have", does: "do" }[aside[2]!]!}${rest(after.slice(aside[0].length), isClear ? pronoun : null)}`,
      hero: true,
    };
  if (plain === null || !gap.startsWith(" "))
    return { text: `${before}${subject}${rest(after, isClear ? pronoun : null)}`, hero: true };
  const tail = joined(after.slice(gap.length + (isAdverb ? word.length + 1 : 0) + verb.length));
  return {
    text: `${before}${subject} ${isAdverb ? `${word} ` : ""}${plain}${rest(tail, isClear ? pronoun : null)}`,
    hero: true,
  };
}

/** "… and finds that", "…, and is met at the door": the hero's other verbs, up to where somebody else does something. */
function joined(tail: string): string {
  const [own = ""] = tail.split(pattern("hero-as-you joined", "u"));
  return (
    own.replace(pattern("hero-as-you joined 2", "gu"), (whole, link: string, verb: string) => {
      const plain = plainVerb(verb, "are");
      return plain === null || (!pattern("hero-as-you joined 3", "u").test(verb) && !isKnownVerb(plain))
        ? whole
        : `${link}${plain}`;
    }) + tail.slice(own.length)
  );
}

/** What follows the hero in a sentence: their pronouns, and their other verbs. Words in quotation marks stay. */
function rest(text: string, pronoun: Pronoun): string {
  return text
    .split(pattern("hero-as-you rest", "u"))
    .map((part, at) => (at % 2 === 1 || pronoun === null ? part : pronouns(part, "you", pronoun)))
    .join("");
}

function onlyPronoun(text: string): Pronoun {
  const [she, he] = [/\b(?:she|her)\b/iu.test(text), /\b(?:he|his|him)\b/iu.test(text)];
  return she === he ? null : she ? "she" : "he";
}

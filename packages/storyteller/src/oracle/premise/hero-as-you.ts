import { capitalise } from "#english/noun-phrase";
import { pronounOf } from "./fates.ts";
import type { Lore, LoreEntry } from "./lore.ts";
import { plainVerb, type Pronoun, pronouns } from "./person-words.ts";

/** Sentences of the player's texts that speak of their hero, told to the hero: "the hero wakes in her bunk" → "you wake in your bunk". */

const CALLED =
  "the hero(?:ine)?|our hero(?:ine)?|the player(?:[- ]character)?|the protagonist|my character|our character";
const ADVERB = /^(?:never|still|also|always|once|now|just|only|\p{Ll}+ly)$/u;

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
  const names = lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]).filter((name) => name.length > 1);
  const hero = new RegExp(`(?<![\\p{L}'’-])(?:${[CALLED, ...names.map(escaped)].join("|")})(?![\\p{L}-])`, "iu");
  const pronoun = lore.heroPronoun ?? onlyPronoun(text);
  const others = named(text).filter(({ kind, proper }) => kind === "person" && proper);
  const isClear = pronoun !== null && !others.some((entry) => pronounOf(lore, entry) === pronoun);
  const found = hero.exec(text);
  if (found === null) {
    if (last !== "hero" || !isClear || pronoun === null || pronoun === "they") return { text, hero: false };
    const hers = new RegExp(`\\b(?:${pronoun === "she" ? "she|her|hers|herself" : "he|him|his|himself"})\\b`, "iu");
    return hers.test(text) ? { text: capitalise(pronouns(text, "you", pronoun)), hero: true } : { text, hero: false };
  }
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const own = /^['’]s\b/u.exec(after);
  const subject = before === "" ? "You" : "you";
  if (own !== null)
    return { text: `${before}${subject}r${rest(after.slice(own[0].length), isClear ? pronoun : null)}`, hero: true };
  const [, gap = "", word = "", adverb] = /^(,? )(\p{Ll}+)(?: (\p{Ll}+))?/u.exec(after) ?? [];
  const isAdverb = ADVERB.test(word);
  const verb = isAdverb ? (adverb ?? "") : word;
  const plain = verb === "" ? null : plainVerb(verb, "are");
  if (plain === null || !gap.startsWith(" "))
    return { text: `${before}${subject}${rest(after, isClear ? pronoun : null)}`, hero: true };
  const tail = after.slice(gap.length + (isAdverb ? word.length + 1 : 0) + verb.length);
  return {
    text: `${before}${subject} ${isAdverb ? `${word} ` : ""}${plain}${rest(tail, isClear ? pronoun : null)}`,
    hero: true,
  };
}

/** What follows the hero in a sentence: their pronouns, and their other verbs. Words in quotation marks stay. */
function rest(text: string, pronoun: Pronoun): string {
  return text
    .split(/(“[^”]*”|"[^"]*"|(?<=[\s:])['‘][^'’]*(?:['’](?=\p{L})[^'’]*)*['’])/u)
    .map((part, at) => (at % 2 === 1 || pronoun === null ? part : pronouns(part, "you", pronoun)))
    .join("");
}

function onlyPronoun(text: string): Pronoun {
  const [she, he] = [/\b(?:she|her)\b/iu.test(text), /\b(?:he|his|him)\b/iu.test(text)];
  return she === he ? null : she ? "she" : "he";
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

import type { Entity } from "../entities.ts";
import { nounKinds } from "../lexicon/vocabulary.ts";

/** A word that means an entity without naming it: a pronoun, or "the man". */
export type StandIn = "him" | "her" | "it" | "them" | "somebody" | "beast";

const STANDS: readonly (readonly [StandIn, RegExp])[] = [
  ["him", /^(?:he|him|his|himself|man|guy|fella|fellow|bloke|boy|lad|dude|gentleman|bastard|sir|mister)$/u],
  ["her", /^(?:she|her|hers|herself|woman|lady|girl|lass|madam|ma'am|miss)$/u],
  ["it", /^(?:it|its|itself)$/u],
  ["them", /^(?:they|them|their|themselves|both|everyone|everybody)$/u],
  ["beast", /^(?:beast|monster|creature|brute|animal|thing|bugger)$/u],
];

/** Which sort of stand-in a word is. */
export const standFor = (text: string): StandIn | undefined =>
  STANDS.find(([, words]) => words.test(text))?.[0] ?? (/[pf]/u.test(nounKinds(text)) ? "somebody" : undefined);

/** Whether a stand-in word can mean this entity, by kind and gender. */
export function fits({ kind, gender }: Entity, word: StandIn): "surely" | "maybe" | "no" {
  const one = kind === "person" || kind === "foe";
  if (word === "it") return one ? (kind === "foe" && gender === "unknown" ? "maybe" : "no") : "maybe";
  if (word === "beast") return kind === "foe" ? "surely" : "no";
  if (!one) return word === "them" && kind !== "exit" ? "maybe" : "no";
  if (word === "them" || word === "somebody") return "maybe";
  if (gender === "unknown") return "maybe";
  return (gender === "female") === (word === "her") ? "surely" : "no";
}

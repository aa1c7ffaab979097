import { storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Entity } from "../entities.ts";
import { nounKinds } from "../lexicon/vocabulary.ts";

/** A word that means an entity without naming it: a pronoun, or "the man". */
export type StandIn = "him" | "her" | "it" | "them" | "somebody" | "beast";

const STANDS: readonly (readonly [StandIn, StoredPattern])[] = [
  ["him", storedPattern("stands stands", "u")],
  ["her", storedPattern("stands stands 2", "u")],
  ["it", /^(?:it|its|itself)$/u],
  ["them", storedPattern("stands stands 3", "u")],
  ["beast", storedPattern("stands stands 4", "u")],
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

import { words } from "./words.ts";

/** Properties of an item's text that do not depend on the question (docs/memory.md, Recall). */
export interface Traits {
  /** The text ends with a question, so the answer probably follows in the next item. */
  readonly asks: boolean;
  /** The text contains a question. */
  readonly wonders: boolean;
  /** The text says where: "in Saltmarrow", "near the lake". */
  readonly places: boolean;
  readonly reasons: boolean;
  /** The number of time expressions, up to 3: "yesterday", "last winter", "in 1372". */
  readonly times: number;
  /** How often a speaker talks about themselves, up to 3. */
  readonly self: number;
  /** The number of words, up to 255. */
  readonly length: number;
}

const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|lately|just|soon|week(?:end)?s?|months?|years?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|dawn|dusk|midnight|morning|evening|night|since|spring|summer|autumn|winter|\d{4})\b/giu;
const PLACE = /\b(?:in|at|to|from|near) (?:the )?(?:[A-Z]|beach|mountain|park|forest|lake|river|road|tower|temple)/u;
const REASON = /\b(?:because|since|'cause|so that|reason|why|helps?|makes? (?:me|him|her|us|them)|inspired?)\b/iu;
const SELF = /\b(?:I|my|me|we|our)\b/gu;

const times = (text: string, pattern: RegExp): number => Math.min(3, text.match(pattern)?.length ?? 0);
const bit = (fact: boolean, place: number): number => (fact ? 1 << place : 0);

/** Packs a text's traits into one number for storage. */
export const packTraits = (text: string): number =>
  bit(/\?\W*$/u.test(text), 0) |
  bit(text.includes("?"), 1) |
  bit(PLACE.test(text), 2) |
  bit(REASON.test(text), 3) |
  (times(text, TIME) << 4) |
  (times(text, SELF) << 6) |
  (Math.min(255, words(text).length) << 8);

export const unpackTraits = (packed: number): Traits => ({
  asks: (packed & 1) !== 0,
  wonders: (packed & 2) !== 0,
  places: (packed & 4) !== 0,
  reasons: (packed & 8) !== 0,
  times: (packed >> 4) & 3,
  self: (packed >> 6) & 3,
  length: packed >> 8,
});

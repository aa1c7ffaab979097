import { words } from "./words.ts";

/** What shows in a memory's text, whatever is asked (docs/memory.md, Recall). */
export interface Traits {
  /** It ends by asking; what follows is the answer. */
  readonly asks: boolean;
  /** It asks somewhere. */
  readonly wonders: boolean;
  /** It says where: "in Saltmarrow", "near the lake". */
  readonly places: boolean;
  readonly reasons: boolean;
  /** How often it says when, up to 3: "yesterday", "last winter", "in 1372". */
  readonly times: number;
  /** How often somebody speaks of themselves, up to 3. */
  readonly self: number;
  /** How many words it has, up to 255. */
  readonly length: number;
}

const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|recently|lately|just|soon|week(?:end)?s?|months?|years?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|dawn|dusk|midnight|morning|evening|night|since|spring|summer|autumn|winter|\d{4})\b/giu;
const PLACE = /\b(?:in|at|to|from|near) (?:the )?(?:[A-Z]|beach|mountain|park|forest|lake|river|road|tower|temple)/u;
const REASON = /\b(?:because|since|'cause|so that|reason|why|helps?|makes? (?:me|him|her|us|them)|inspired?)\b/iu;
const SELF = /\b(?:I|my|me|we|our)\b/gu;

const times = (text: string, pattern: RegExp): number => Math.min(3, text.match(pattern)?.length ?? 0);
const bit = (fact: boolean, place: number): number => (fact ? 1 << place : 0);

/** A text's traits in one small number, as they are stored. */
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

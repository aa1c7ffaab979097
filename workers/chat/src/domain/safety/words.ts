import { stemOf } from "./stem.ts";

/** Scripts written without spaces between words: each of their letters counts as a word. */
const UNSPACED =
  "\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Thai}|\\p{Script=Khmer}|\\p{Script=Lao}";
const WORD = new RegExp(`(?:${UNSPACED})|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, "gu");
/** Little words that may stand inside a phrase or be missing from it. */
const LITTLE = new Set(
  "a an the of to in on at by for from with and or as is are was were be been being my your his her its our their this that these those any all some".split(
    " ",
  ),
);

/**
 * A text's words as stems: without case, accents, possessives, invisible characters and marks of emphasis, so that a word is the
 * same word however it is dressed.
 */
export function stemsOf(text: string): string[] {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\p{L})[*_~`]+(?=\p{L})/gu, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, "")
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "");
  return plain.match(WORD)?.map(stemOf) ?? [];
}

export const isLittle = (stem: string): boolean => LITTLE.has(stem);

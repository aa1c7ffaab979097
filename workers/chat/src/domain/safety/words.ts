import { stemOf } from "./stem.ts";

/** Scripts without spaces between words. Each letter of such a script counts as a word. */
const UNSPACED =
  "\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Thai}|\\p{Script=Khmer}|\\p{Script=Lao}";
const WORD = new RegExp(`(?:${UNSPACED})|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, "gu");
/** Little words, which may occur inside a phrase or be missing from it. */
const LITTLE = new Set(
  "a an the of to in on at by for from with and or as is are was were be been being my your his her its our their this that these those any all some".split(
    " ",
  ),
);

/**
 * A text's words as stems. Case, accents, possessives, invisible characters and emphasis marks are removed, so that a disguised word is
 * still recognised.
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

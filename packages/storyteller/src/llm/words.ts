/** How many words a text has. Scripts without spaces between words count two characters as one. */
export function countWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = text.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu) ?? [];
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + Math.ceil(unspaced / 2);
}

/** The words of a text, lower-case and without what is between them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

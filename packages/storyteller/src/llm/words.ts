/** The number of words in a text. In scripts without spaces between words, two characters count as one word. */
export function countWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = text.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu) ?? [];
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + Math.ceil(unspaced / 2);
}

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

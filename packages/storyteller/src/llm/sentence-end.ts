const SENTENCE_END = /[.!?…](?:["”’)\]*_]+)?(?=\s|$)|[。！？](?:[」』”’]+)?/gu;

/** Where the last whole sentence of a text ends; 0 where none does. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The first sentence of a text, without headings: all that a prompt is given of a description (product.md §5). */
export function firstSentence(text: string): string {
  const prose = text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "" && !line.startsWith("#"));
  if (prose === undefined) return "";
  const first = prose.matchAll(SENTENCE_END).next().value;
  return first ? prose.slice(0, first.index + first[0].length) : prose;
}

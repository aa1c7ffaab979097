const SENTENCE_END = /[.!?…](?:["”’)\]*_]+)?(?=\s|$)|[。！？](?:[」』”’]+)?/gu;

/** Where the last whole sentence of a text ends; 0 where none does. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A text up to the end of its last whole sentence; the text itself where it has none. */
export function upToSentenceEnd(text: string): string {
  const end = lastSentenceEnd(text);
  return end === 0 ? text : text.slice(0, end);
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

const SENTENCE_END = /[.!?…](?:["”’)\]*_]+)?(?=\s|$)/gu;

/** A text up to the end of its last whole sentence; the text itself where it has none. */
export function upToSentenceEnd(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? text.slice(0, last.index + last[0].length) : text;
}

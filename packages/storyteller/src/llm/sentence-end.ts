const SENTENCE_END = /[.!?…](?:["”’)\]*_]+)?(?=\s|$)|[。！？](?:[」』”’]+)?/gu;

/** The position after the last complete sentence of a text. 0 if there is none. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The first sentence of a text, without headings. The prompt contains only this sentence of a description. */
export function firstSentence(text: string): string {
  const prose = text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "" && !line.startsWith("#"));
  if (prose === undefined) return "";
  const first = prose.matchAll(SENTENCE_END).next().value;
  return first ? prose.slice(0, first.index + first[0].length) : prose;
}

/** The sentences of a text, in order. An unfinished rest at the end counts as a sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    const stop = end.index + end[0].length;
    sentences.push(text.slice(start, stop).trim());
    start = stop;
  }
  const rest = text.slice(start).trim();
  return (rest === "" ? sentences : [...sentences, rest]).filter((sentence) => sentence !== "");
}

/**
 * The position after the first complete sentence of a text that is still growing, including the space after it. 0 if no sentence is
 * complete yet.
 */
export function firstSentenceEnd(text: string): number {
  const line = text.indexOf("\n");
  for (const end of text.matchAll(SENTENCE_END)) {
    const stop = end.index + end[0].length;
    if (line !== -1 && line < stop) break;
    // The end of a sentence is certain only once something follows it, because a closing quotation mark may still belong to it.
    const space = /^\s+/u.exec(text.slice(stop))?.[0].length ?? 0;
    if (space > 0 || /^[。！？]/u.test(end[0])) return stop + space;
    return 0;
  }
  return line === -1 ? 0 : line + 1;
}

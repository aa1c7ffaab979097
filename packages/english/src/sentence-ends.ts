/**
 * Where sentences end in a text that may still be growing. Western and East Asian full stops both count. Quotation marks, brackets and
 * Markdown marks that close after the full stop belong to the sentence.
 */
const WESTERN = `[.!?…]+["'”’)\\]*_]*`;
const EAST_ASIAN = `[。！？]+[」』”’）]*`;

/** An end of a sentence in a finished text. */
const END = new RegExp(`${WESTERN}(?=\\s|$)|${EAST_ASIAN}`, "gu");
/** An end of a sentence that stays one, whatever text follows: white space or another character comes after it, or a blank line. */
const CERTAIN_END = new RegExp(
  `${WESTERN}(?=\\s)|${EAST_ASIAN}(?=[^」』”’）。！？])|\\S(?=[^\\S\\n]*\\n[^\\S\\n]*\\n)`,
  "u",
);
const ENDS_WHOLE = new RegExp(`(?:${WESTERN}|${EAST_ASIAN})\\s*$`, "u");

/** The length of the first complete sentence of a growing text. 0 as long as its end is not certain. */
export function wholeSentence(text: string): number {
  const match = CERTAIN_END.exec(text);
  return match ? match.index + match[0].length : 0;
}

/** Splits a text into sentences, each with the white space before it. Joined again, they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let length = wholeSentence(rest); length > 0; length = wholeSentence(rest)) {
    sentences.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return rest === "" ? sentences : [...sentences, rest];
}

/** Whether a text ends like a complete sentence. */
export const endsWhole = (text: string): boolean => ENDS_WHOLE.test(text);

/** The position after the last complete sentence of a text. 0 if there is none. */
export function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(END)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The sentences of a text without the white space around them. An unfinished rest at the end counts as a sentence. */
export function trimmedSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(END)) {
    const stop = end.index + end[0].length;
    sentences.push(text.slice(start, stop).trim());
    start = stop;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}

/** The first sentence of a text, without headings. */
export function firstSentence(text: string): string {
  const prose = text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "" && !line.startsWith("#"));
  if (prose === undefined) return "";
  const first = prose.matchAll(END).next().value;
  return first ? prose.slice(0, first.index + first[0].length) : prose;
}

/**
 * The position after the first complete sentence of a growing text, including the space after it. The end of a line counts as the end of a
 * sentence. 0 if no sentence is complete yet.
 */
export function firstSentenceEnd(text: string): number {
  const line = text.indexOf("\n");
  for (const end of text.matchAll(END)) {
    const stop = end.index + end[0].length;
    if (line !== -1 && line < stop) break;
    // The end of a sentence is certain only once something follows it, because a closing quotation mark may still belong to it.
    const space = /^\s+/u.exec(text.slice(stop))?.[0].length ?? 0;
    if (space > 0 || /^[。！？]/u.test(end[0])) return stop + space;
    return 0;
  }
  return line === -1 ? 0 : line + 1;
}

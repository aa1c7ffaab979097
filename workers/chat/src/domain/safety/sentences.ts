/** Closing marks that belong to the sentence before them. */
const CLOSERS = `["'”’)\\]*_]*`;
/** Matches the end of a complete sentence: a full stop that is followed by a space or similar, or a blank line. */
const END = new RegExp(
  `[.!?…]+${CLOSERS}(?=\\s)|[。！？]+[」』”’）]*(?=[^」』”’）。！？])|\\S(?=[^\\S\\n]*\\n[^\\S\\n]*\\n)`,
  "u",
);

/** The length of the first complete sentence of a growing text. 0 as long as its end is not certain. */
export function wholeSentence(text: string): number {
  const match = END.exec(text);
  return match ? match.index + match[0].length : 0;
}

/** Splits a text into sentences, each with the white space before it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let length = wholeSentence(rest); length > 0; length = wholeSentence(rest)) {
    sentences.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return rest === "" ? sentences : [...sentences, rest];
}

const ENDED = new RegExp(`[.!?…。！？]${CLOSERS}[」』]?\\s*$`, "u");

/** Whether a text ends like a complete sentence. */
export const endsWhole = (text: string): boolean => ENDED.test(text);

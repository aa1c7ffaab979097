/** Closing marks that belong to the sentence they follow. */
const CLOSERS = `["'”’)\\]*_]*`;
/** Where a sentence is known to be whole: what follows its full stop, or a blank line. It lies right behind the match. */
const END = new RegExp(
  `[.!?…]+${CLOSERS}(?=\\s)|[。！？]+[」』”’）]*(?=[^」』”’）。！？])|\\S(?=[^\\S\\n]*\\n[^\\S\\n]*\\n)`,
  "u",
);

/** How much of a growing text is its first whole sentence; 0 while that is not yet sure. */
export function wholeSentence(text: string): number {
  const match = END.exec(text);
  return match ? match.index + match[0].length : 0;
}

/** The sentences of a text, each with the white space before it. */
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

/** Whether a text ends as a sentence does. */
export const endsWhole = (text: string): boolean => ENDED.test(text);

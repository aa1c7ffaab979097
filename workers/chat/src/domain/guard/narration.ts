/** A sentence of a reply: as it stands there, and with what is quoted blanked out, letter by letter. */
export interface Sentence {
  readonly text: string;
  readonly plain: string;
}

const QUOTED = /“[^”]*”?|"[^"\n]*"|(?<=^|[\s(—])‘[^’]{3,}’(?=[\s.,;!?]|$)/gu;
const END = /[.!?…]+["'”’)*_]*(?=\s|$)|\n\s*\n/gu;

/** Only the narrator's words: quotations keep their marks and their length, headings and emphasis go. */
export function narratorOf(reply: string): string {
  return reply
    .replace(QUOTED, (quote) => (quote.length < 2 ? quote : `“${"·".repeat(quote.length - 2)}”`))
    .replace(/^#{1,6} .*$/gmu, (heading) => " ".repeat(heading.length))
    .replace(/[*_`]/gu, " ");
}

/** The sentences of a reply. A full stop inside a quotation ends none. */
export function sentencesOf(reply: string): Sentence[] {
  const plain = narratorOf(reply);
  const sentences: Sentence[] = [];
  let from = 0;
  const take = (to: number) => {
    const text = reply.slice(from, to).trim();
    if (text !== "") sentences.push({ text, plain: plain.slice(from, to).replace(/ {2,}/gu, " ").trim() });
    from = to;
  };
  for (const { index, 0: match } of plain.matchAll(END)) take(index + match.length);
  take(reply.length);
  return sentences;
}

/** A name as a pattern's part: letters stay letters. */
export const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** A sentence of a reply. `text` is the sentence itself. In `plain`, each letter of quoted speech is blanked out. */
export interface Sentence {
  readonly text: string;
  readonly plain: string;
}

const QUOTED = /“[^”]*”?|"[^"\n]*"|(?<=^|[\s(—])‘[^’]{3,}’(?=[\s.,;!?]|$)/gu;
const END = /[.!?…]+["'’)*_]*(?=\s|$)|[.!?…]”[)*_]*(?=\s+[\p{Lu}“"(*_]|\s*$)|\n\s*\n/gu;

/** Keeps only the narrator's words. Quotations are blanked out at the same length. Headings and emphasis marks are removed. */
export function narratorOf(reply: string): string {
  return reply
    .replace(QUOTED, blanked)
    .replace(/^#{1,6} .*$/gmu, (heading) => " ".repeat(heading.length))
    .replace(/[*_`]/gu, " ");
}

/** Blanks out a quotation, but keeps its final punctuation mark, because a new sentence may begin after it. */
function blanked(quote: string): string {
  const last = /[.!?…](?=.$)/u.exec(quote)?.[0] ?? "·";
  return quote.length < 3 ? "“”".slice(0, quote.length) : `“${"·".repeat(quote.length - 3)}${last}”`;
}

/** Splits a reply into sentences. Text in lower case after a quotation belongs to the quotation's sentence. */
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

/** Escapes a name for use in a regular expression. */
export const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** A sentence of a reply: as it stands there, and with what is quoted blanked out, letter by letter. */
export interface Sentence {
  readonly text: string;
  readonly plain: string;
}

const QUOTED = /“[^”]*”?|"[^"\n]*"|(?<=^|[\s(—])‘[^’]{3,}’(?=[\s.,;!?]|$)/gu;
const END = /[.!?…]+["'’)*_]*(?=\s|$)|[.!?…]”[)*_]*(?=\s+[\p{Lu}“"(*_]|\s*$)|\n\s*\n/gu;

/** Only the narrator's words: quotations keep their marks and their length, headings and emphasis go. */
export function narratorOf(reply: string): string {
  return reply
    .replace(QUOTED, blanked)
    .replace(/^#{1,6} .*$/gmu, (heading) => " ".repeat(heading.length))
    .replace(/[*_`]/gu, " ");
}

/** What is said is blanked, but for the mark it ends with: a new sentence may begin behind it. */
function blanked(quote: string): string {
  const last = /[.!?…](?=.$)/u.exec(quote)?.[0] ?? "·";
  return quote.length < 3 ? "“”".slice(0, quote.length) : `“${"·".repeat(quote.length - 3)}${last}”`;
}

/** The sentences of a reply. What follows a quotation in small letters belongs to it. */
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

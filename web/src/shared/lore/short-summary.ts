import { truncate } from "../format/truncate.ts";
import { paragraphs, readSections } from "./sections.ts";

const PARAGRAPH_MIN = 20;
const SENTENCES_MIN = 100;

/**
 * A short form of a description: the first paragraph if it is longer than 20 characters; else the first sentences, until there are 100
 * characters; else the text cut at a word, with an ellipsis. At most `limit` characters, without headings.
 */
export function shortSummary(markdown: string, limit = 200): string {
  const texts = readSections(markdown).flatMap(({ body }) =>
    paragraphs(body.replaceAll(/^\s*(?:[-*+]|\d+[.)])\s+/gmu, "")),
  );
  const first = texts.find((text) => text.length > PARAGRAPH_MIN) ?? texts[0] ?? "";
  if (first.length <= limit) return first;
  return firstSentences(first.slice(0, limit + 1), limit) ?? truncate(first, limit);
}

function firstSentences(text: string, limit: number): string | null {
  let taken = "";
  for (const [sentence] of text.matchAll(/\S.*?[.!?]["'”’)]*(?=\s|$)/gu)) {
    const longer = taken === "" ? sentence : `${taken} ${sentence}`;
    if (longer.length > limit) return null;
    taken = longer;
    if (taken.length >= SENTENCES_MIN) return taken;
  }
  return null;
}

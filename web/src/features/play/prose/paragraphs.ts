import type { PlacedRoll } from "../turn/story-turn.ts";

/**
 * Part of a paragraph: speech or narration, emphasised if it is between asterisks, as models and the oracle write it.
 */
export interface Stretch {
  readonly spoken: boolean;
  readonly stressed: boolean;
  readonly text: string;
}

/** A block of the page: a paragraph, or a roll between two of them. */
export type Block =
  | { readonly type: "paragraph"; readonly stretches: readonly Stretch[] }
  | { readonly type: "roll"; readonly placed: PlacedRoll };

/** “English”, „deutsch“, «français» and "typed" speech. A closing mark of one language may open another. */
const SPEECH = /„[^“”]*[“”]?|“[^”]*”?|«[^»]*»?|"[^"]*"?/gu;

/** Words between one, two or three asterisks without inner spaces; 3 * 4 * 5 does not match. */
const STRESSED = /(?<stars>\*{1,3})(?<words>[^*\s](?:[^*]*[^*\s])?)\k<stars>/gu;

/** Splits the text into a pattern's matches and the parts between them. */
function cut(text: string, pattern: RegExp): { readonly text: string; readonly match: RegExpExecArray | null }[] {
  const found: ReturnType<typeof cut> = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), match: null });
    found.push({ text: match[0], match });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), match: null });
  return found;
}

const stretches = (text: string): Stretch[] =>
  cut(text, STRESSED).flatMap(({ text: part, match: stressed }) =>
    cut(stressed?.groups?.["words"] ?? part, SPEECH).map(({ text: words, match: spoken }) => ({
      spoken: spoken !== null,
      stressed: stressed !== null,
      text: words,
    })),
  );

/** An unclosed quotation mark lasts to the end of its paragraph, so that speech keeps its colour while it streams. */
const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", stretches: stretches(line) }));

/** `at`, or the end of the word that it is in. */
function betweenWords(text: string, at: number): number {
  if (at === 0 || /\s$/u.test(text.slice(0, at))) return at;
  const rest = text.slice(at).search(/\s/u);
  return rest < 0 ? text.length : at + rest;
}

/** Splits a reply into paragraphs and rolls, each roll where it was made. A roll inside a paragraph splits it. */
export function blocksOf(text: string, rolls: readonly PlacedRoll[]): Block[] {
  let from = 0;
  const blocks = rolls.flatMap((placed): Block[] => {
    const sentences = text.slice(from, (from = Math.max(from, betweenWords(text, placed.at))));
    return [...paragraphs(sentences), { type: "roll", placed }];
  });
  return [...blocks, ...paragraphs(text.slice(from))];
}

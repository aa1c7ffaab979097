import type { PlacedRoll } from "../turn/story-turn.ts";

/** A stretch of a paragraph: spoken by someone, or told; stressed where it stands between asterisks, as models and oracle write it. */
export interface Stretch {
  readonly spoken: boolean;
  readonly stressed: boolean;
  readonly text: string;
}

/** What a page of the story is made of: paragraphs, and the rolls that fell between them. */
export type Block =
  | { readonly type: "paragraph"; readonly stretches: readonly Stretch[] }
  | { readonly type: "roll"; readonly placed: PlacedRoll };

/** “English”, „deutsch“, «français» and "typed" speech; a mark that closes one may open another. */
const SPEECH = /„[^“”]*[“”]?|“[^”]*”?|«[^»]*»?|"[^"]*"?/gu;

/** Words between one, two or three asterisks, with no space inside them: 3 * 4 * 5 stays as it is. */
const STRESSED = /(?<stars>\*{1,3})(?<words>[^*\s](?:[^*]*[^*\s])?)\k<stars>/gu;

/** The text cut where a pattern matches: the matches, and what stands between them. */
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

/** A quotation mark that is not closed speaks to the end of its paragraph, so that words keep their colour while they stream in. */
const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", stretches: stretches(line) }));

/** A place in the text that cuts no word in two: `at`, or the end of the word it is in. */
function betweenWords(text: string, at: number): number {
  if (at === 0 || /\s$/u.test(text.slice(0, at))) return at;
  const rest = text.slice(at).search(/\s/u);
  return rest < 0 ? text.length : at + rest;
}

/**
 * The game master's text as blocks, each roll where it fell: what was tried, the die, what came of it. A roll in the
 * middle of a paragraph ends it there.
 */
export function blocksOf(text: string, rolls: readonly PlacedRoll[]): Block[] {
  let from = 0;
  const blocks = rolls.flatMap((placed): Block[] => {
    const sentences = text.slice(from, (from = Math.max(from, betweenWords(text, placed.at))));
    return [...paragraphs(sentences), { type: "roll", placed }];
  });
  return [...blocks, ...paragraphs(text.slice(from))];
}

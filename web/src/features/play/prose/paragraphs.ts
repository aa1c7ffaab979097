import type { PlacedRoll } from "../turn/story-turn.ts";

/** A stretch of a paragraph: spoken by someone, or told. */
export interface Stretch {
  readonly spoken: boolean;
  readonly text: string;
}

/** What a page of the story is made of: paragraphs, and the rolls that fell between them. */
export type Block =
  | { readonly type: "paragraph"; readonly stretches: readonly Stretch[] }
  | { readonly type: "roll"; readonly placed: PlacedRoll };

/** “English”, „deutsch“, «français» and "typed" speech; a mark that closes one may open another. */
const SPEECH = /„[^“”]*[“”]?|“[^”]*”?|«[^»]*»?|"[^"]*"?/gu;

function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(SPEECH)) {
    if (match.index > from) found.push({ spoken: false, text: text.slice(from, match.index) });
    found.push({ spoken: true, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ spoken: false, text: text.slice(from) });
  return found;
}

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
    const told = text.slice(from, (from = Math.max(from, betweenWords(text, placed.at))));
    return [...paragraphs(told), { type: "roll", placed }];
  });
  return [...blocks, ...paragraphs(text.slice(from))];
}

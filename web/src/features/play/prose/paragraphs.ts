import { type FightRoll, isFightRoll } from "../dice/exchange.ts";
import type { PlacedRoll } from "../turn/story-turn.ts";

/** A part of a paragraph: speech or narration. It is emphasised if it is between asterisks, which models and the oracle use for that. */
export interface Stretch {
  readonly spoken: boolean;
  readonly stressed: boolean;
  readonly text: string;
}

/** A block of the page: a paragraph, or between two of them a roll, or the rolls of one round of a fight. */
export type Block =
  | { readonly type: "paragraph"; readonly stretches: readonly Stretch[] }
  | { readonly type: "exchange"; readonly round: number; readonly rolls: readonly FightRoll[] }
  | { readonly type: "roll"; readonly placed: PlacedRoll };

/** Matches “English”, „deutsch“, «français» and "typed" speech. A mark that closes speech in one language may open it in another. */
const SPEECH = /„[^“”]*[“”]?|“[^”]*”?|«[^»]*»?|"[^"]*"?/gu;

/**
 * Matches words between one, two or three asterisks, if no space follows the opening asterisks or comes before the closing ones. So 3 * 4 *
 * 5 does not match.
 */
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

/**
 * Splits a text into paragraphs. An unclosed quotation mark lasts to the end of its paragraph, so that speech keeps its colour while it
 * streams.
 */
const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: "paragraph", stretches: stretches(line) }));

/** Returns `at`, or the end of the word if `at` is inside a word. */
function betweenWords(text: string, at: number): number {
  if (at === 0 || /\s$/u.test(text.slice(0, at))) return at;
  const rest = text.slice(at).search(/\s/u);
  return rest < 0 ? text.length : at + rest;
}

/** Adds a block; a roll of the same round as the rolls just before it goes to them. */
function add(blocks: readonly Block[], block: Block): Block[] {
  if (block.type !== "roll" || !isFightRoll(block.placed.roll)) return [...blocks, block];
  const { roll } = block.placed;
  const { round } = roll.fight;
  const last = blocks.at(-1);
  return last?.type === "exchange" && last.round === round
    ? [...blocks.slice(0, -1), { ...last, rolls: [...last.rolls, roll] }]
    : [...blocks, { type: "exchange", round, rolls: [roll] }];
}

/**
 * Splits a reply into paragraphs and rolls. Each roll comes at the place where it was made; a roll inside a paragraph splits the paragraph.
 */
export function blocksOf(text: string, rolls: readonly PlacedRoll[]): Block[] {
  let from = 0;
  const blocks = rolls.flatMap((placed): Block[] => {
    const sentences = text.slice(from, (from = Math.max(from, betweenWords(text, placed.at))));
    return [...paragraphs(sentences), { type: "roll", placed }];
  });
  return [...blocks, ...paragraphs(text.slice(from))].reduce(add, []);
}

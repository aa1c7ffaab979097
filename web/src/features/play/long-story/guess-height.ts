import type { StoryTurn } from "../turn/story-turn.ts";

/**
 * Width of a letter and height of a line in px, for the story's serif font and for the player's words. The numbers follow from play.css and
 * the tokens.
 */
const TOLD = { letter: 8.6, line: 30 };
const SAID = { letter: 7.6, line: 24 };
/** The bubble with the player's words: its share of the column's width, and its padding plus the row with tools and time below it in px. */
const BUBBLE = { share: 0.8, around: 26 + 45 };
/** The gap between the player's words and the reply, and the footer below the reply. In px. */
const BETWEEN = 36;
const FOOT = 52;
const PARAGRAPH_GAP = 15;
const ROLL = 90;
/** The rolls of one round of a fight are one row, mostly of two lines. */
const EXCHANGE = 70;
const CHIPS = 40;
/** A change of a sheet is a row. */
const SHEET_ROW = 40;

const lines = (words: string, width: number, letter: number) =>
  words.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter) / width)), 0);

const rollsHeight = (rolls: StoryTurn["rolls"]) =>
  rolls.reduce((sum, { roll: { fight } }, at) => {
    if (!fight) return sum + ROLL;
    return rolls[at - 1]?.roll.fight?.round === fight.round ? sum : sum + EXCHANGE;
  }, 0);

/**
 * Estimates the height in px of a turn that was not rendered yet, in a column of this width. The estimate only affects the scrollbar,
 * because rendered turns are measured.
 */
export function guessHeight(
  turn: Pick<StoryTurn, "kind" | "playerText" | "text" | "rolls" | "effects" | "recalled">,
  width: number,
) {
  if (turn.kind === "sheet") return SHEET_ROW;
  const room = Math.max(200, width);
  const said = turn.playerText
    ? BUBBLE.around + BETWEEN + lines(turn.playerText, room * BUBBLE.share, SAID.letter) * SAID.line
    : 0;
  const paragraphs = turn.text.split(/\n{2,}/u).filter(Boolean);
  const replyHeight = paragraphs.reduce(
    (sum, words) => sum + PARAGRAPH_GAP + lines(words, room, TOLD.letter) * TOLD.line,
    0,
  );
  const extras =
    rollsHeight(turn.rolls) + (turn.effects.length > 0 ? CHIPS : 0) + (turn.recalled.length > 0 ? CHIPS : 0);
  return Math.round(said + replyHeight + extras + FOOT);
}

import type { StoryTurn } from "../turn/story-turn.ts";

/**
 * Width of a letter and height of a line, for the story's serif and for the player's words. Px; from play.css and the
 * tokens.
 */
const TOLD = { letter: 8.6, line: 30 };
const SAID = { letter: 7.6, line: 24 };
/** The player's words are in a narrower bubble with padding; tools and time are below it. */
const BUBBLE = { share: 0.8, around: 26 + 45 };
/** Gap between the player's words and the reply, and the footer below. Px. */
const BETWEEN = 36;
const FOOT = 52;
const PARAGRAPH_GAP = 15;
const ROLL = 90;
const CHIPS = 40;

const lines = (words: string, width: number, letter: number) =>
  words.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter) / width)), 0);

/**
 * Estimated height of a turn that was not rendered yet, in a column of this width. Px. It only affects the scrollbar:
 * rendered turns are measured.
 */
export function guessHeight(
  turn: Pick<StoryTurn, "playerText" | "text" | "rolls" | "effects" | "recalled">,
  width: number,
) {
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
    turn.rolls.length * ROLL + (turn.effects.length > 0 ? CHIPS : 0) + (turn.recalled.length > 0 ? CHIPS : 0);
  return Math.round(said + replyHeight + extras + FOOT);
}

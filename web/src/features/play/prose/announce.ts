import { sumOf, titleOf } from "../dice/show-roll.ts";
import { text } from "../../../shared/text/text.ts";
import { isOver, type StoryTurn } from "../turn/story-turn.ts";
import { finishedSentences } from "./sentences.ts";

/** How much of a turn a screen reader has already announced. */
export interface ReadOut {
  readonly chars: number;
  readonly rolls: number;
  readonly effects: number;
}

export const NOTHING_READ: ReadOut = { chars: 0, rolls: 0, effects: 0 };

/** Returns what a screen reader should announce next: new rolls and changes at once, and text in finished sentences. */
export function announce(
  turn: StoryTurn,
  read: ReadOut,
  wordsOfEffect: (effect: StoryTurn["effects"][number]) => string,
): { lines: string[]; read: ReadOut } {
  const sentences = finishedSentences(turn.text, read.chars, isOver(turn));
  const rolls = turn.rolls.slice(read.rolls).map(({ roll }) => {
    const outcome = roll.check ? `, ${roll.check.success ? text.play.success : text.play.failure}` : "";
    return `${titleOf(roll)}: ${roll.total}${outcome}. ${sumOf(roll)}.`;
  });
  const effects = turn.effects.slice(read.effects).map(wordsOfEffect);
  return {
    lines: [...rolls, ...(sentences.said ? [sentences.said] : []), ...effects],
    read: { chars: sentences.end, rolls: turn.rolls.length, effects: turn.effects.length },
  };
}

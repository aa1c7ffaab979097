import { sumOf, titleOf } from "../dice/show-roll.ts";
import { text } from "../../../shared/text/en.ts";
import { isOver, type StoryTurn } from "../turn/story-turn.ts";
import { finishedSentences } from "./sentences.ts";

/** How much of a turn has been read out. */
export interface ReadOut {
  readonly chars: number;
  readonly rolls: number;
  readonly effects: number;
}

export const NOTHING_READ: ReadOut = { chars: 0, rolls: 0, effects: 0 };

/**
 * What a screen reader may be told of a turn beyond what it has been told: rolls and changes as they happen, text in
 * finished sentences (design.md §10).
 */
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

/** What the turn is waiting for or how it ended, where that is not plain from its text. */
export function stateInWords(turn: StoryTurn, isLive: boolean, isReconnecting: boolean): string {
  const { play } = text;
  if (isLive) return isReconnecting ? play.reconnecting : turn.text ? "" : play.thinking;
  switch (turn.state) {
    case "stopped":
      return play.stopped;
    case "interrupted":
      return play.interrupted;
    case "failed":
      return turn.failure?.message ?? play.failed;
    default:
      return turn.failure?.message ?? "";
  }
}

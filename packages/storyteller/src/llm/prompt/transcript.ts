import type { TranscriptTurn } from "../../ports.ts";
import type { ChatMessage } from "../chat-model.ts";
import { countTokens, lastTokens } from "../tokens.ts";
import { fence, withoutMarks } from "./fence.ts";

/** The part of the story that a model gets word for word. */
export interface Transcript {
  /** Oldest turn first. */
  readonly turns: readonly TranscriptTurn[];
  readonly tokens: number;
  /**
   * The number of the transcript's first turn. The next prompt begins its transcript with the same turn. Null if the transcript is empty.
   */
  readonly from: number | null;
  /** Ids of turns that were left out. */
  readonly dropped: readonly string[];
}

/**
 * Selects the turns of the transcript, starting with the turn it began with last time. The transcript only grows, so that a provider can
 * reuse its cache of the prompt from turn to turn. When it exceeds its budget, a whole block is dropped at its beginning: down to `cut`
 * tokens, and on to the end of a scene if one is near (docs/game-master.md, "The prompt").
 * @param most the most tokens that the transcript may use
 * @param cut the size in tokens to which it is cut when it exceeds `most`
 */
export function transcriptWithin(
  turns: readonly TranscriptTurn[],
  contextFrom: number | null,
  most: number,
  cut: number,
): Transcript {
  const answered = turns.filter(({ reply }) => reply.trim() !== "");
  const begun = answered.filter(({ number }) => contextFrom === null || number >= contextFrom);
  const costs = begun.map(turnTokens);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const start = total <= most ? 0 : startOfBlock(begun, costs, cut);
  const kept = begun.slice(start);
  const fitting = keepingNewest(kept, most);
  const keptIds = new Set(fitting.map(({ turnId }) => turnId));
  const isCut = fitting.length !== kept.length || fitting[0] !== kept[0];
  const counted = isCut ? fitting.map(turnTokens) : costs.slice(start);
  return {
    turns: fitting,
    tokens: counted.reduce((sum, cost) => sum + cost, 0),
    from: fitting[0]?.number ?? null,
    dropped: answered.filter(({ turnId }) => !keptIds.has(turnId)).map(({ turnId }) => turnId),
  };
}

/**
 * The new start of the transcript after a cut. The turns from there on fit `cut`. If a scene ends within the next few turns, the
 * transcript starts after that end.
 */
function startOfBlock(turns: readonly TranscriptTurn[], costs: readonly number[], cut: number): number {
  let start = turns.length;
  let sum = 0;
  while (start > 0 && sum + (costs[start - 1] ?? 0) <= cut) {
    start -= 1;
    sum += costs[start] ?? 0;
  }
  start = Math.min(start, turns.length - 1);
  const furthest = Math.min(turns.length - 1, start + Math.ceil((turns.length - start) / 3));
  for (let at = start; at <= furthest; at += 1) {
    if (at > 0 && turns[at - 1]?.sceneEnded === true) return at;
  }
  return start;
}

/** If the last turn alone is too long, only its end is kept, because the story continues from there. */
function keepingNewest(turns: readonly TranscriptTurn[], most: number): TranscriptTurn[] {
  const newest = turns.at(-1);
  if (!newest || turns.length > 1 || turnTokens(newest) <= most) return [...turns];
  const room = Math.max(0, most - countTokens(saidIn(newest)) - 1);
  return [{ ...newest, reply: lastTokens(newest.reply, room) }].filter(({ reply }) => reply !== "");
}

const turnTokens = (turn: TranscriptTurn): number => countTokens(saidIn(turn)) + countTokens(turn.reply) + 8;

/** The player's words, followed by what the table did before the reply. */
function saidIn({ playerText, results = [] }: TranscriptTurn): string {
  const said = playerText === "" ? "(The game master goes on.)" : fence("player", playerText);
  return results.length === 0 ? said : `${said}\n${fence("table", results.join("\n"))}`;
}

/** A past turn as two messages for the model: the player's words, and the reply. */
export const transcriptMessages = (turn: TranscriptTurn): ChatMessage[] => [
  { role: "user", content: saidIn(turn) },
  { role: "assistant", content: withoutMarks(turn.reply), toolCalls: [] },
];

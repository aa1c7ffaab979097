import type { TranscriptTurn } from "../../ports.ts";
import type { ChatMessage } from "../chat-model.ts";
import { countTokens, lastTokens } from "../tokens.ts";
import { fence } from "./fence.ts";

/** The part of the story that a model is given word for word. */
export interface Transcript {
  /** Oldest first. */
  readonly turns: readonly TranscriptTurn[];
  readonly tokens: number;
  /** The number of its first turn, to begin with the same one next time; null where there is none. */
  readonly from: number | null;
  /** Ids of turns that were left out. */
  readonly dropped: readonly string[];
}

/**
 * The turns of a transcript, from the one it began with last time. It only grows, so that a provider's cache of the prompt holds from
 * turn to turn; once it runs over its budget a whole block is dropped at its beginning, down to `cut` and, where one is near, to
 * the end of a scene (docs/game-master.md, "The prompt").
 * @param most tokens it may have
 * @param cut tokens it is cut to when it has more
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

/** Where the transcript begins anew: what follows fits `cut`, and a scene ended before it where one did in the next few turns. */
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

/** Of a last turn that is too long by itself the end is kept: the story goes on from there. */
function keepingNewest(turns: readonly TranscriptTurn[], most: number): TranscriptTurn[] {
  const newest = turns.at(-1);
  if (!newest || turns.length > 1 || turnTokens(newest) <= most) return [...turns];
  const room = Math.max(0, most - countTokens(saidIn(newest)) - 1);
  return [{ ...newest, reply: lastTokens(newest.reply, room) }].filter(({ reply }) => reply !== "");
}

const turnTokens = (turn: TranscriptTurn): number => countTokens(saidIn(turn)) + countTokens(turn.reply) + 8;

/** What was said, and what the table did of it before the reply. */
function saidIn({ playerText, results = [] }: TranscriptTurn): string {
  const said = playerText === "" ? "(The game master goes on.)" : fence("player", playerText);
  return results.length === 0 ? said : `${said}\n${fence("table", results.join("\n"))}`;
}

/** A turn as the model sees what went before: what was said, and what it answered. */
export const transcriptMessages = (turn: TranscriptTurn): ChatMessage[] => [
  { role: "user", content: saidIn(turn) },
  { role: "assistant", content: turn.reply, toolCalls: [] },
];

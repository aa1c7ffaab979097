import type { TranscriptTurn } from "../../ports.ts";
import type { ChatMessage } from "../chat-model.ts";
import { countTokens, lastTokens } from "../tokens.ts";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";

const saidIn = (turn: TranscriptTurn): string =>
  turn.playerText === "" ? "(The game master goes on.)" : fence("player", turn.playerText);

/** The last turns, newest first. Of the newest, the end is kept where the whole is too long: the story goes on from there. */
export function transcriptTurns(turns: readonly TranscriptTurn[], tokens: number): TranscriptTurn[] {
  const told = turns.filter(({ reply }) => reply.trim() !== "").toReversed();
  const [newest, ...older] = told;
  if (!newest) return [];
  const room = Math.max(0, tokens - countTokens(saidIn(newest)) - 1);
  return [{ ...newest, reply: lastTokens(newest.reply, room) }, ...older].filter(({ reply }) => reply !== "");
}

export const transcriptEntry = (turn: TranscriptTurn): Entry => ({
  id: turn.turnId,
  text: `${saidIn(turn)}${turn.reply}`,
});

/** A turn as the model sees what went before: what was said, and what it answered. */
export const transcriptMessages = (turn: TranscriptTurn): ChatMessage[] => [
  { role: "user", content: saidIn(turn) },
  { role: "assistant", content: turn.reply, toolCalls: [] },
];

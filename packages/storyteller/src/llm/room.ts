import type { ChatModel } from "./chat-model.ts";
import { learnedNothing } from "./learned.ts";

/** What a request has to fit in, in tokens. */
export interface Room {
  /** Prompt, thoughts and reply together. */
  readonly contextTokens: number;
  /** Kept free for thoughts, beside the reply. */
  readonly thinkingTokens: number;
  /** Whether to ask the model not to think: its window has no room for it. */
  readonly avoidThinking: boolean;
}

/** The window that is assumed where nobody says anything. */
export const DEFAULT_CONTEXT_TOKENS = 8_192;

/** From this window on a model may think as it likes. */
const WIDE = 16_000;
const THINKING = { wide: 4_000, narrow: 2_500 };
/** Thoughts that were too long get so many times the room, once, and never more than this share of the window. */
const MORE = 4;
const MOST_SHARE = 0.5;
/** A prompt too long although our count said otherwise is cut to this share. */
const SHRINK = 0.75;
/** A window smaller than this holds no turn. */
export const SMALLEST_CONTEXT = 1_500;

/** The room for a request to this model, as far as it is known by now. */
export function roomOf(model: ChatModel, contextTokens: number): Room {
  const learned = model.learned ?? learnedNothing();
  const context = Math.min(contextTokens, learned.contextTokens ?? contextTokens);
  const wide = context >= WIDE;
  const usual = wide ? THINKING.wide : Math.min(THINKING.narrow, Math.floor(context / 3));
  const wanted = Math.max(usual, Math.min(learned.thinkingTokens ?? 0, Math.floor(context * MOST_SHARE)));
  // In a narrow window the story is worth more than room that is never used.
  const thinkingTokens = !wide && learned.thinks === false ? 0 : wanted;
  return { contextTokens: context, thinkingTokens, avoidThinking: !wide };
}

/** More room for thoughts that used up theirs; null where the window has no more. */
export function moreThinking(room: Room): Room | null {
  const most = Math.floor(room.contextTokens * MOST_SHARE);
  const thinkingTokens = Math.min(most, Math.max(room.thinkingTokens * MORE, THINKING.narrow));
  return thinkingTokens > room.thinkingTokens ? { ...room, thinkingTokens } : null;
}

/** A smaller window for a prompt that was too long; null where it would hold no turn. `named` is what the server said it has. */
export function smallerContext({ contextTokens }: Room, named: number | null): number | null {
  const smaller = named !== null && named < contextTokens ? named : Math.floor(contextTokens * SHRINK);
  return smaller >= SMALLEST_CONTEXT ? smaller : null;
}

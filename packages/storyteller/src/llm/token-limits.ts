import type { ChatModel } from "./chat-model.ts";
import { learnedNothing } from "./learned-limits.ts";

/** The limits that a request must fit into, in tokens. */
export interface TokenLimits {
  /** Prompt, thoughts and reply together. */
  readonly contextTokens: number;
  /** Tokens reserved for thoughts, in addition to the reply. */
  readonly thinkingTokens: number;
  /** True if the model should be asked not to think, because its window has no room for thoughts. */
  readonly avoidThinking: boolean;
}

/** The context window that is assumed if neither the settings nor the server name one. */
export const DEFAULT_CONTEXT_TOKENS = 8_192;

/** From this size of window on, a model may think as much as it likes. */
const WIDE = 16_000;
const THINKING = { wide: 4_000, narrow: 2_500 };
/** If the thoughts were too long, their limit is multiplied by MORE, once, up to this share of the window. */
const MORE = 4;
const MOST_SHARE = 0.5;
/** If a server says that a prompt is too long although the own count fits, the window is reduced to this share. */
const SHRINK = 0.75;
/** A smaller window has no room for a turn. */
export const SMALLEST_CONTEXT = 1_500;

/** The limits for a request to this model, as far as they are known by now. */
export function tokenLimitsOf(model: ChatModel, contextTokens: number): TokenLimits {
  const learned = model.learned ?? learnedNothing();
  const context = Math.min(contextTokens, learned.contextTokens ?? contextTokens);
  const wide = context >= WIDE;
  if (model.thinkingTokens !== undefined) {
    const wanted = Math.min(
      Math.max(model.thinkingTokens, learned.thinkingTokens ?? 0),
      Math.floor(context * MOST_SHARE),
    );
    return { contextTokens: context, thinkingTokens: wanted, avoidThinking: model.thinkingTokens === 0 };
  }
  const usual = wide ? THINKING.wide : Math.min(THINKING.narrow, Math.floor(context / 3));
  const wanted = Math.max(usual, Math.min(learned.thinkingTokens ?? 0, Math.floor(context * MOST_SHARE)));
  // In a narrow window the story needs the tokens, so none are reserved for a model that does not think.
  const thinkingTokens = !wide && learned.thinks === false ? 0 : wanted;
  return { contextTokens: context, thinkingTokens, avoidThinking: !wide };
}

/** A larger limit for thoughts that used up the old one. Null if the window has no more tokens. */
export function moreThinking(limits: TokenLimits): TokenLimits | null {
  const most = Math.floor(limits.contextTokens * MOST_SHARE);
  const thinkingTokens = Math.min(most, Math.max(limits.thinkingTokens * MORE, THINKING.narrow));
  return thinkingTokens > limits.thinkingTokens ? { ...limits, thinkingTokens } : null;
}

/**
 * A smaller window for a prompt that was too long. Null if the smaller window would have no room for a turn. `named` is the window size
 * that the server reported.
 */
export function smallerContext({ contextTokens }: TokenLimits, named: number | null): number | null {
  const smaller = named !== null && named < contextTokens ? named : Math.floor(contextTokens * SHRINK);
  return smaller >= SMALLEST_CONTEXT ? smaller : null;
}

import type { InspectedPrompt, PreviewedTurn, TurnBrief } from "../ports.ts";
import {
  type Calling,
  callingOf,
  type ChatMessage,
  type ChatModel,
  type ChatRequest,
  ModelFailure,
} from "./chat-model.ts";
import { assemblePrompt, type Prompt } from "./prompt/assemble.ts";
import { inspectedPrompt } from "./prompt/inspect-prompt.ts";
import { answerTokens } from "./reply/answer-length.ts";
import { parametersOf, wireOf } from "./sent-request.ts";
import { type TokenLimits, tokenLimitsOf } from "./token-limits.ts";
import { messageTokens } from "./tokens.ts";
import { TOOL_SPECS } from "./tools/specs.ts";

/** A story needs variety. */
const TEMPERATURE = 0.9;

/** The prompt of a turn for one way of calling and one set of limits. */
export interface TurnPrompt extends Prompt {
  readonly inspected: () => InspectedPrompt;
}

/**
 * Builds the prompt of a turn for a model.
 * @param updates what has already happened at the table in this turn, in words
 */
export function turnPrompt(
  turn: TurnBrief,
  calling: Calling,
  limits: TokenLimits,
  replyTokens: number,
  updates: readonly string[],
): TurnPrompt {
  const room = { context: limits.contextTokens, answer: replyTokens + limits.thinkingTokens };
  const prompt = assemblePrompt(turn, calling, room, updates);
  return { ...prompt, inspected: () => inspectedPrompt(turn, prompt, calling, limits, replyTokens) };
}

/** The request for a turn's reply. */
export const turnRequest = (
  messages: readonly ChatMessage[],
  hasTools: boolean,
  { thinkingTokens, avoidThinking }: TokenLimits,
  replyTokens: number,
): ChatRequest => ({
  messages,
  tools: hasTools ? TOOL_SPECS : [],
  replyTokens,
  thinkingTokens,
  avoidThinking,
  temperature: TEMPERATURE,
});

/** Builds the request with which a turn would begin: for the first model, without rolls, and without what the rules do first. */
export function previewTurn(
  turn: TurnBrief,
  { models: [model], contextTokens }: { readonly models: readonly ChatModel[]; readonly contextTokens: number },
): PreviewedTurn {
  if (!model) throw new ModelFailure("rejected", "No model is configured");
  const limits = tokenLimitsOf(model, contextTokens);
  const replyTokens = answerTokens(turn.detailLevel, contextTokens);
  const prompt = turnPrompt(turn, callingOf(model), limits, replyTokens, []);
  const request = turnRequest(prompt.messages, model.callsTools, limits, replyTokens);
  const wire = wireOf(model, request);
  return {
    prompt: prompt.inspected(),
    sent: wire.body,
    request: {
      model: model.id,
      ...parametersOf(wire),
      tools: request.tools.length,
      finish: "not_sent",
      tokens: { input: messageTokens(prompt.messages), output: 0 },
      counted: false,
      firstMs: null,
      totalMs: null,
    },
  };
}

import type { Samplers } from "#contracts/connections/connection";
import type { ProviderId } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { createOpenAiModel } from "./adapters/openai-model.ts";
import type { ChatModel } from "./chat-model.ts";

/** The model behind a player's connection. Everything that is sent to it comes from this one record. */
export function connectionModel(connection: ModelConnection): ChatModel {
  const { address, model, key, toolMode, samplers, provider, extraBody, replyTokens, thinkingTokens } = connection;
  const chatModel = createOpenAiModel({
    id: model,
    callsTools: toolMode === "auto" || toolMode === "native",
    alwaysTools: toolMode === "native",
    baseUrl: address,
    apiKey: key ?? undefined,
    tuning: { samplers: samplerFields(samplers, provider), extraBody, replyTokens },
    ...(thinkingTokens === null ? {} : { thinkingTokens }),
  });
  return toolMode === "decides" ? Object.assign(chatModel, { decidesFirst: true }) : chatModel;
}

/** Servers that took over the name of llama.cpp for the penalty on repetition. All others use the name of vLLM and OpenRouter. */
const REPEAT_PENALTY: ReadonlySet<ProviderId> = new Set<ProviderId>(["llama-cpp", "lm-studio", "ollama"]);

/** The samplers under their names in a request. One that is not set is left out. */
function samplerFields(samplers: Samplers, provider: ProviderId): Readonly<Record<string, number>> {
  const repetition = REPEAT_PENALTY.has(provider)
    ? "repeat_penalty"
    : provider === "koboldcpp"
      ? "rep_pen"
      : "repetition_penalty";
  const named: readonly (readonly [name: string, value: number | undefined])[] = [
    ["temperature", samplers.temperature],
    ["top_p", samplers.topP],
    ["top_k", samplers.topK],
    ["min_p", samplers.minP],
    ["frequency_penalty", samplers.frequencyPenalty],
    ["presence_penalty", samplers.presencePenalty],
    [repetition, samplers.repetitionPenalty],
  ];
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** Language models by the operator's settings: their requests, failures and tokens. */
export { createOpenAiModel } from "./llm/adapters/openai-model.ts";
export { type AiBinding, createWorkersAiModel } from "./llm/adapters/workers-ai-model.ts";
export { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "./llm/chat-model.ts";
export { failureWords } from "./llm/failure-words.ts";
export type { ModelsWithFallback } from "./llm/models-with-fallback.ts";
export { connectionModel } from "./llm/connection-model.ts";
export { testConnection } from "./llm/connection-test/test-connection.ts";
export { modelsOf } from "./llm/models.ts";
export { requestOptionsFrom } from "./llm/request-options.ts";
export { TokenMeter } from "./llm/token-meter.ts";
export { countTokens, messageTokens } from "./llm/tokens.ts";
export { DEFAULT_CONTEXT_TOKENS } from "./llm/token-limits.ts";
export type { Patience } from "./llm/watchdog.ts";

import type { Family } from "#storyteller/llm/family";
import { createLlmChronicler } from "#storyteller/llm/chronicler";
import { askingFrom } from "#storyteller/llm/asking";
import { modelsOf } from "#storyteller/llm/models";
import { createLlmSummarizer } from "#storyteller/llm/session-summary";
import { createOracleChronicler } from "#storyteller/oracle/chronicler";
import { createOracleSummarizer } from "#storyteller/oracle/chronicle/session-summary";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";
import { describe, log } from "#worker-kit/logger";
import { modelFailed } from "#worker-kit/logging/model-failed";
import type { Bindings } from "./bindings.ts";

const chronicler = createOracleChronicler();
const summarizer = createOracleSummarizer();

/** Who reads turns here: the configured models with the oracle behind them, or the oracle alone. */
export function storytellerOf(env: Bindings): { chronicler: Chronicler; summarizer: SessionSummarizer } {
  const models = modelsOf(env);
  if (!models) return { chronicler, summarizer };
  const asking = { ...askingFrom(env), failed: modelFailed(env) };
  const family = <Port>(fallback: Port): Family<Port> => ({
    models,
    asking,
    fallback,
    failed: (failure) => log("warn", "chronicler.fell_back", describe(failure)),
  });
  return { chronicler: createLlmChronicler(family(chronicler)), summarizer: createLlmSummarizer(family(summarizer)) };
}

import { requestOptionsFrom } from "#storyteller/llm/request-options";
import { modelsOf } from "#storyteller/llm/models";
import type { TokenMeter } from "#storyteller/llm/token-meter";
import { createLlmWorldBuilder } from "#storyteller/llm/world-builder";
import { createOracleWorldBuilder } from "#storyteller/oracle/world-builder";
import type { WorldBuilder } from "#storyteller/ports";
import { modelFailed } from "#worker-kit/logging/model-failed";

const oracle = createOracleWorldBuilder();

/** Who describes worlds and campaigns here: the configured models, or the oracle; what models use is counted on the meter. */
export function worldBuilder(env: ApiEnv, meter: TokenMeter): WorldBuilder {
  const models = modelsOf(env);
  if (!models) return oracle;
  return createLlmWorldBuilder({
    models: meter.metered(models),
    requestOptions: { ...requestOptionsFrom(env), failed: modelFailed(env) },
  });
}

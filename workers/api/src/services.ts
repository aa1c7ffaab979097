import type { ModelConnection } from "#contracts/rpc/connections";
import {
  connectionModel,
  DEFAULT_CONTEXT_TOKENS,
  modelsOf,
  requestOptionsFrom,
  type TokenMeter,
} from "#storyteller/models";
import { createLlmWorldBuilder, createOracleWorldBuilder } from "#storyteller/world-builders";
import type { WorldBuilder } from "#storyteller/ports";
import { modelFailed } from "#worker-kit/logging";

const oracle = createOracleWorldBuilder();

/**
 * The world builder: it asks the player's own connection, else the configured models, or the oracle if there are none. The tokens that models use are counted on the meter.
 */
export function worldBuilder(env: ApiEnv, meter: TokenMeter, connection: ModelConnection | null): WorldBuilder {
  const models = connection ? [connectionModel(connection)] : modelsOf(env);
  if (!models) return oracle;
  return createLlmWorldBuilder({
    models: meter.metered(models),
    requestOptions: {
      ...requestOptionsFrom(env),
      ...(connection ? { contextTokens: connection.contextTokens ?? DEFAULT_CONTEXT_TOKENS } : {}),
      failed: modelFailed(env),
    },
  });
}

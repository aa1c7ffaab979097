import type { CampaignKey } from "#contracts/rpc/memory";
import type { ModelConnection } from "#contracts/rpc/connections";
import {
  connectionModel,
  DEFAULT_CONTEXT_TOKENS,
  type ModelsWithFallback,
  modelsOf,
  requestOptionsFrom,
  type TokenMeter,
} from "#storyteller/models";
import {
  createLlmChronicler,
  createLlmSummarizer,
  createOracleChronicler,
  createOracleSummarizer,
} from "#storyteller/chroniclers";
import { pause } from "#timing/pause";
import { describe, log, modelFailed } from "#worker-kit/logging";
import type { Bindings } from "./bindings.ts";
import { idleChronicler, idleSummarizer, whileIdle } from "./idle-chronicler.ts";
import { playerChronicler, playerSummarizer } from "./player-reading.ts";
import type { Remote, Services } from "./services.ts";

const oracleChronicler = createOracleChronicler();
const oracleSummarizer = createOracleSummarizer();

/**
 * Returns the chronicler and the summarizers: the player's helper or the configured models, within the limits of the day, with the oracle
 * as fallback.
 */
export function storytellerOf(
  env: Bindings,
  { api, chat }: Pick<Remote, "api" | "chat">,
): Pick<Services, "chronicler" | "summarizerFor"> {
  const siteModels = modelsOf(env);
  const requestOptions = { ...requestOptionsFrom(env), failed: modelFailed(env) };
  /** Null if the site has no models and the player has chosen none. */
  const family = <Port>(
    fallback: Port,
    meter: TokenMeter,
    connection: ModelConnection | null,
  ): ModelsWithFallback<Port> | null => {
    const models = connection ? [connectionModel(connection)] : siteModels;
    const contextTokens = connection
      ? (connection.contextTokens ?? DEFAULT_CONTEXT_TOKENS)
      : requestOptions.contextTokens;
    return (
      models && {
        models: meter.metered(models),
        requestOptions: { ...requestOptions, contextTokens },
        fallback,
        failed: (failure) => log("warn", "chronicler.fell_back", describe(failure)),
      }
    );
  };
  const summarizers = {
    api,
    oracle: oracleSummarizer,
    withModels: (meter: TokenMeter, connection: ModelConnection | null) => {
      const models = family(oracleSummarizer, meter, connection);
      return models && createLlmSummarizer(models);
    },
  };
  const chronicler = playerChronicler({
    api,
    oracle: oracleChronicler,
    withModels: (meter, connection) => {
      const models = family(oracleChronicler, meter, connection);
      return models && createLlmChronicler(models);
    },
  });
  const summarizerFor = (key: CampaignKey) => playerSummarizer(summarizers, key);
  if (env.GM_ONE_SLOT !== "on") return { chronicler, summarizerFor };
  const idle = whileIdle({ chat, wait: pause });
  return {
    chronicler: idleChronicler(idle, chronicler, oracleChronicler),
    summarizerFor: (key) => idleSummarizer(idle, key, summarizerFor(key), oracleSummarizer),
  };
}

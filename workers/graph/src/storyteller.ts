import type { CampaignKey } from "#contracts/rpc/memory";
import { type ModelsWithFallback, modelsOf, requestOptionsFrom, type TokenMeter } from "#storyteller/models";
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
 * Returns the chronicler and the summarizers: the configured models within each player's budget, with the oracle as fallback, or the
 * oracle alone.
 */
export function storytellerOf(
  env: Bindings,
  { api, chat }: Pick<Remote, "api" | "chat">,
): Pick<Services, "chronicler" | "summarizerFor"> {
  const models = modelsOf(env);
  if (!models) return { chronicler: oracleChronicler, summarizerFor: () => oracleSummarizer };
  const requestOptions = { ...requestOptionsFrom(env), failed: modelFailed(env) };
  const family = <Port>(fallback: Port, meter: TokenMeter): ModelsWithFallback<Port> => ({
    models: meter.metered(models),
    requestOptions,
    fallback,
    failed: (failure) => log("warn", "chronicler.fell_back", describe(failure)),
  });
  const summarizers = {
    api,
    oracle: oracleSummarizer,
    withModels: (meter: TokenMeter) => createLlmSummarizer(family(oracleSummarizer, meter)),
  };
  const chronicler = playerChronicler({
    api,
    oracle: oracleChronicler,
    withModels: (meter) => createLlmChronicler(family(oracleChronicler, meter)),
  });
  const summarizerFor = ({ userId }: CampaignKey) => playerSummarizer(summarizers, userId);
  if (env.GM_ONE_SLOT !== "on") return { chronicler, summarizerFor };
  const idle = whileIdle({ chat, wait: pause });
  return {
    chronicler: idleChronicler(idle, chronicler, oracleChronicler),
    summarizerFor: (key) => idleSummarizer(idle, key, summarizerFor(key), oracleSummarizer),
  };
}

import type { Adventures } from "#content/adventures";
import type { TurnSource } from "#contracts/play/turn";
import type { QueueMessage } from "#contracts/queue/messages";
import type { ApiRpc } from "#contracts/rpc/api";
import type { MemoryRpc } from "#contracts/rpc/memory";
import type { ApiImportRpc, MemoryImportRpc } from "#contracts/rpc/portability";
import type { ModelPermit, ModelConnection } from "#contracts/rpc/connections";
import type { UsageRpc } from "#contracts/rpc/usage";
import {
  connectionModel,
  DEFAULT_CONTEXT_TOKENS,
  modelsOf,
  requestOptionsFrom,
  type ChatModel,
  type TokenMeter,
} from "#storyteller/models";
import { createLlmGameMaster } from "#storyteller/llm";
import { createOracleGameMaster } from "#storyteller/oracle";
import type { GameMaster } from "#storyteller/ports";
import { createCareNarrator } from "#storyteller/safety";
import { modelFailed } from "#worker-kit/logging";
import { adventuresFromAssets } from "./adventure-assets.ts";
import { paced } from "./domain/pace-text.ts";
import { withOracleData } from "./oracle-data.ts";
import type { PlayRequest } from "./domain/play-request.ts";

/** A game master, and the source with which its replies are flagged. */
export interface Narrator {
  readonly source: TurnSource;
  /** Makes the game master for one turn or answer. The tokens of its models are counted on the meter. */
  readonly gameMaster: (meter: TokenMeter) => GameMaster;
}

/** The other workers and settings that chat uses. */
export interface Services {
  readonly api: ApiRpc & ApiImportRpc & Pick<UsageRpc, "recordUsage">;
  readonly memory: MemoryRpc & MemoryImportRpc;
  readonly turns: { send(message: QueueMessage): Promise<unknown> };
  readonly adventures: Adventures;
  /** Whether recall makes memory ask an embedding model. */
  readonly recallAsksModel: boolean;
  readonly narrators: Readonly<Record<Exclude<PlayRequest["narrator"], "table">, Narrator>>;
  /** Makes the narrator that asks a player's own connection. */
  readonly connected: (connection: ModelConnection) => Narrator;
}

/** The services from the environment's bindings. Throws if the game master's settings are invalid. */
export function servicesOf(env: ChatEnv): Services {
  const oracleMaster = paced(withOracleData(createOracleGameMaster(), env.ASSETS), Number(env.GM_PACE_MS));
  const oracle: Narrator = { source: "oracle", gameMaster: () => oracleMaster };
  const models = modelsOf(env);
  const { contextTokens, ...modelSettings } = requestOptionsFrom(env);
  const requestOptions = { ...modelSettings, failed: modelFailed(env) };
  const llmNarrator = (asked: ChatModel[], window: number): Narrator => ({
    source: "llm",
    gameMaster: (meter) => createLlmGameMaster({ models: meter.metered(asked), contextTokens: window, requestOptions }),
  });
  return {
    api: env.API as unknown as Services["api"],
    memory: env.MEMORY as unknown as Services["memory"],
    turns: env.TURNS,
    adventures: adventuresFromAssets(env.ASSETS),
    recallAsksModel: env.EMBEDDING_MODEL !== "",
    narrators: { configured: models ? llmNarrator(models, contextTokens) : oracle, oracle },
    connected: (connection) =>
      llmNarrator([connectionModel(connection)], connection.contextTokens ?? DEFAULT_CONTEXT_TOKENS),
  };
}

/** The narrator for a request. The configured narrator is the one that the player has chosen, if api named one. */
export function narratorFor(
  { narrators, connected }: Pick<Services, "narrators" | "connected">,
  { narrator, permit }: Pick<PlayRequest, "narrator"> & { readonly permit?: ModelPermit },
): Narrator {
  if (narrator === "table") return THE_TABLE;
  const chosen = permit?.chosen ?? null;
  if (narrator === "oracle" || chosen === "oracle") return narrators.oracle;
  return chosen ? connected(chosen) : narrators.configured;
}

const careNarrator = createCareNarrator();
const THE_TABLE: Narrator = { source: "table", gameMaster: () => careNarrator };

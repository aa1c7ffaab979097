import type { TurnSource } from "#contracts/play/turn";
import type { QueueMessage } from "#contracts/queue/messages";
import type { ApiRpc } from "#contracts/rpc/api";
import type { MemoryRpc } from "#contracts/rpc/memory";
import type { ApiImportRpc, MemoryImportRpc } from "#contracts/rpc/portability";
import type { UsageRpc } from "#contracts/rpc/usage";
import { modelsOf, requestOptionsFrom, type TokenMeter } from "#storyteller/models";
import { createLlmGameMaster } from "#storyteller/llm";
import { createOracleGameMaster } from "#storyteller/oracle";
import type { GameMaster } from "#storyteller/ports";
import { createCareNarrator } from "#storyteller/safety";
import { modelFailed } from "#worker-kit/logging";
import { paced } from "./domain/pace-text.ts";
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
  /** Whether recall makes memory ask an embedding model. */
  readonly recallAsksModel: boolean;
  readonly narrators: Readonly<Record<Exclude<PlayRequest["narrator"], "table">, Narrator>>;
}

/** The services from the environment's bindings. Throws if the game master's settings are invalid. */
export function servicesOf(env: ChatEnv): Services {
  const oracleMaster = paced(createOracleGameMaster(), Number(env.GM_PACE_MS));
  const oracle: Narrator = { source: "oracle", gameMaster: () => oracleMaster };
  const models = modelsOf(env);
  const { contextTokens, ...modelSettings } = requestOptionsFrom(env);
  const configured: Narrator = models
    ? {
        source: "llm",
        gameMaster: (meter) =>
          createLlmGameMaster({
            models: meter.metered(models),
            contextTokens,
            requestOptions: { ...modelSettings, failed: modelFailed(env) },
          }),
      }
    : oracle;
  return {
    api: env.API as unknown as Services["api"],
    memory: env.MEMORY as unknown as Services["memory"],
    turns: env.TURNS,
    recallAsksModel: env.EMBEDDING_MODEL !== "",
    narrators: { configured, oracle },
  };
}

/** The narrator for a request. */
export const narratorFor = (
  { narrators }: Pick<Services, "narrators">,
  { narrator }: Pick<PlayRequest, "narrator">,
): Narrator => (narrator === "table" ? THE_TABLE : narrators[narrator]);

const careNarrator = createCareNarrator();
const THE_TABLE: Narrator = { source: "table", gameMaster: () => careNarrator };

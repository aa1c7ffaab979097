import type { QueueMessage } from "#contracts/queue/messages";
import type { ApiRpc } from "#contracts/rpc/api";
import type { MemoryRpc } from "#contracts/rpc/memory";
import { createOracleGameMaster } from "#storyteller/oracle/game-master";
import type { GameMaster } from "#storyteller/ports";
import { paced } from "./domain/paced.ts";

/** What chat uses of others. */
export interface Services {
  readonly api: ApiRpc;
  readonly memory: MemoryRpc;
  readonly turns: { send(message: QueueMessage): Promise<unknown> };
  readonly gameMaster: GameMaster;
}

/** The services as the environment binds them. Throws where GM_PROVIDER names none that is built in. */
export function servicesOf(env: ChatEnv): Services {
  if (env.GM_PROVIDER !== "oracle") throw new Error(`GM_PROVIDER is "${env.GM_PROVIDER}"; known is "oracle"`);
  return {
    api: env.API as unknown as ApiRpc,
    memory: env.MEMORY as unknown as MemoryRpc,
    turns: env.TURNS,
    gameMaster: paced(createOracleGameMaster(), Number(env.GM_PACE_MS)),
  };
}

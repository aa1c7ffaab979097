import type { ApiRpc } from "#contracts/rpc/api";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { DigestLogRpc, MemoryRpc } from "#contracts/rpc/memory";
import { createLlmChronicler } from "#storyteller/llm/chronicler";
import { modelsOf } from "#storyteller/llm/models";
import { pause } from "#storyteller/llm/wait";
import { PATIENCE } from "#storyteller/llm/watchdog";
import { createOracleChronicler } from "#storyteller/oracle/chronicler";
import type { Chronicler } from "#storyteller/ports";
import { describe, log } from "#worker-kit/logger";

export type Bindings = GraphEnv;

/** All that graph works with. It has no storage of its own: what it must keep, memory keeps. */
export interface Services {
  readonly api: Pick<ApiRpc, "access">;
  readonly memory: Pick<MemoryRpc, "remember" | "erase"> & DigestLogRpc;
  readonly chat: ChatRpc;
  readonly chronicler: Chronicler;
}

const oracle = createOracleChronicler();

/** Who digests turns here: the configured models with the oracle behind them, or the oracle alone. */
export function chroniclerOf(env: Bindings): Chronicler {
  const models = modelsOf(env);
  if (!models) return oracle;
  return createLlmChronicler({
    models,
    asking: { patience: PATIENCE, wait: pause },
    fallback: oracle,
    failed: (failure) => log("warn", "chronicler.fell_back", describe(failure)),
  });
}

/** The bindings' generated types know no entrypoints: this is where they get their contract. */
export const rpcServices = (env: Bindings): Omit<Services, "chronicler"> => ({
  api: env.API as unknown as Services["api"],
  memory: env.MEMORY as unknown as Services["memory"],
  chat: env.CHAT as unknown as Services["chat"],
});

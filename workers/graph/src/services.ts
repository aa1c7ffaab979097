import type { ApiRpc } from "#contracts/rpc/api";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { DigestLogRpc, GraphMemoryRpc, MemoryRpc, SignOutRpc } from "#contracts/rpc/memory";
import type { EmbeddingRpc, UsageRpc } from "#contracts/rpc/usage";
import type { VectorRpc } from "#contracts/rpc/vectors";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";
import type { TurnQueue } from "./turn-queue.ts";
import type { VectorUpkeep } from "./vectors/vector-upkeep.ts";

/** Everything that graph works with. Graph has no storage of its own; memory stores what graph needs. */
export interface Services {
  readonly api: Pick<
    ApiRpc,
    "access" | "playedSince" | "sweep" | "finishErasures" | "confirmErased" | "erasuresWaiting"
  >;
  readonly memory: Pick<MemoryRpc, "remember" | "recall" | "erase"> & DigestLogRpc & GraphMemoryRpc & SignOutRpc;
  readonly chat: ChatRpc;
  /** The queue that graph itself consumes. Graph sends to it when work is too long for one message. */
  readonly turns: TurnQueue;
  readonly chronicler: Chronicler;
  readonly summarizerFor: (key: CampaignKey) => SessionSummarizer;
  readonly vectors: VectorUpkeep;
}

/** The other workers, by their contracts. */
export type Remote = Pick<Services, "chat" | "turns"> & {
  readonly api: Services["api"] & UsageRpc & EmbeddingRpc;
  readonly memory: Services["memory"] & VectorRpc;
};

/** Gives the bindings their types. The generated types of service bindings do not know the entrypoints' methods. */
export const rpcServices = (env: GraphEnv): Remote => ({
  api: env.API as unknown as Remote["api"],
  memory: env.MEMORY as unknown as Remote["memory"],
  chat: env.CHAT as unknown as Remote["chat"],
  turns: env.TURNS,
});

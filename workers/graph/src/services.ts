import type { ApiRpc } from "#contracts/rpc/api";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { DigestLogRpc, MemoryRpc } from "#contracts/rpc/memory";
import type { Chronicler } from "#storyteller/ports";

export type Bindings = GraphEnv;

/** All that graph works with. It has no storage of its own: what it must keep, memory keeps. */
export interface Services {
  readonly api: Pick<ApiRpc, "access">;
  readonly memory: Pick<MemoryRpc, "remember" | "erase"> & DigestLogRpc;
  readonly chat: ChatRpc;
  readonly chronicler: Chronicler;
}

/** The bindings' generated types know no entrypoints: this is where they get their contract. */
export const rpcServices = (env: Bindings): Omit<Services, "chronicler"> => ({
  api: env.API as unknown as Services["api"],
  memory: env.MEMORY as unknown as Services["memory"],
  chat: env.CHAT as unknown as Services["chat"],
});

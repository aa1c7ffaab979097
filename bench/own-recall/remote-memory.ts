import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc } from "#contracts/rpc/memory";
import type { CampaignQueries } from "../../workers/memory/src/ports.ts";
import type { MemoryClient } from "../memory-client/launch.ts";
import type { MemoryCall } from "../memory-client/worker.ts";

/** What a player may read of a campaign's memory, over RPC. */
export type RemoteQueries = {
  readonly [Method in keyof CampaignQueries]: (
    ...args: Parameters<CampaignQueries[Method]>
  ) => Promise<ReturnType<CampaignQueries[Method]>>;
};

/** Memory in workerd, with the methods of other workers and of the player. */
export interface RemoteMemory {
  readonly rpc: MemoryRpc & GraphMemoryRpc & DigestLogRpc;
  queries(key: CampaignKey): RemoteQueries;
}

export function remoteMemory(client: MemoryClient): RemoteMemory {
  const send = async (what: MemoryCall): Promise<unknown> => (await client.send({ calls: [what] })).answered[0];
  // A keep-alive connection may close under a request. Every call is idempotent, so it is sent again.
  const call = (what: MemoryCall): Promise<unknown> =>
    send(what).catch((error: unknown) => {
      if (error instanceof TypeError) return send(what);
      throw error;
    });
  return {
    rpc: methods((method, args) => call({ method, args })) as RemoteMemory["rpc"],
    queries: (key) => methods((method, args) => call({ queries: key, method, args })) as RemoteQueries,
  };
}

/** An object whose every method calls by its name. */
const methods = (call: (method: string, args: unknown[]) => Promise<unknown>): object =>
  new Proxy(
    {},
    {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          call(String(method), args),
    },
  );

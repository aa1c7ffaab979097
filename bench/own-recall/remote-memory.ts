import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc } from "#contracts/rpc/memory";
import type { CampaignQueries } from "../../workers/memory/src/ports.ts";
import type { MemoryCaller } from "../memory-caller/launch.ts";
import type { MemoryCall } from "../memory-caller/worker.ts";

/** The methods by which a player may read a campaign's memory, called over RPC. */
export type RemoteQueries = {
  readonly [Method in keyof CampaignQueries]: (
    ...args: Parameters<CampaignQueries[Method]>
  ) => Promise<ReturnType<CampaignQueries[Method]>>;
};

/** The memory worker in workerd, with its methods for other workers and for the player. */
export interface RemoteMemory {
  readonly rpc: MemoryRpc & GraphMemoryRpc & DigestLogRpc;
  queries(key: CampaignKey): RemoteQueries;
}

export function remoteMemory(client: MemoryCaller): RemoteMemory {
  const send = async (what: MemoryCall): Promise<unknown> => (await client.send({ calls: [what] })).answered[0];
  // A keep-alive connection may close while a request is sent. Every call is idempotent, so it can be sent again.
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

/** Makes an object on which every method can be called. A call is passed to `call` with the name of the method. */
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

import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc } from "#contracts/rpc/memory";
import type { CampaignQueries } from "../../workers/memory/src/ports.ts";
import type { MemoryClient } from "../memory-client/launch.ts";
import type { MemoryCall } from "../memory-client/worker.ts";

/** What a campaign's player may ask, over RPC. */
export type RemoteReading = {
  readonly [Method in keyof CampaignQueries]: (
    ...args: Parameters<CampaignQueries[Method]>
  ) => Promise<ReturnType<CampaignQueries[Method]>>;
};

/** Memory as it runs in workerd: as other workers reach it, and as a campaign's player does. */
export interface RemoteMemory {
  readonly rpc: MemoryRpc & GraphMemoryRpc & DigestLogRpc;
  reading(key: CampaignKey): RemoteReading;
}

export function remoteMemory(client: MemoryClient): RemoteMemory {
  const ask = async (what: MemoryCall): Promise<unknown> => (await client.order({ calls: [what] })).answered[0];
  // A kept line that is closed just then fails a request; asked again it does nothing twice, as every call is idempotent.
  const call = (what: MemoryCall): Promise<unknown> =>
    ask(what).catch((error: unknown) => {
      if (error instanceof TypeError) return ask(what);
      throw error;
    });
  return {
    rpc: methods((method, args) => call({ method, args })) as RemoteMemory["rpc"],
    reading: (key) => methods((method, args) => call({ reading: key, method, args })) as RemoteReading,
  };
}

/** An object with every method there could be: each is a call by its name. */
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

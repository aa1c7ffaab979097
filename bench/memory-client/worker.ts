import type { CampaignKey, MemoryRpc, RecallRequest, RememberRequest } from "#contracts/rpc/memory";
import { objectName } from "#worker-kit/object-name";

/** What a measurement asks: to remember turns, to recall for situations, or any call, one after the other. */
export interface MemoryOrder {
  readonly remember?: readonly RememberRequest[];
  readonly recall?: readonly RecallRequest[];
  readonly calls?: readonly MemoryCall[];
}

/** A method of memory's RPC; with `reading`, of what that campaign's player may ask. */
export interface MemoryCall {
  readonly reading?: CampaignKey;
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface MemoryAnswer {
  /** How long each part of the order took, in milliseconds. */
  readonly times: number[];
  /** For each situation the turns that were recalled, best first. */
  readonly recalled: (string | null)[][];
  /** What each call answered. */
  readonly answered: unknown[];
}

type Callable = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

interface Bindings {
  readonly MEMORY: unknown;
  readonly CAMPAIGN_MEMORY: { getByName(name: string): { reading(): Callable } };
}

/** Hands a measurement's orders to memory over RPC, as chat, graph and the player's pages do. */
export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const memory = env.MEMORY as MemoryRpc;
    const { remember = [], recall = [], calls = [] } = (await request.json()) as MemoryOrder;
    const answer: MemoryAnswer = { times: [], recalled: [], answered: [] };
    for (const each of remember) {
      const start = performance.now();
      await memory.remember(each);
      answer.times.push(performance.now() - start);
    }
    for (const each of recall) {
      const start = performance.now();
      const { items } = await memory.recall(each);
      answer.times.push(performance.now() - start);
      answer.recalled.push(items.map(({ turnId }) => turnId));
    }
    for (const { reading, method, args } of calls) {
      const port = reading ? env.CAMPAIGN_MEMORY.getByName(objectName(reading)).reading() : (env.MEMORY as Callable);
      answer.answered.push((await port[method]?.(...args)) ?? null);
    }
    return Response.json(answer);
  },
};

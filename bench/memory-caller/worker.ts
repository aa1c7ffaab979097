import type { CampaignKey, MemoryRpc, RecallAnswer, RecallRequest, RememberRequest } from "#contracts/rpc/memory";
import { objectName } from "#worker-kit/object-name";
import { searchTimes } from "./search-socket.ts";

/** Calls of memory to run one after the other: remember turns, recall for situations, search over /ws, or call any method. */
export interface MemoryBatch {
  readonly remember?: readonly RememberRequest[];
  readonly recall?: readonly RecallRequest[];
  readonly search?: { readonly key: CampaignKey; readonly queries: readonly string[] };
  readonly calls?: readonly MemoryCall[];
}

/** A call of a method of memory's RPC. If `queries` is given, it is a read method for that campaign. */
export interface MemoryCall {
  readonly queries?: CampaignKey;
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface MemoryAnswer {
  /** How long each call took, in milliseconds. */
  readonly times: number[];
  /** The turns that were recalled for each situation, the best first. */
  readonly recalled: (string | null)[][];
  /** The result of each call in `calls`. */
  readonly answered: unknown[];
}

type Callable = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

interface Bindings {
  readonly MEMORY: unknown;
  readonly CAMPAIGN_MEMORY: { getByName(name: string): CampaignObject };
}

/** The methods of a campaign's object that are measured. */
interface CampaignObject {
  queries(): Callable;
  recall(request: RecallRequest): Promise<RecallAnswer>;
  fetch(request: Request): Promise<Response>;
}

/**
 * Runs a batch over RPC. Changes go through memory's service, as those of chat and graph do; reads go directly to the campaign's object.
 */
export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const memory = env.MEMORY as MemoryRpc;
    const object = (key: CampaignKey): CampaignObject => env.CAMPAIGN_MEMORY.getByName(objectName(key));
    const { remember = [], recall = [], search, calls = [] } = (await request.json()) as MemoryBatch;
    const answer: MemoryAnswer = { times: [], recalled: [], answered: [] };
    for (const each of remember) {
      const start = performance.now();
      await memory.remember(each);
      answer.times.push(performance.now() - start);
    }
    for (const each of recall) {
      const start = performance.now();
      const { items } = await object(each).recall(each);
      answer.times.push(performance.now() - start);
      answer.recalled.push(items.map(({ turnId }) => turnId));
    }
    if (search) answer.times.push(...(await searchTimes(object(search.key), search.key, search.queries)));
    for (const { queries, method, args } of calls) {
      const port = queries ? object(queries).queries() : (env.MEMORY as Callable);
      answer.answered.push((await port[method]?.(...args)) ?? null);
    }
    return Response.json(answer);
  },
};

import type { MemoryRpc, RecallRequest, RememberRequest } from "#contracts/rpc/memory";

/** What a measurement asks: to remember turns, or to recall for situations, one after the other. */
export interface MemoryOrder {
  readonly remember?: readonly RememberRequest[];
  readonly recall?: readonly RecallRequest[];
}

/** Hands a measurement's orders to memory over RPC and answers how long each took, in milliseconds. */
export default {
  async fetch(request: Request, env: { readonly MEMORY: unknown }): Promise<Response> {
    const memory = env.MEMORY as MemoryRpc;
    const { remember = [], recall = [] } = (await request.json()) as MemoryOrder;
    const times: number[] = [];
    const timed = async (work: Promise<unknown>, start = performance.now()) => {
      await work;
      times.push(performance.now() - start);
    };
    for (const each of remember) await timed(memory.remember(each));
    for (const each of recall) await timed(memory.recall(each));
    return Response.json({ times });
  },
};

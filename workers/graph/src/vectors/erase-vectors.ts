import type { CampaignKey } from "#contracts/rpc/memory";
import type { VectorRpc } from "#contracts/rpc/vectors";
import type { VectorIndex } from "#worker-kit/vector-index";

/** Ids removed at a time. */
const PAGE = 1_000;

/**
 * Removes every vector of a deleted campaign from the external index, and then its id from memory, which keeps the ids when it is erased.
 * Needs no embedding model, because the one that made the vectors may no longer be configured.
 * @param index null if memory itself stores the vectors
 */
export async function eraseVectors(
  { userId, campaignId }: CampaignKey,
  index: Pick<VectorIndex, "remove"> | null,
  memory: Pick<VectorRpc, "vectorIds" | "vectorsTended">,
): Promise<void> {
  const key = { userId, campaignId };
  for (let after: string | null = null; ;) {
    const ids: string[] = await memory.vectorIds(key, after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    await index?.remove(key, ids);
    await memory.vectorsTended(key, [], ids);
    after = last;
  }
}

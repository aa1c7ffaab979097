import type { CampaignKey } from "#contracts/rpc/memory";
import type { VectorRpc } from "#contracts/rpc/vectors";
import type { Embedder } from "#storyteller/ports";
import { describe, log } from "#worker-kit/logging";
import type { VectorIndex } from "#worker-kit/vector-index";
import type { TurnQueue } from "../turn-queue.ts";
import { eraseVectors } from "./erase-vectors.ts";

/** Keeps a campaign's vectors as its memory is: what has none gets one, what is gone loses it. */
export interface VectorUpkeep {
  /** Does what there is to do. Where that fails it is sent for again; it never throws, as the turn itself is digested. */
  tend(key: CampaignKey): Promise<void>;
  /** The same, but throws, so that the queue tries again. */
  work(key: CampaignKey): Promise<void>;
  /** Removes every vector of a deleted campaign from the index beside memory, and then its id from memory. */
  erase(key: CampaignKey): Promise<void>;
}

/** Where vectors are neither made nor stored. */
export const NO_VECTORS: VectorUpkeep = { tend: async () => {}, work: async () => {}, erase: async () => {} };

/** Items embedded at a time: fewer than any provider's limit. */
const BATCH = 64;
/** Batches worked on for one message; then another one goes on. */
const BATCHES = 20;
const PATIENCE_MS = 30_000;
/** What failed is tried again after so long. */
const AGAIN_SECONDS = 30;

interface Tending {
  readonly embedder: Embedder;
  /** Null where memory itself keeps the vectors. */
  readonly index: VectorIndex | null;
  readonly memory: VectorRpc;
  readonly turns: TurnQueue;
}

export function createVectorUpkeep({ embedder, index, memory, turns }: Tending): VectorUpkeep {
  /** Answers whether something may be left to do. */
  async function batch(key: CampaignKey): Promise<boolean> {
    const { embed, remove } = await memory.vectorWork(key, embedder.space, BATCH);
    if (embed.length + remove.length === 0) return false;
    const vectors = await embedder.embed(
      embed.map(({ content }) => content),
      AbortSignal.timeout(PATIENCE_MS),
    );
    const made = embed.map(({ id, content }, place) => ({ id, content, values: vectors[place]! }));
    await index?.upsert(
      key,
      made.map(({ id, values }) => ({ itemId: id, values })),
    );
    await index?.remove(key, remove);
    await memory.vectorsTended(key, index ? made.map(({ id, content }) => ({ id, content })) : made, remove);
    return embed.length === BATCH || remove.length === BATCH;
  }

  async function work({ userId, campaignId }: CampaignKey): Promise<void> {
    const key = { userId, campaignId };
    for (let done = 0; done < BATCHES; done += 1) {
      if (!(await batch(key))) return;
    }
    await turns.send({ type: "campaign.embed", ...key });
  }

  return {
    work,
    async tend({ userId, campaignId }) {
      try {
        await work({ userId, campaignId });
      } catch (error) {
        log("warn", "vectors.postponed", { campaignId, ...describe(error) });
        await turns
          .send({ type: "campaign.embed", userId, campaignId }, { delaySeconds: AGAIN_SECONDS })
          // The next turn finds what is left to do.
          .catch((failure: unknown) => log("error", "vectors.unsent", { campaignId, ...describe(failure) }));
      }
    },
    erase: (key) => eraseVectors(key, index, memory),
  };
}

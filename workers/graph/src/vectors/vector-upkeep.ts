import type { CampaignKey } from "#contracts/rpc/memory";
import type { VectorRpc } from "#contracts/rpc/vectors";
import type { EmbeddingRpc } from "#contracts/rpc/usage";
import { embeddedTokens } from "#storyteller/embedders";
import type { Embedder } from "#storyteller/ports";
import { askEmbedder } from "#worker-kit/ask-embedder";
import { describe, log } from "#worker-kit/logging";
import type { VectorIndex } from "#worker-kit/vector-index";
import type { TurnQueue } from "../turn-queue.ts";
import { eraseVectors } from "./erase-vectors.ts";

/** Keeps a campaign's vectors in step with its memory: makes missing vectors, and removes those of deleted items. */
export interface VectorUpkeep {
  /**
   * Does the pending work. Never throws, because the turn itself is already digested. If the work fails, a message that repeats it is
   * queued.
   */
  tend(key: CampaignKey): Promise<void>;
  /** Does the pending work, but throws if it fails, so that the queue tries again. */
  work(key: CampaignKey): Promise<void>;
  /** Removes every vector of a deleted campaign from the external index, and then its id from memory. */
  erase(key: CampaignKey): Promise<void>;
}

/** Used if no embedding model is configured: vectors are neither made nor stored. */
export const NO_VECTORS: VectorUpkeep = { tend: async () => {}, work: async () => {}, erase: async () => {} };

/** Items embedded at a time: fewer than any provider's limit. */
const BATCH = 64;
/** Batches processed for one message. Then another message continues. */
const BATCHES = 20;
const PATIENCE_MS = 30_000;
/** Seconds until failed work is tried again. */
const AGAIN_SECONDS = 30;

interface Tending {
  readonly embedder: Embedder;
  /** Null if memory itself stores the vectors. */
  readonly index: VectorIndex | null;
  readonly memory: VectorRpc;
  readonly turns: TurnQueue;
  readonly api: EmbeddingRpc;
}

export function createVectorUpkeep({ embedder, index, memory, turns, api }: Tending): VectorUpkeep {
  /** Processes one batch. Returns whether there may be more work. */
  async function batch(key: CampaignKey): Promise<boolean> {
    const { embed, remove } = await memory.vectorWork(key, embedder.space, BATCH);
    if (embed.length + remove.length === 0) return false;
    const texts = embed.map(({ content }) => content);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const vectors =
      texts.length === 0
        ? []
        : await askEmbedder(api, key, embeddedTokens(texts), signal, () => embedder.embed(texts, signal));
    // If the day's tokens are used up, the items keep waiting. Each later turn tries again.
    const made = (vectors ?? []).map((values, place) => ({ ...embed[place]!, values }));
    await index?.upsert(
      key,
      made.map(({ id, values }) => ({ itemId: id, values })),
    );
    await index?.remove(key, remove);
    await memory.vectorsTended(key, index ? made.map(({ id, content }) => ({ id, content })) : made, remove);
    return vectors !== null && (embed.length === BATCH || remove.length === BATCH);
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
          // If sending fails, the work is done with the next turn.
          .catch((failure: unknown) => log("error", "vectors.unsent", { campaignId, ...describe(failure) }));
      }
    },
    erase: (key) => eraseVectors(key, index, memory),
  };
}

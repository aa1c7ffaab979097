import type { CampaignKey } from "#contracts/rpc/memory";
import type { EmbeddedTexts, EmbeddingRpc } from "#contracts/rpc/usage";
import { describe, log } from "./logger.ts";

/**
 * Makes vectors for a player with the site's embedding model. The tokens are counted before the model is asked, so requests at the same
 * time cannot together use more than the day's limit allows. Null if the day's tokens are used up. A request that the provider refuses or
 * cannot answer counts nothing; one that took too long does.
 * @param tokens how many tokens the texts have
 */
export async function askEmbedder<Vectors>(
  api: EmbeddingRpc,
  { userId }: CampaignKey,
  tokens: number,
  signal: AbortSignal,
  embed: () => Promise<Vectors>,
): Promise<Vectors | null> {
  const day = await api.countEmbedding({ userId, tokens });
  if (day === null) return null;
  let isSent = false;
  try {
    signal.throwIfAborted();
    isSent = true;
    return await embed();
  } catch (failure) {
    if (!isSent || !signal.aborted) await uncount(api, { userId, tokens }, day);
    throw failure;
  }
}

/** Never throws: the failure of the model is what the caller must learn. */
async function uncount(api: EmbeddingRpc, texts: EmbeddedTexts, day: string): Promise<void> {
  try {
    await api.uncountEmbedding(texts, day);
  } catch (error) {
    log("error", "usage.unrecorded", {
      userId: texts.userId,
      purpose: "embedding",
      input: -texts.tokens,
      ...describe(error),
    });
  }
}

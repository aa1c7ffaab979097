import type { Tokens } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { UsageRpc } from "#contracts/rpc/usage";
import { askModels } from "./ask-models.ts";

/**
 * Makes vectors for a player with the site's embedding model: tokens are reserved before and settled after, as for every other model. Null if
 * the day's tokens are used up. A request that the provider refuses or cannot answer counts nothing; one that took too long does.
 * @param tokens how many tokens the texts have
 */
export function askEmbedder<Vectors>(
  api: UsageRpc,
  { userId, campaignId }: CampaignKey,
  tokens: number,
  signal: AbortSignal,
  embed: () => Promise<Vectors>,
): Promise<Vectors | null> {
  const meter: { used: Tokens | null } = { used: null };
  const none = async () => null;
  return askModels<Vectors | null>(api, { userId, campaignId, role: "helper", purpose: "embedding" }, meter, {
    ask: async () => {
      signal.throwIfAborted();
      let isSent = false;
      try {
        const vectors = await embed();
        isSent = true;
        return vectors;
      } finally {
        if (isSent || signal.aborted) meter.used = { input: tokens, output: 0 };
      }
    },
    oracle: none,
    refused: none,
  });
}

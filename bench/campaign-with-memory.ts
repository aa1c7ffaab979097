import type { Campaign } from "#contracts/entities/campaign";
import { Player } from "../tools/harness/player/player.ts";
import type { Stack } from "../tools/harness/stack/stack.ts";
import { launchMemoryCaller } from "./memory-caller/launch.ts";
import { memories } from "./story.ts";

export interface PlayedCampaign {
  readonly player: Player;
  readonly campaign: Campaign;
}

/** Creates a player with a campaign whose memory contains `items` items. */
export async function createCampaignWithMemory(stack: Stack, items: number): Promise<PlayedCampaign> {
  const player = await Player.join(stack.url);
  const { campaign } = await player.readyToPlay();
  const memory = await launchMemoryCaller(stack.dataDir, "of a stack");
  for (const remember of memories({ userId: campaign.userId, campaignId: campaign.id }, items)) {
    await memory.send({ remember });
  }
  await memory.stop();
  return { player, campaign };
}

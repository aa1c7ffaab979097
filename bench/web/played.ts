import { Player } from "../../tools/harness/player/player.ts";
import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { situation } from "../story.ts";

/** The number of messages in a turn: the player's and the game master's. */
const PER_TURN = 2;

/** Plays a campaign with the oracle until it has this many messages. */
export async function playStory(url: string, messages: number, log: (line: string) => void): Promise<PlayedCampaign> {
  const player = await Player.join(url);
  const { campaign } = await player.readyToPlay();
  for (let turn = 1; turn <= messages / PER_TURN; turn += 1) {
    const body = { campaignId: campaign.id, message: situation(turn), detailLevel: "concise", memoryEnhanced: false };
    const { status } = await player.call("POST", "/api/chat/gamemaster", body);
    if (status !== 200) throw new Error(`Turn ${turn} answered ${status}`);
    if (turn % 100 === 0) log(`${turn * PER_TURN} messages…`);
  }
  return { player, campaign };
}

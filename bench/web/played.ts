import { Player } from "../../tools/harness/player.ts";
import type { Seat } from "../furnish.ts";
import { situation } from "../story.ts";

/** Messages a turn makes: the player's and the game master's. */
const PER_TURN = 2;

/** A player at a campaign that was really played, turn for turn with the oracle, until it has so many messages. */
export async function playStory(url: string, messages: number, say: (line: string) => void): Promise<Seat> {
  const player = await Player.join(url);
  const { campaign } = await player.readyToPlay();
  for (let turn = 1; turn <= messages / PER_TURN; turn += 1) {
    const body = { campaignId: campaign.id, message: situation(turn), detailLevel: "concise", memoryEnhanced: false };
    const { status } = await player.call("POST", "/api/chat/gamemaster", body);
    if (status !== 200) throw new Error(`Turn ${turn} answered ${status}`);
    if (turn % 500 === 0) say(`${turn * PER_TURN} messages…`);
  }
  return { player, campaign };
}

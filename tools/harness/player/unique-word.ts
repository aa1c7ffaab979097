import { vi } from "vitest";

import type { Player } from "./player.ts";
import { storedWith } from "../stack/stored.ts";

/**
 * Plays a turn that contains a unique word, and waits until both table and memory have stored the word.
 * @param dataDir the data folder of the stack on which the player plays
 */
export async function playWithWord(player: Player, dataDir: string): Promise<{ campaignId: string; word: string }> {
  const { campaign } = await player.readyToPlay();
  const word = `quillfeather${crypto.randomUUID().slice(0, 8)}`;
  await player.call("POST", "/api/chat/gamemaster", {
    campaignId: campaign.id,
    message: `I promise Hanne the silver ${word}. "Take the ${word}," I say, and it is a quest and a secret.`,
  });
  await vi.waitUntil(
    () => {
      const places = Object.keys(storedWith(dataDir, word)).join(" ");
      return places.includes("GameTable") && places.includes("CampaignMemory");
    },
    { timeout: 120_000, interval: 300 },
  );
  return { campaignId: campaign.id, word };
}

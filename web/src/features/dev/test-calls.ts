import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";

import { text } from "../../shared/text/text.ts";
import type { TestCall } from "./run-calls.ts";

/** Used as id when the player has no world or no campaign. The test requests then show how the server refuses a missing record. */
const NOTHING = "none";

/** The five test requests: health, world info, campaign description, a turn, and the context that chat gives the game master. */
export function testCalls(
  world: World | undefined,
  campaign: Campaign | undefined,
  userId: string,
): readonly TestCall[] {
  const { calls } = text.dev.test;
  const worldId = world?.id ?? NOTHING;
  const campaignId = campaign?.id ?? NOTHING;
  return [
    { label: calls.health, method: "GET", path: "/api/health" },
    { label: calls.world, method: "GET", path: `/api/worlds/${encodeURIComponent(worldId)}/info` },
    {
      label: calls.campaign,
      method: "POST",
      path: "/api/campaigns/new/generate-description",
      body: {
        name: "",
        worldId,
        startingLevel: 1,
        levelProgression: "milestone",
        exploration: "medium",
        combat: "medium",
        social: "medium",
        elements: ["mystery"],
        userId,
      },
    },
    {
      label: calls.chat,
      method: "POST",
      path: "/api/chat/gamemaster",
      body: { campaignId, message: "I look around.", userId },
    },
    { label: calls.context, method: "POST", path: "/api/chat/context", body: { campaignId, userId } },
  ];
}

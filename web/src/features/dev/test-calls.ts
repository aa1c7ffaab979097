import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";

import { text } from "../../shared/text/text.ts";
import type { TestCall } from "./run-calls.ts";

/** Replaces the id of a world or campaign that the player does not have. The calls then show how a missing record is refused. */
const NOTHING = "none";

/** The five calls: health, world info, campaign description, a turn, and the chat's context. */
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

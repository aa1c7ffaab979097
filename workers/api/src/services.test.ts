import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

import { CampaignSections } from "#contracts/entities/campaign";
import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";
import type { World } from "#contracts/entities/world";
import { LIMITS } from "#contracts/limits";
import { TokenMeter } from "#storyteller/models";
import { describeCampaign, describeWorld } from "./domain/describe.ts";
import { worldBuilder } from "./services.ts";

const wish = { name: "", genres: ["norse" as const], magicLevel: "low" as const, additionalDetails: "Longships" };

describe("the world builder that api serves", () => {
  it("names and describes a world and a campaign in it, within what can be saved again", async () => {
    const world = await describeWorld(worldBuilder(env, new TokenMeter(), null), wish);
    const campaign = await describeCampaign(
      worldBuilder(env, new TokenMeter(), null),
      { ...wish, name: world.name, description: world.description } as World,
      {
        name: "",
        startingLevel: 1,
        levelProgression: "standard",
        exploration: "medium",
        combat: "medium",
        social: "medium",
        elements: ["mystery"],
        notes: "",
      },
      [],
    );
    for (const { name, description } of [world, campaign]) {
      expect(name.trim()).not.toBe("");
      expect(name.length).toBeLessThanOrEqual(LIMITS.name);
      expect(description.trim()).not.toBe("");
      expect(description.length).toBeLessThanOrEqual(LIMITS.description);
    }
    expect(CampaignSections.safeParse(campaign.sections).success).toBe(true);
    for (const [, heading] of CAMPAIGN_SECTION_HEADINGS) expect(campaign.description).toContain(`## ${heading}`);
  });
});

import { listDurableObjectIds } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { RememberWorldAnswer } from "#contracts/http/memory";
import type { CampaignKey } from "#contracts/rpc/memory";
import { bindings, item, newCampaign, objectOf, recalled, rememberTurn, turn } from "../../test/campaign.ts";
import { ask } from "../../test/http.ts";

const payload = {
  type: "campaign",
  name: "The Drowned Bell",
  description: "A bell rings under the lake.\n\nNobody has dived for it since the flood.",
  properties: {
    startingLevel: 3,
    levelProgression: "milestone",
    exploration: "high",
    combat: "low",
    social: "medium",
    elements: ["mystery"],
  },
} as const;

async function save({ campaignId }: CampaignKey, changes: object = {}): Promise<number> {
  const response = await ask("PUT", "/worlds", { worldId: "w1", campaignId, payload: { ...payload, ...changes } });
  expect(response.status).toBe(200);
  return RememberWorldAnswer.parse(await response.json()).revision;
}

const lore = async (key: CampaignKey): Promise<string[]> =>
  (await objectOf(key).queries().items({ kind: "lore" })).items.map(({ content }) => content).toSorted();

describe("PUT /api/memory/worlds, after a campaign was saved", () => {
  it("remembers what the campaign is", async () => {
    const key = newCampaign();
    await save(key);

    expect(await lore(key)).toEqual([
      "A bell rings under the lake.\nNobody has dived for it since the flood.",
      "The campaign begins at level 3, with milestones. Exploration is high, combat low, social play medium. It is about mystery.",
      "The campaign is called The Drowned Bell.",
    ]);
    expect((await recalled(key, "the flood and the lake"))[0]).toContain("bell rings under the lake");
  });

  it("changes nothing when told the same again", async () => {
    const key = newCampaign();
    const revision = await save(key);

    expect(await save(key)).toBe(revision);
    expect(await lore(key)).toHaveLength(3);
  });

  it("forgets what the campaign no longer is, and nothing of what was played", async () => {
    const key = newCampaign();
    await save(key, {
      description: Array.from({ length: 4 }, (_, n) => `Chapter ${n}. ${"deep water ".repeat(60)}`).join("\n\n"),
    });
    await rememberTurn(key, turn(1), [item("Mira dived for the bell.")]);
    const revision = await save(key, { description: "" });

    expect(revision).toBeGreaterThan(1);
    expect(await lore(key)).toHaveLength(2);
    expect(await recalled(key, "the bell")).toContain("Mira dived for the bell.");
    expect(await recalled(key, "deep water")).toEqual([]);
  });
});

describe("DELETE /api/memory/campaigns", () => {
  it("forgets all of a campaign", async () => {
    const key = newCampaign();
    await save(key);
    await rememberTurn(key, turn(1), [item("Mira dived for the bell.")]);

    expect((await ask("DELETE", "/campaigns", { campaignId: key.campaignId, worldId: null })).status).toBe(204);
    expect(await recalled(key, "bell")).toEqual([]);
  });

  it("makes nothing of campaigns that nobody has, and touches none of others'", async () => {
    const bobs = newCampaign("bob");
    await rememberTurn(bobs, turn(1), [item("Bob dived for the bell.")]);
    const before = await listDurableObjectIds(bindings.CAMPAIGN_MEMORY);

    for (const campaignId of [bobs.campaignId, "unheard-of"]) {
      expect((await ask("DELETE", "/campaigns", { campaignId })).status).toBe(204);
    }
    expect(await listDurableObjectIds(bindings.CAMPAIGN_MEMORY)).toEqual(before);
    expect(await recalled(bobs, "bell")).toEqual(["Bob dived for the bell."]);
  });
});

describe("DELETE /api/memory/worlds", () => {
  const inWorld = async (worldId: string): Promise<CampaignKey[]> => {
    const keys = ["first", "second"].map((name) => ({ userId: "ada", campaignId: `ada-${worldId}-${name}` }));
    for (const key of keys) await rememberTurn(key, turn(1), [item("Mira dived for the bell.")]);
    return keys;
  };

  it("forgets the memory of the world's campaigns", async () => {
    const [first, second] = (await inWorld("drowned")) as [CampaignKey, CampaignKey];
    const other = newCampaign();
    await rememberTurn(other, turn(1), [item("Mira dived for the bell.")]);

    const answer = await ask("DELETE", "/worlds", { worldId: "drowned", userId: "ada", preserveCampaignData: false });
    expect(answer.status).toBe(204);
    expect([await recalled(first, "bell"), await recalled(second, "bell")]).toEqual([[], []]);
    expect(await recalled(other, "bell")).toHaveLength(1);
  });

  it("leaves it where the campaigns are preserved", async () => {
    const [first] = (await inWorld("preserved")) as [CampaignKey];

    expect((await ask("DELETE", "/worlds", { worldId: "preserved", preserveCampaignData: true })).status).toBe(204);
    expect(await recalled(first, "bell")).toHaveLength(1);
  });

  it("is for a player who is signed in under the id they give", async () => {
    expect((await ask("DELETE", "/worlds", { worldId: "w" }, { userId: null })).status).toBe(401);
    expect((await ask("DELETE", "/worlds", { worldId: "w" }, { sid: "revoked" })).status).toBe(401);
    expect((await ask("DELETE", "/worlds", { worldId: "w", userId: "bob" })).status).toBe(403);
    expect((await ask("DELETE", "/worlds", { worldId: "../w" })).status).toBe(400);
  });
});

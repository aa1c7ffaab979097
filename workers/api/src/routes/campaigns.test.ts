import * as z from "zod/mini";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import { unsealSecrets } from "#contracts/portability/seal";
import { GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import { expectLog } from "#worker-kit/testing";
import { fakeWorldBuilder } from "../../test/fake-world-builder.ts";
import { Player, prepareDatabase, queue } from "../../test/player.ts";

expectLog("campaign.deleted.unannounced");

beforeAll(prepareDatabase);
let player: Player;
let world: World;
beforeEach(async () => {
  player = await Player.join();
  world = await player.world({ name: "Vinterhavn" });
});

describe("saving a campaign", () => {
  it("lets the builder describe and name it, with the default settings", async () => {
    const { status, body } = await player.call("POST", "/api/campaigns", { worldId: world.id });
    expect(status).toBe(201);
    const campaign = z.parse(Campaign, body.campaign);
    expect(campaign).toMatchObject({
      userId: player.user.uid,
      worldId: world.id,
      worldName: "Vinterhavn",
      name: "The Named Campaign",
      startingLevel: 1,
      maxCharacters: 4,
      levelProgression: "standard",
      exploration: "medium",
      combat: "medium",
      social: "medium",
      elements: [],
      notes: "",
      characterCount: 0,
      messageCount: 0,
      lastActivity: null,
    });
    expect(campaign.description).toContain("A campaign in Vinterhavn");
    expect(campaign.aiGeneratedDescription).toBe(campaign.description);
    expect((await player.call("GET", `/api/campaigns/${campaign.id}`)).body).toEqual({ campaign });
  });

  it("keeps the player's own name and words", async () => {
    const asked = fakeWorldBuilder.campaigns.length;
    const campaign = await player.campaign(world.id, { name: "Rime", description: "My own words." });
    expect(campaign).toMatchObject({ name: "Rime", description: "My own words.", aiGeneratedDescription: "" });
    expect(fakeWorldBuilder.campaigns.length).toBe(asked);
  });

  it("creates under a reserved id, then updates under the same", async () => {
    const id = crypto.randomUUID();
    const first = await player.campaign(world.id, { id, name: "Rime", description: "First" });
    expect(first.id).toBe(id);
    const { status, body } = await player.call("POST", "/api/campaigns", {
      id,
      worldId: world.id,
      description: "Second",
      elements: ["heist"],
    });
    expect(status).toBe(200);
    expect(body.campaign).toEqual({
      ...first,
      description: "Second",
      elements: ["heist"],
      updatedAt: body.campaign.updatedAt,
    });
    expect(body.campaign.updatedAt >= first.updatedAt).toBe(true);
  });

  it("is told in English until somebody says otherwise, and then stays so", async () => {
    const { id, language } = await player.campaign(world.id, { name: "Rime", description: "First" });
    expect(language).toBe("en");
    const changed = await player.call("PATCH", `/api/campaigns/${id}`, { language: "de" });
    expect(changed.body.campaign).toMatchObject({ language: "de" });
    const saved = await player.call("POST", "/api/campaigns", { id, worldId: world.id, description: "Second" });
    expect(saved.body.campaign).toMatchObject({ description: "Second", language: "de" });
  });

  it("has the builder write in the campaign's language", async () => {
    await player.campaign(world.id, { language: "de" });
    expect(fakeWorldBuilder.campaigns.at(-1)).toMatchObject({ language: "de" });
    const campaign = await player.campaign(world.id, { name: "Reif", description: "Kalt.", language: "fr" });
    await player.call("POST", `/api/campaigns/${campaign.id}/generate-description`, { worldId: world.id });
    expect(fakeWorldBuilder.campaigns.at(-1)).toMatchObject({ language: "fr" });
  });

  it("knows no language that it could not ask for", async () => {
    const { status } = await player.call("POST", "/api/campaigns", { worldId: world.id, language: "Klingon" });
    expect(status).toBe(400);
  });

  const GENTLE = { death: "gentle", crits: "most_dice", encumbrance: true, confirmChanges: true };
  const STANDARD = { death: "standard", crits: "double_dice", encumbrance: false, confirmChanges: false };

  it.each([
    ["an unknown value", { ...GENTLE, death: "never" }],
    ["an unknown rule", { ...GENTLE, flanking: true }],
    ["only some of the rules", { death: "gentle" }],
    ["a word for a switch", { ...GENTLE, encumbrance: "yes" }],
    ["no rules at all", null],
  ])("refuses house rules with %s", async (_, houseRules) => {
    expect((await player.call("POST", "/api/campaigns", { worldId: world.id, houseRules })).status).toBe(400);
    const { id } = await player.campaign(world.id, { name: "Rime", description: "First" });
    expect((await player.call("PATCH", `/api/campaigns/${id}`, { houseRules })).status).toBe(400);
  });

  it("has the standard rules until the player chooses others, and then keeps those", async () => {
    const { id, houseRules } = await player.campaign(world.id, { name: "Rime", description: "First" });
    expect(houseRules).toEqual(STANDARD);
    const changed = await player.call("PATCH", `/api/campaigns/${id}`, { houseRules: GENTLE });
    expect(changed.body.campaign).toMatchObject({ houseRules: GENTLE });
    const saved = await player.call("POST", "/api/campaigns", { id, worldId: world.id, description: "Second" });
    expect(saved.body.campaign).toMatchObject({ description: "Second", houseRules: GENTLE });
  });

  it("may change its house rules, and nothing beside them, in the middle of a story", async () => {
    const { id } = await player.campaign(world.id, { name: "Rime", description: "First" });
    await player.character(id);
    const changed = await player.call("PATCH", `/api/campaigns/${id}`, { houseRules: GENTLE });
    expect(changed).toMatchObject({ status: 200, body: { campaign: { houseRules: GENTLE } } });
    const more = await player.call("PATCH", `/api/campaigns/${id}`, { houseRules: STANDARD, name: "Frost" });
    expect(more).toMatchObject({ status: 409, body: { code: "campaign_has_characters" } });
    const after = await player.call("GET", `/api/campaigns/${id}`);
    expect(after.body.campaign).toMatchObject({ name: "Rime", houseRules: GENTLE });
    const other = await Player.join();
    expect((await other.call("PATCH", `/api/campaigns/${id}`, { houseRules: STANDARD })).status).toBe(404);
  });

  it("takes the word new for no id", async () => {
    const first = await player.campaign(world.id, { id: "new" });
    const second = await player.campaign(world.id, { id: "new" });
    expect(new Set([first.id, second.id, "new"]).size).toBe(3);
  });

  it("keeps the stored words where an update brings none", async () => {
    const asked = fakeWorldBuilder.campaigns.length;
    const { id } = await player.campaign(world.id, { name: "Rime", description: "First" });
    const { body } = await player.call("POST", "/api/campaigns", { id, worldId: world.id, combat: "high" });
    expect(body.campaign).toMatchObject({ name: "Rime", description: "First", combat: "high" });
    expect(fakeWorldBuilder.campaigns.length).toBe(asked);
  });

  it("can still update a campaign whose world was deleted", async () => {
    const { id } = await player.campaign(world.id, { name: "Rime" });
    await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });
    const { status, body } = await player.call("POST", "/api/campaigns", { id, worldId: world.id, name: "Still Rime" });
    expect(status).toBe(200);
    expect(body.campaign).toMatchObject({ name: "Still Rime", worldName: null });
  });

  it("needs a world, and one that is there", async () => {
    const none = await player.call("POST", "/api/campaigns", { name: "Rime" });
    expect(none.status).toBe(400);
    expect(none.body.error).toBe("Please select a world for this campaign");
    const gone = await player.call("POST", "/api/campaigns", { worldId: crypto.randomUUID() });
    expect(gone.status).toBe(404);
    const { id } = await player.campaign(world.id);
    const moved = await player.call("POST", "/api/campaigns", { id, worldId: crypto.randomUUID() });
    expect(moved.status).toBe(404);
    expect(moved.body.error).toBe("World not found");
  });

  it.each([
    [{ startingLevel: 0 }],
    [{ startingLevel: 21 }],
    [{ startingLevel: 1.5 }],
    [{ startingLevel: "1" }],
    [{ maxCharacters: 0 }],
    [{ maxCharacters: 5 }],
    [{ combat: "extreme" }],
    [{ elements: ["aliens"] }],
    [{ elements: Array.from({ length: 30 }, () => "heist") }],
    [{ levelProgression: "never" }],
    [{ id: "'; DROP TABLE campaigns; --" }],
    [{ messageCount: 7 }],
  ])("refuses %j", async (fields) => {
    const answer = await player.call("POST", "/api/campaigns", { worldId: world.id, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("invalid_input");
  });
});

describe("a campaign with characters", () => {
  it("is locked against every change, and says how many they are", async () => {
    const campaign = await player.campaign(world.id);
    await player.character(campaign.id);
    await player.character(campaign.id);
    const refused = {
      code: "campaign_has_characters",
      error: "This campaign has 2 character(s) and can no longer be edited.",
      details: { characterCount: 2 },
    };
    const tries = [
      await player.call("PATCH", `/api/campaigns/${campaign.id}`, { name: "After" }),
      await player.call("POST", "/api/campaigns", { id: campaign.id, worldId: world.id, name: "After" }),
      await player.call("POST", `/api/campaigns/${campaign.id}/generate-description`, { worldId: world.id }),
    ];
    for (const answer of tries) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject(refused);
    }
    const { body } = await player.call("GET", `/api/campaigns/${campaign.id}`);
    expect(body.campaign).toEqual({ ...campaign, characterCount: 2 });
  });

  it("is deleted only where its characters are to be kept", async () => {
    const campaign = await player.campaign(world.id);
    const character = await player.character(campaign.id);
    const asked = await player.call("DELETE", `/api/campaigns/${campaign.id}`);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      code: "campaign_has_characters",
      error: "Cannot delete campaign with 1 character(s). Delete characters first.",
      details: { characterCount: 1 },
    });
    const done = await player.call("DELETE", `/api/campaigns/${campaign.id}`, { preserveCharacterData: true });
    expect(done.status).toBe(204);
    expect((await player.call("GET", `/api/characters/${character.id}`)).body).toEqual({ character });
  });
});

describe("changing a campaign", () => {
  it("changes what was sent and nothing else", async () => {
    const campaign = await player.campaign(world.id, { name: "Before", notes: "kept" });
    const { status, body } = await player.call("PATCH", `/api/campaigns/${campaign.id}`, { name: "After" });
    expect(status).toBe(200);
    expect(body.campaign).toEqual({ ...campaign, name: "After", updatedAt: body.campaign.updatedAt });
  });

  it("needs a name", async () => {
    const campaign = await player.campaign(world.id);
    const answer = await player.call("PATCH", `/api/campaigns/${campaign.id}`, { name: " " });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe("Name is required");
  });
});

describe("describing a campaign", () => {
  it("reserves an id and stores nothing until the save", async () => {
    const { status, body } = await player.call("POST", "/api/campaigns/new/generate-description", {
      worldId: world.id,
      elements: ["mystery"],
      notes: "Adventure Idea: the frozen bell",
    });
    expect(status).toBe(200);
    const answer = z.parse(GeneratedCampaignAnswer, body);
    expect(fakeWorldBuilder.campaigns.at(-1)).toMatchObject({
      world: { name: "Vinterhavn" },
      elements: ["mystery"],
      notes: "Adventure Idea: the frozen bell",
    });
    expect((await player.call("GET", `/api/campaigns/${answer.campaignId}`)).status).toBe(404);
    expect((await player.call("GET", "/api/campaigns")).body).toEqual({ campaigns: [] });

    const saved = await player.campaign(world.id, {
      id: answer.campaignId,
      name: answer.name,
      description: answer.description,
      aiGeneratedDescription: answer.aiGeneratedDescription,
    });
    expect(saved).toMatchObject({ id: answer.campaignId, description: answer.description });
  });

  it("hands what only the game master may know through the page under a seal, and keeps it with the campaign", async () => {
    const secret = { text: "The bell is a door.", knownBy: ["Hanne"], when: "", place: "" };
    fakeWorldBuilder.secrets = [secret];
    const { body } = await player.call("POST", "/api/campaigns/new/generate-description", { worldId: world.id });
    fakeWorldBuilder.secrets = [];
    expect(JSON.stringify(body)).not.toContain("door");
    const {
      campaignId: id,
      sealedSecrets,
      sections: _,
      source: __,
      ...described
    } = z.parse(GeneratedCampaignAnswer, body);
    const saved = await player.campaign(world.id, { id, ...described, sealedSecrets });
    expect(unsealSecrets(saved.sealedSecrets ?? "")).toEqual([secret]);
    // A later save, with a description written by hand, leaves out the secrets.
    const byHand = { worldId: world.id, id, name: "The Bell", description: "It rings." };
    const again = await player.call("POST", "/api/campaigns", byHand);
    expect(again.body.campaign).toMatchObject({ name: "The Bell", sealedSecrets: saved.sealedSecrets });

    const spoilt = { worldId: world.id, name: "Rime", description: "Cold.", sealedSecrets: "no seal" };
    expect((await player.call("POST", "/api/campaigns", spoilt)).status).toBe(400);
  });

  describe("that is stored", () => {
    const secret = { text: "The bell is a door.", knownBy: ["Hanne"], when: "", place: "" };
    async function regenerate(wish: object) {
      const before = await player.campaign(world.id, { name: "Rime", ...wish });
      fakeWorldBuilder.secrets = [secret];
      const path = `/api/campaigns/${before.id}/generate-description`;
      const { body } = await player.call("POST", path, { worldId: world.id });
      fakeWorldBuilder.secrets = [];
      expect(body).toMatchObject({ campaignId: before.id, name: "Rime" });
      expect(body.description).not.toBe(before.description);
      const stored = async () => (await player.call("GET", `/api/campaigns/${before.id}`)).body.campaign;
      return { before, body, stored };
    }

    it.each([
      ["what was generated before", {}],
      ["the player's own words", { description: "My own words." }],
    ])("leaves %s and its secrets until the player saves the new one", async (_, wish) => {
      const { before, body, stored } = await regenerate(wish);
      const { description, sealedSecrets } = before;
      const { aiGeneratedDescription } = body;
      expect(await stored()).toMatchObject({ description, sealedSecrets, aiGeneratedDescription });

      const saved = { description: body.description, sealedSecrets: body.sealedSecrets };
      expect((await player.call("PATCH", `/api/campaigns/${before.id}`, saved)).status).toBe(200);
      expect(await stored()).toMatchObject(saved);
      expect(unsealSecrets((await stored()).sealedSecrets ?? "")).toEqual([secret]);
    });

    it("has its description and secrets at once where it had none", async () => {
      const { id } = await player.campaign(world.id);
      await player.call("PATCH", `/api/campaigns/${id}`, { description: "" });
      fakeWorldBuilder.secrets = [secret];
      const { body } = await player.call("POST", `/api/campaigns/${id}/generate-description`, { worldId: world.id });
      fakeWorldBuilder.secrets = [];
      const { campaign } = (await player.call("GET", `/api/campaigns/${id}`)).body;
      expect(campaign).toMatchObject({ description: body.description, sealedSecrets: body.sealedSecrets });
    });
  });
});

describe("deleting a campaign", () => {
  const announced = (campaignId: string) =>
    queue.sent.filter((message) => (message as { campaignId: string }).campaignId === campaignId);

  it("tells the queue, so that its table and its memory are erased", async () => {
    const campaign = await player.campaign(world.id);
    expect((await player.call("DELETE", `/api/campaigns/${campaign.id}`)).status).toBe(204);
    expect(announced(campaign.id)).toEqual([
      { type: "campaign.deleted", userId: player.user.uid, campaignId: campaign.id },
    ]);
    expect((await player.call("DELETE", `/api/campaigns/${campaign.id}`)).status).toBe(404);
    expect(announced(campaign.id)).toHaveLength(1);
  });

  it("tells the queue of what it missed while it was down", async () => {
    const missed = await player.campaign(world.id);
    const next = await player.campaign(world.id);
    queue.down = true;
    const answer = await player.call("DELETE", `/api/campaigns/${missed.id}`);
    queue.down = false;
    expect(answer.status).toBe(204);
    expect(announced(missed.id)).toHaveLength(0);
    await player.call("DELETE", `/api/campaigns/${next.id}`);
    expect(announced(missed.id)).toHaveLength(1);
    expect(announced(next.id)).toHaveLength(1);
  });

  it("says nothing of a campaign that it refused to delete", async () => {
    const campaign = await player.campaign(world.id);
    await player.character(campaign.id);
    await player.call("DELETE", `/api/campaigns/${campaign.id}`);
    expect(announced(campaign.id)).toHaveLength(0);
  });

  it("never gives the id again: its objects may still be erased", async () => {
    const campaign = await player.campaign(world.id);
    await player.call("DELETE", `/api/campaigns/${campaign.id}`);
    const again = await player.call("POST", "/api/campaigns", { id: campaign.id, worldId: world.id });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: "conflict",
      error: "This campaign was deleted. Please save it as a new one.",
    });
  });
});

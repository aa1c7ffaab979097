import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import type { AdmitRequest } from "#contracts/rpc/portability";
import { Player, prepareDatabase } from "../../test/player.ts";
import { admitCampaign } from "./admit-campaign.ts";
import { openDatabase } from "./database.ts";

beforeAll(prepareDatabase);

const request = (more: Partial<AdmitRequest> = {}): AdmitRequest => {
  const settings = { startingLevel: 3, maxCharacters: 4, levelProgression: "xp", elements: ["mystery"] } as const;
  const focus = { exploration: "high", combat: "low", social: "medium", language: "de" } as const;
  const sheet = { race: "", customRace: "", background: "", customBackground: "", classes: [], level: 3, skills: [] };
  const body = { hp: { current: 4, max: 9 }, armorClass: 12, speed: 30, notes: "", build: null };
  const [strength, dexterity, constitution, intelligence, wisdom, charisma] = [8, 16, 12, 12, 16, 10];
  const abilityScores = { strength, dexterity, constitution, intelligence, wisdom, charisma };
  const kept = { managedExternally: false, externalUrl: null };
  const named = (name: string) => ({ id: crypto.randomUUID(), name, ...sheet, ...body, abilityScores, ...kept });
  return {
    campaignId: crypto.randomUUID(),
    world: {
      name: "Varrow Point",
      description: "A lighthouse.",
      additionalDetails: "",
      magicLevel: "low",
      genres: ["nautical"],
      aiGeneratedDescription: "",
      worldPrompts: { magicLevel: "low", genres: ["nautical"], additionalDetails: "" },
      setting: "",
    },
    campaign: {
      name: "The Blue Flame",
      description: "It burns.",
      aiGeneratedDescription: "",
      notes: "",
      ...settings,
      ...focus,
      elements: ["mystery"],
    },
    characters: [named("Zora"), named("Anders")],
    messageCount: 12,
    lastActivity: "2026-09-15T20:00:00.000Z",
    ...more,
  };
};

const admit = (player: Player, wanted: AdmitRequest) =>
  admitCampaign(openDatabase(env.DB), { userId: player.user.uid, sid: player.sid }, wanted);

describe("letting a campaign in", () => {
  it("keeps its house rules, and one from an older file has the standard rules", async () => {
    const player = await Player.join();
    const houseRules = { death: "gentle", crits: "most_dice", encumbrance: true, confirmChanges: true } as const;
    const { campaign } = request();
    expect(await admit(player, request({ campaign: { ...campaign, houseRules } }))).toMatchObject({
      campaign: { houseRules },
    });
    expect(await admit(player, request())).toMatchObject({
      campaign: { houseRules: { death: "standard", crits: "double_dice", encumbrance: false, confirmChanges: false } },
    });
  });

  it("keeps of a sheet's address only the number of a D&D Beyond character", async () => {
    const player = await Player.join();
    const linked = (externalUrl: string) => ({
      ...request().characters[0]!,
      id: crypto.randomUUID(),
      managedExternally: true,
      externalUrl,
    });
    const characters = ["https://evil.example/phish", "https://www.dndbeyond.com/characters/42?next=evil"].map(linked);
    const wanted = request({ characters });
    await admit(player, wanted);
    const { body } = await player.call("GET", `/api/characters?campaignId=${wanted.campaignId}`);
    expect(body.characters.map(({ externalUrl }) => externalUrl)).toEqual([
      null,
      "https://www.dndbeyond.com/characters/42",
    ]);
  });

  it("makes it whole: the world, the campaign, and its party in their order", async () => {
    const player = await Player.join();
    const wanted = request();
    expect(await admit(player, wanted)).toMatchObject({
      ok: true,
      campaign: {
        id: wanted.campaignId,
        worldName: "Varrow Point",
        characterCount: 2,
        messageCount: 12,
        lastActivity: wanted.lastActivity,
        language: "de",
      },
    });
    const { body } = await player.call("GET", `/api/characters?campaignId=${wanted.campaignId}`);
    expect(body.characters.map(({ name }) => name)).toEqual(["Zora", "Anders"]);
  });

  it("once, however often it is asked", async () => {
    const player = await Player.join();
    const wanted = request();
    const [first, again] = [await admit(player, wanted), await admit(player, wanted)];
    expect(again).toEqual(first);
    expect((await player.call("GET", "/api/worlds")).body.worlds).toHaveLength(1);
  });

  it("takes a world that says the same for it, and no other", async () => {
    const player = await Player.join();
    await admit(player, request());
    await admit(player, request());
    expect((await player.call("GET", "/api/worlds")).body.worlds).toHaveLength(1);
    await admit(player, request({ world: { ...request().world!, description: "Another lighthouse." } }));
    expect((await player.call("GET", "/api/worlds")).body.worlds).toHaveLength(2);
  });

  it("leaves a campaign without a world where its world was deleted", async () => {
    const player = await Player.join();
    expect(await admit(player, request({ world: null }))).toMatchObject({ campaign: { worldName: null } });
    expect((await player.call("GET", "/api/worlds")).body.worlds).toEqual([]);
  });

  it("refuses an id that is somebody else's or was deleted, and who is signed out; nothing of it is there then", async () => {
    const [ada, bea] = [await Player.join(), await Player.join()];
    const wanted = request();
    await admit(ada, wanted);
    expect(await admit(bea, wanted)).toEqual({ ok: false, refusal: "taken" });
    const body = { preserveCharacterData: true };
    expect((await ada.call("DELETE", `/api/campaigns/${wanted.campaignId}`, body)).status).toBe(204);
    expect(await admit(ada, { ...wanted, characters: request().characters })).toEqual({ ok: false, refusal: "taken" });
    expect((await bea.call("GET", "/api/worlds")).body.worlds).toEqual([]);
    expect((await bea.call("GET", "/api/characters")).body.characters).toEqual([]);

    const gone = { userId: bea.user.uid, sid: "none" };
    expect(await admitCampaign(openDatabase(env.DB), gone, request())).toEqual({ ok: false, refusal: "session" });
  });
});

import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { PlayedCharacter } from "#contracts/play/live-sheet";
import { Player, prepareDatabase } from "../../test/player.ts";

beforeAll(prepareDatabase);
let player: Player;
let campaign: Campaign;
beforeEach(async () => {
  player = await Player.join();
  campaign = await player.campaign((await player.world()).id, { maxCharacters: 2 });
});

describe("a character", () => {
  it("has a whole sheet from a name alone", async () => {
    const { status, body } = await player.call("POST", "/api/characters", {
      campaignId: campaign.id,
      name: " Brenna ",
    });
    expect(status).toBe(201);
    const character = z.parse(PlayedCharacter, body.character);
    expect(character).toMatchObject({
      userId: player.user.uid,
      campaignId: campaign.id,
      name: "Brenna",
      level: 1,
      hp: { current: 10, max: 10 },
      armorClass: 10,
      speed: 30,
      abilityScores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
      classes: [],
      skills: [],
      managedExternally: false,
      externalUrl: null,
    });
    expect((await player.call("GET", `/api/characters/${character.id}`)).body).toEqual({ character });
  });

  it("keeps every field of its sheet", async () => {
    const sheet = {
      name: "Brenna",
      race: "Other",
      customRace: "Frostborn",
      background: "Custom",
      customBackground: "Whaler",
      classes: [{ name: "Ranger", subclass: "Hunter", level: 3 }],
      level: 3,
      hp: { current: 7, max: 24 },
      armorClass: 15,
      speed: 35,
      abilityScores: { strength: 12, dexterity: 16, constitution: 14, intelligence: 8, wisdom: 15, charisma: 10 },
      skills: ["Stealth", "Survival"],
      notes: "Owes a debt in Skarn.",
    };
    expect(await player.character(campaign.id, sheet)).toMatchObject(sheet);
  });

  it("changes what was sent and nothing else", async () => {
    const character = await player.character(campaign.id, { skills: ["Stealth"] });
    const changes = { level: 20, hp: { current: 0, max: 24 } };
    const { status, body } = await player.call("PATCH", `/api/characters/${character.id}`, changes);
    expect(status).toBe(200);
    expect(body.character).toEqual({ ...character, ...changes, updatedAt: body.character.updatedAt });
  });

  it.each([
    [{ level: 0 }],
    [{ level: 21 }],
    [{ name: "" }],
    [{ hp: { current: -1, max: 5 } }],
    [{ abilityScores: { strength: 31 } }],
    [{ abilityScores: { luck: 10 } }],
    [{ managedExternally: true }],
    [{ campaignId: "elsewhere" }],
  ])("does not take %j", async (changes) => {
    const character = await player.character(campaign.id);
    expect((await player.call("PATCH", `/api/characters/${character.id}`, changes)).status).toBe(400);
  });

  it("is read-only, but can be let go, where its sheet is kept elsewhere", async () => {
    const character = await player.character(campaign.id);
    await env.DB.prepare(
      "UPDATE characters SET managed_externally = 1, external_url = 'https://sheets.example/1' WHERE id = ?",
    )
      .bind(character.id)
      .run();
    const answer = await player.call("PATCH", `/api/characters/${character.id}`, { name: "After" });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe("character_read_only");
    const { body } = await player.call("GET", `/api/characters/${character.id}`);
    expect(body.character).toEqual({ ...character, managedExternally: true, externalUrl: "https://sheets.example/1" });
    expect((await player.call("DELETE", `/api/characters/${character.id}`)).status).toBe(204);
  });

  it("leaves, and the campaign can be edited again", async () => {
    const character = await player.character(campaign.id);
    expect((await player.call("DELETE", `/api/characters/${character.id}`)).status).toBe(204);
    expect((await player.call("DELETE", `/api/characters/${character.id}`)).status).toBe(404);
    expect((await player.call("PATCH", `/api/campaigns/${campaign.id}`, { name: "After" })).status).toBe(200);
  });
});

/** A thief with two daggers. */
const BUILD = {
  classes: [{ id: "rogue", subclass: null, level: 1, hitPoints: [8] }],
  species: "halfling",
  background: "criminal",
  skills: ["Stealth"],
  expertise: ["Stealth"],
  tools: ["thieves-tools"],
  languages: ["Common", "Thieves' Cant"],
  feats: ["alert"],
  choices: { size: "small" },
  masteries: ["dagger"],
  spells: [],
  gear: [
    {
      key: "dagger-1",
      item: "dagger",
      name: "Dagger",
      quantity: 2,
      weight: 1,
      worn: false,
      wielded: "main",
      attuned: false,
      bonus: 0,
    },
  ],
  coins: 1_600,
  overrides: {},
  homebrew: [],
};

describe("a character's build", () => {
  it("is stored whole, changed whole, and taken away again", async () => {
    const character = await player.character(campaign.id, { build: BUILD });
    expect(character.build).toEqual(BUILD);
    const path = `/api/characters/${character.id}`;
    const poorer = { ...BUILD, coins: 3, gear: [] };
    expect((await player.call("PATCH", path, { build: poorer })).body.character.build).toEqual(poorer);
    expect((await player.call("PATCH", path, { armorClass: 12 })).body.character.build).toEqual(poorer);
    expect((await player.call("PATCH", path, { build: null })).body.character.build).toBeNull();
  });

  it("is null for a character of whom only a name is known, and for those of earlier versions", async () => {
    const character = await player.character(campaign.id);
    expect(character.build).toBeNull();
    const row = await env.DB.prepare("SELECT build FROM characters WHERE id = ?").bind(character.id).first();
    expect(row).toEqual({ build: null });
  });

  it("may name what no table has: the rules read it as the player's own", async () => {
    const own = {
      ...BUILD,
      species: "Selkie",
      spells: [{ id: "salt-storm", class: null, ability: "wisdom", prepared: true, always: true, inBook: false }],
    };
    expect((await player.character(campaign.id, { build: own })).build).toEqual(own);
  });

  it.each<[field: string, change: object]>([
    ["build.coins", { coins: -1 }],
    ["build.coins", { coins: 1e308 }],
    ["build.gear.0.quantity", { gear: [{ ...BUILD.gear[0], quantity: 1e9 }] }],
    ["build.gear.0.bonus", { gear: [{ ...BUILD.gear[0], bonus: 9 }] }],
    ["build.classes.0.level", { classes: [{ ...BUILD.classes[0], level: 99 }] }],
    ["build.overrides.armorClass", { overrides: { armorClass: 1_000 } }],
    ["build.gear", { gear: "everything" }],
    ["two things of the hero have the same key", { gear: [BUILD.gear[0], BUILD.gear[0]] }],
    ["unrecognized key", { admin: true }],
  ])("is refused by the name of what is wrong: %s %j", async (field, change) => {
    const body = { campaignId: campaign.id, name: "Brenna", build: { ...BUILD, ...change } };
    const answer = await player.call("POST", "/api/characters", body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.error.toLowerCase()).toContain(field.toLowerCase());
  });
});

describe("a party", () => {
  it("takes no more than the campaign has room for", async () => {
    await player.character(campaign.id);
    await player.character(campaign.id);
    const answer = await player.call("POST", "/api/characters", { campaignId: campaign.id, name: "Third" });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "campaign_full",
      error: "This campaign has room for 2 character(s) and is full.",
      details: { maxCharacters: 2 },
    });
  });

  it("needs a campaign that is there", async () => {
    const answer = await player.call("POST", "/api/characters", { campaignId: crypto.randomUUID(), name: "Nobody" });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe("Campaign not found");
  });

  it("is listed by campaign, and is empty where there is none", async () => {
    const character = await player.character(campaign.id);
    const other = await player.campaign(campaign.worldId);
    await player.character(other.id);
    expect((await player.call("GET", `/api/characters?campaignId=${campaign.id}`)).body).toEqual({
      characters: [character],
    });
    expect((await player.call("GET", "/api/characters")).body.characters).toHaveLength(2);
    expect((await player.call("GET", "/api/characters?campaignId=nowhere")).body).toEqual({ characters: [] });
  });
});

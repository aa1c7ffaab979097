import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import type { ErrorBody } from "#contracts/errors";
import { Player } from "../../tools/harness/player/player.ts";
import { sharedStack } from "../../tools/harness/stack/shared-stack.ts";
import { ELEMENTS, GENRES, INTENSITIES, MAGIC_LEVELS, PROGRESSIONS, valuesOf } from "./option-lists.ts";

const stack = sharedStack();
let player: Player;
let world: World;
let campaign: Campaign;
beforeAll(async () => {
  player = await Player.ready(stack.url);
});
beforeEach(async () => {
  ({ world, campaign } = await player.readyToPlay());
});

const errorOf = async (method: string, path: string, body?: unknown, who = player) => {
  const answer = await who.call<ErrorBody>(method, path, body);
  return [answer.status, answer.body.error];
};
const save = async (more: object) =>
  player.call<{ campaign: Campaign }>("POST", "/api/campaigns", {
    worldId: world.id,
    name: "A",
    description: "B",
    ...more,
  });

describe("Entities and their fields", () => {
  it("a world and a campaign have theirs, with their defaults", async () => {
    const names = "id userId name description additionalDetails magicLevel genres setting createdAt updatedAt".split(
      " ",
    );
    expect(Object.keys(world)).toEqual(expect.arrayContaining([...names, "aiGeneratedDescription", "worldPrompts"]));
    expect(Object.keys(world.worldPrompts).toSorted()).toEqual(["additionalDetails", "genres", "magicLevel"]);
    expect((await save({})).body.campaign).toMatchObject({
      worldId: world.id,
      startingLevel: 1,
      maxCharacters: 4,
      levelProgression: "standard",
      exploration: "medium",
      combat: "medium",
      social: "medium",
      notes: "",
      elements: [],
      lastActivity: null,
      messageCount: 0,
    });
    const wish = "No spiders.";
    expect((await save({ notes: wish })).body.campaign).toMatchObject({ notes: wish, additionalInformation: wish });
  });

  it("a world takes each of the 16 genres and of the six magic levels, and refuses others", async () => {
    const make = (more: object) =>
      player.call<{ world: World }>("POST", "/api/worlds", {
        name: "A",
        genres: ["norse"],
        magicLevel: "low",
        description: "B",
        ...more,
      });
    const genres = valuesOf(GENRES);
    expect(genres).toHaveLength(16);
    expect((await make({ genres })).body.world.genres).toEqual(genres);
    for (const magicLevel of valuesOf(MAGIC_LEVELS)) {
      expect((await make({ magicLevel })).body.world.magicLevel).toBe(magicLevel);
    }
    expect((await make({ genres: ["knitting"] })).status).toBe(400);
    expect((await make({ magicLevel: "very-high" })).status).toBe(400);
  });

  it("a campaign takes each of the 29 elements, both progressions and four intensities, and refuses others", async () => {
    expect(ELEMENTS).toHaveLength(29);
    expect((await save({ elements: ELEMENTS })).body.campaign.elements).toEqual(ELEMENTS);
    for (const levelProgression of PROGRESSIONS) {
      expect((await save({ levelProgression })).body.campaign.levelProgression).toBe(levelProgression);
    }
    for (const each of valuesOf(INTENSITIES)) {
      const focus = { exploration: each, combat: each, social: each };
      expect((await save(focus)).body.campaign).toMatchObject(focus);
    }
    for (const wrong of [
      { elements: ["knitting"] },
      { levelProgression: "fast" },
      { exploration: "extreme" },
      { combat: "none" },
      { social: "Low" },
    ]) {
      expect([wrong, (await save(wrong)).status]).toEqual([wrong, 400]);
    }
  });

  it("a message has its fields, and a game master's its flags", async () => {
    const body = {
      campaignId: campaign.id,
      message: "I look around.",
      sender: "user",
      userId: campaign.userId,
      memoryContext: "A toll is due.",
    };
    expect((await player.call("POST", "/api/chat/gamemaster", body)).status).toBe(200);
    const common = { campaignId: campaign.id, userId: campaign.userId };
    const [sent, reply] = await player.messages(campaign.id);
    expect(sent).toMatchObject({ ...common, sender: "user", message: "I look around." });
    const flags = { source: "oracle", aiEnhanced: false, memoryEnhanced: false, isContextual: true };
    expect(reply).toMatchObject({ ...common, sender: "gm", ...flags });
    for (const time of [sent?.timestamp, sent?.createdAt, reply?.updatedAt])
      expect(Date.parse(time ?? "")).not.toBe(NaN);
  });

  it("detail levels are served as pairs of value and label", async () => {
    expect((await player.call("GET", "/api/chat/detail-levels")).body).toEqual({
      levels: [
        { value: "minimal", label: "Minimal" },
        { value: "concise", label: "Concise" },
        { value: "standard", label: "Standard" },
        { value: "detailed", label: "Detailed" },
        { value: "immersive", label: "Immersive" },
      ],
    });
  });
});

describe("Saving a campaign", () => {
  it("that already has an id updates the record and refreshes updatedAt; otherwise a new one is created", async () => {
    const made = await save({});
    expect(made.status).toBe(201);
    const again = await save({ id: made.body.campaign.id, name: "Another" });
    expect(again.body.campaign).toMatchObject({ id: made.body.campaign.id, name: "Another" });
    expect(again.body.campaign.createdAt).toBe(made.body.campaign.createdAt);
    expect(again.body.campaign.updatedAt > made.body.campaign.updatedAt).toBe(true);
    const path = `/api/campaigns?worldId=${world.id}`;
    expect((await player.call<{ campaigns: [] }>("GET", path)).body.campaigns).toHaveLength(2);
  });
});

describe("Validation rules", () => {
  it.each([
    ["a starting level of 0", { startingLevel: 0 }],
    ["a starting level of 21", { startingLevel: 21 }],
    ["no characters at all", { maxCharacters: 0 }],
    ["five characters", { maxCharacters: 5 }],
  ])("no campaign is saved with %s", async (_, more) => {
    expect((await save(more)).status).toBe(400);
  });

  it("a world needs a genre, and a campaign a world; a blank name does not count as one", async () => {
    expect((await player.call("POST", "/api/worlds", { name: "A", genres: [], magicLevel: "low" })).status).toBe(400);
    expect((await player.call("POST", "/api/worlds", { name: "A", genres: ["norse"], magicLevel: "" })).status).toBe(
      400,
    );
    const words = "Please select a world for this campaign";
    expect(await errorOf("POST", "/api/campaigns", { name: "A", worldId: "" })).toEqual([400, words]);
    const { body } = await player.call<{ world: World }>("POST", "/api/worlds", {
      name: "  ",
      genres: ["norse"],
      magicLevel: "low",
    });
    expect(body.world.name.trim()).not.toBe("");
    expect(await errorOf("PATCH", `/api/campaigns/${(await save({})).body.campaign.id}`, { name: " " })).toEqual([
      400,
      "Name is required",
    ]);
  });

  it.each([
    ["no campaignId", { campaignId: undefined }, 400, "Invalid campaignId"],
    ["an empty campaignId", { campaignId: "" }, 400, "Invalid campaignId"],
    ["a message that is no string", { message: 7 }, 400, "Invalid message"],
    ["a sender that is not the player", { sender: "" }, 400, "Invalid sender"],
    ["an empty userId", { userId: "" }, 400, "Invalid userId"],
    ["somebody else's userId", { userId: "somebody-else" }, 403, "User ID mismatch"],
    ["no message", { message: undefined }, 400, "Message is required"],
    ["a blank message", { message: " \n " }, 400, "Message cannot be empty"],
    ["2001 characters", { message: "x".repeat(2_001) }, 400, "Message is too long (max 2000 characters)"],
  ])("no message is saved with %s", async (_, more, status, words) => {
    const body = { campaignId: campaign.id, message: "I knock.", ...more };
    expect(await errorOf("POST", "/api/chat/gamemaster", body)).toEqual([status, words]);
    expect(await player.messages(campaign.id)).toEqual([]);
  });

  it("no message is saved of somebody who is not signed in: 'User not authenticated'", async () => {
    const body = { campaignId: campaign.id, message: "I knock." };
    const stranger = new Player(stack.url);
    expect(await errorOf("POST", "/api/chat/gamemaster", body, stranger)).toEqual([401, "User not authenticated"]);
  });
});

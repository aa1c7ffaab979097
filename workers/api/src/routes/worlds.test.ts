import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as z from "zod/mini";

import { World } from "#contracts/entities/world";
import { GeneratedWorldAnswer } from "#contracts/http/worlds";
import { expectLog } from "#worker-kit/testing";
import { fakeWorldBuilder } from "../../test/fake-world-builder.ts";
import { Player, prepareDatabase } from "../../test/player.ts";

expectLog("request.failed");

beforeAll(prepareDatabase);
let player: Player;
beforeEach(async () => {
  player = await Player.join();
});

describe("making a world", () => {
  it("is of medium magic where nobody said otherwise", async () => {
    const { status, body } = await player.call("POST", "/api/worlds", { genres: ["norse"] });
    expect([status, z.parse(World, body.world).magicLevel]).toEqual([201, "medium"]);
  });

  it("lets the builder describe and name it where the player left both blank", async () => {
    const { status, body } = await player.call("POST", "/api/worlds", {
      name: "   ",
      genres: ["norse", "nautical"],
      magicLevel: "rare",
      additionalDetails: "Longships and long winters",
    });
    expect(status).toBe(201);
    const world = z.parse(World, body.world);
    expect(world).toMatchObject({
      userId: player.user.uid,
      name: "The Named World",
      description: expect.stringMatching(/norse and nautical/u),
      additionalDetails: "Longships and long winters",
      magicLevel: "rare",
      genres: ["norse", "nautical"],
      worldPrompts: {
        magicLevel: "rare",
        genres: ["norse", "nautical"],
        additionalDetails: "Longships and long winters",
      },
      campaignCount: 0,
    });
    expect(world.aiGeneratedDescription).toBe(world.description);
    expect((await player.call("GET", `/api/worlds/${world.id}`)).body).toEqual({ world });
    expect((await player.call("GET", `/api/worlds/${world.id}/info`)).body).toEqual({ world });
  });

  it("keeps the player's own name and words", async () => {
    const asked = fakeWorldBuilder.worlds.length;
    const world = await player.world({ name: "Vinterhavn", description: "Cold, and mine." });
    expect(world).toMatchObject({ name: "Vinterhavn", description: "Cold, and mine.", aiGeneratedDescription: "" });
    expect(fakeWorldBuilder.worlds.length).toBe(asked);
  });

  it("names a world that the player described but did not name", async () => {
    const world = await player.world({ description: "Cold, and mine." });
    expect(world).toMatchObject({ name: "The Named World", description: "Cold, and mine." });
  });

  it("stores nothing where the builder fails, and says what to do", async () => {
    fakeWorldBuilder.failNext();
    const answer = await player.call("POST", "/api/worlds", { genres: ["norse"], magicLevel: "low" });
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({
      code: "game_master_failed",
      error: "Failed to generate description. Please try again or write your own.",
    });
    expect((await player.call("GET", "/api/worlds")).body).toEqual({ worlds: [] });
  });

  it.each([
    [{ genres: [], magicLevel: "low" }, "Choose at least one genre"],
    [{ genres: ["space-opera"], magicLevel: "low" }, "genres"],
    [{ genres: ["norse"], magicLevel: "purple" }, "magicLevel"],
    [{ genres: ["norse"], magicLevel: "low", name: "x".repeat(121) }, "name"],
    [{ genres: ["norse"], magicLevel: "low", description: "x".repeat(20_001) }, "description"],
    [{ genres: ["norse"], magicLevel: "low", owner: "me" }, "owner"],
  ])("refuses %j", async (body, about) => {
    const answer = await player.call("POST", "/api/worlds", body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("invalid_input");
    expect(answer.body.error).toContain(about);
  });

  it("lists the newest first", async () => {
    await player.world({ name: "First" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await player.world({ name: "Second" });
    const { body } = await player.call("GET", "/api/worlds");
    expect(body.worlds.map((world: World) => world.name)).toEqual(["Second", "First"]);
  });
});

describe("changing a world", () => {
  it("changes what was sent and nothing else", async () => {
    const world = await player.world({ name: "Before", additionalDetails: "kept" });
    const { status, body } = await player.call("PATCH", `/api/worlds/${world.id}`, {
      name: "After",
      genres: ["desert"],
    });
    expect(status).toBe(200);
    expect(body.world).toEqual({ ...world, name: "After", genres: ["desert"], updatedAt: body.world.updatedAt });
  });

  it("is over once the world has a campaign, and possible again without it", async () => {
    const world = await player.world();
    const campaign = await player.campaign(world.id);
    const locked = await player.call("PATCH", `/api/worlds/${world.id}`, { name: "After" });
    expect(locked.status).toBe(409);
    expect(locked.body).toMatchObject({
      code: "world_has_campaigns",
      error: "This world has 1 campaign(s) and can no longer be edited.",
      details: { campaignCount: 1 },
    });
    await player.call("DELETE", `/api/campaigns/${campaign.id}`);
    expect((await player.call("PATCH", `/api/worlds/${world.id}`, { name: "After" })).status).toBe(200);
  });
});

describe("describing a world", () => {
  const wish = { genres: ["steampunk"], magicLevel: "high", additionalDetails: "brass" };

  it("makes the world where the id is new", async () => {
    const { status, body } = await player.call("POST", "/api/worlds/new/generate-description", wish);
    expect(status).toBe(201);
    const answer = z.parse(GeneratedWorldAnswer, body);
    expect(body).toEqual(answer);
    const stored = await player.call("GET", `/api/worlds/${answer.worldId}`);
    expect(stored.body.world).toMatchObject({ name: answer.name, description: answer.description, ...wish });
  });

  it("stores the setting that the player named, and the builder reads it", async () => {
    const named = await player.call("POST", "/api/worlds/new/generate-description", { ...wish, setting: "Brass age" });
    expect(fakeWorldBuilder.worlds.at(-1)?.setting).toBe("Brass age");
    const id = z.parse(GeneratedWorldAnswer, named.body).worldId;
    const setting = async () => (await player.call("GET", `/api/worlds/${id}`)).body.world.setting;
    expect(await setting()).toBe("Brass age");
    await player.call("POST", `/api/worlds/${id}/generate-description`, wish);
    expect(await setting()).toBe("Brass age");
    await player.call("POST", `/api/worlds/${id}/generate-description`, { ...wish, setting: "Age of steam" });
    expect(await setting()).toBe("Age of steam");
    const tooLong = { ...wish, setting: "x".repeat(121) };
    expect((await player.call("POST", "/api/worlds/new/generate-description", tooLong)).status).toBe(400);
  });

  it("describes a world again, under the name it has", async () => {
    const world = await player.world({ name: "Cogwheel" });
    const { status, body } = await player.call("POST", `/api/worlds/${world.id}/generate-description`, wish);
    expect(status).toBe(200);
    expect(body).toMatchObject({ worldId: world.id, name: "Cogwheel" });
    expect(body.description).not.toBe(world.description);
    expect(fakeWorldBuilder.worlds.at(-1)?.seed).not.toBe(fakeWorldBuilder.worlds.at(-2)?.seed);
    const stored = await player.call("GET", `/api/worlds/${world.id}`);
    expect(stored.body.world).toMatchObject({ ...wish, description: body.description, worldPrompts: wish });
  });

  it("leaves a world with campaigns as it is", async () => {
    const world = await player.world();
    await player.campaign(world.id);
    const asked = fakeWorldBuilder.worlds.length;
    const answer = await player.call("POST", `/api/worlds/${world.id}/generate-description`, wish);
    expect(answer.status).toBe(409);
    expect(fakeWorldBuilder.worlds.length).toBe(asked);
  });
});

describe("deleting a world", () => {
  it("is done at once where nothing is played there", async () => {
    const world = await player.world();
    expect((await player.call("DELETE", `/api/worlds/${world.id}`)).status).toBe(204);
    expect((await player.call("GET", `/api/worlds/${world.id}`)).status).toBe(404);
    expect((await player.call("DELETE", `/api/worlds/${world.id}`)).status).toBe(404);
  });

  it("asks first where there are campaigns, and then keeps them playable", async () => {
    const world = await player.world();
    const campaign = await player.campaign(world.id);
    const character = await player.character(campaign.id);

    const asked = await player.call("DELETE", `/api/worlds/${world.id}`);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: "world_has_campaigns", details: { campaignCount: 1 } });
    expect((await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: false })).status).toBe(409);

    const done = await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });
    expect(done.status).toBe(204);
    const kept = await player.call("GET", `/api/campaigns/${campaign.id}`);
    expect(kept.body.campaign).toEqual({ ...campaign, worldName: null, characterCount: 1 });
    expect((await player.call("GET", `/api/characters/${character.id}`)).status).toBe(200);
    expect((await player.call("GET", `/api/campaigns?worldId=${world.id}`)).body.campaigns).toHaveLength(1);
  });
});

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { World } from "#contracts/entities/world";
import { call, Player, prepareDatabase, queue } from "../../test/player.ts";

let owner: Player;
let stranger: Player;
let world: World;
let campaign: Campaign;
let character: Character;

beforeAll(async () => {
  await prepareDatabase();
  owner = await Player.join();
  stranger = await Player.join();
  world = await owner.world();
  campaign = await owner.campaign(world.id);
  character = await owner.character(campaign.id);
});

/** All rows of the owner in the database. */
async function holdings(): Promise<unknown> {
  const tables = ["users", "sessions", "worlds", "campaigns", "characters", "deleted_campaigns"];
  return Promise.all(
    tables.map((table) => {
      const column = table === "users" ? "id" : "user_id";
      return env.DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
        .bind(owner.user.uid)
        .all()
        .then((all) => all.results);
    }),
  );
}

const wish = { genres: ["norse"], magicLevel: "low" };
const routes: [string, () => string, (() => unknown)?][] = [
  ["GET", () => `/api/worlds/${world.id}`],
  ["GET", () => `/api/worlds/${world.id}/info`],
  ["PATCH", () => `/api/worlds/${world.id}`, () => ({ name: "Stolen" })],
  ["DELETE", () => `/api/worlds/${world.id}`],
  ["DELETE", () => `/api/worlds/${world.id}`, () => ({ preserveCampaignData: true })],
  ["POST", () => `/api/worlds/${world.id}/generate-description`, () => wish],
  ["GET", () => `/api/campaigns/${campaign.id}`],
  ["POST", () => "/api/campaigns", () => ({ worldId: world.id, name: "Squatter", description: "Here" })],
  ["PATCH", () => `/api/campaigns/${campaign.id}`, () => ({ name: "Stolen" })],
  ["DELETE", () => `/api/campaigns/${campaign.id}`],
  ["DELETE", () => `/api/campaigns/${campaign.id}`, () => ({ preserveCharacterData: true })],
  ["POST", () => `/api/campaigns/${campaign.id}/generate-description`, () => ({ worldId: world.id })],
  ["POST", () => "/api/campaigns/new/generate-description", () => ({ worldId: world.id })],
  ["POST", () => "/api/characters", () => ({ campaignId: campaign.id, name: "Intruder" })],
  ["GET", () => `/api/characters/${character.id}`],
  ["PATCH", () => `/api/characters/${character.id}`, () => ({ name: "Stolen" })],
  ["DELETE", () => `/api/characters/${character.id}`],
];

describe("what belongs to somebody else", () => {
  it.each(routes)("is not there: %s %s", async (method, path, body) => {
    const before = await holdings();
    const sent = queue.sent.length;
    const foreign = await stranger.call(method, path(), body?.());
    expect(foreign.status).toBe(404);
    expect(foreign.body.code).toBe("not_found");
    expect(await holdings()).toEqual(before);
    expect(queue.sent.length).toBe(sent);

    // The response must be the same as for an id that never existed, so that it gives nothing away.
    const nowhere = (text: string) =>
      [world.id, campaign.id, character.id].reduce((words, id) => words.replaceAll(id, crypto.randomUUID()), text);
    const sentBody = body && (JSON.parse(nowhere(JSON.stringify(body()))) as unknown);
    const missing = await stranger.call(method, nowhere(path()), sentBody);
    expect({ ...foreign.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" });
  });

  it("is not saved over: a stranger's save under the campaign's id is a 404", async () => {
    const before = await holdings();
    const own = await stranger.world();
    const answer = await stranger.call("POST", "/api/campaigns", { id: campaign.id, worldId: own.id, name: "Stolen" });
    expect(answer.status).toBe(404);
    expect(await holdings()).toEqual(before);
    expect((await stranger.call("GET", "/api/campaigns")).body).toEqual({ campaigns: [] });
  });

  it("is not saved over while it is still unlocked either, nor is a campaign moved into a stranger's world", async () => {
    const unlocked = await owner.campaign(world.id, { name: "Unlocked" });
    const before = await holdings();
    const own = await stranger.campaign((await stranger.world()).id, { name: "Own" });
    const over = await stranger.call("POST", "/api/campaigns", {
      id: unlocked.id,
      worldId: own.worldId,
      name: "Stolen",
    });
    expect(over.status).toBe(404);
    const into = await stranger.call("POST", "/api/campaigns", { id: own.id, worldId: world.id, name: "Squatter" });
    expect(into.status).toBe(404);
    expect(await holdings()).toEqual(before);
    expect((await stranger.call("GET", `/api/campaigns/${own.id}`)).body).toEqual({ campaign: own });
    await stranger.call("DELETE", `/api/campaigns/${own.id}`);
  });

  it("does not show in lists, counts or worlds", async () => {
    expect((await stranger.call("GET", `/api/campaigns?worldId=${world.id}`)).body).toEqual({ campaigns: [] });
    expect((await stranger.call("GET", `/api/characters?campaignId=${campaign.id}`)).body).toEqual({ characters: [] });
    const { worlds } = (await stranger.call("GET", "/api/worlds")).body;
    expect(worlds.every((found: World) => found.userId === stranger.user.uid)).toBe(true);
    const { stats, recentCampaigns } = (await stranger.call("GET", "/api/dashboard")).body;
    expect(stats).toMatchObject({ campaigns: 0, characters: 0 });
    expect(recentCampaigns).toEqual([]);
  });
});

const everyRoute: [string, () => string, (() => unknown)?][] = [
  ...routes,
  ["GET", () => "/api/worlds"],
  ["POST", () => "/api/worlds", () => wish],
  ["POST", () => "/api/worlds/new/generate-description", () => wish],
  ["GET", () => "/api/campaigns"],
  ["GET", () => "/api/characters"],
  ["GET", () => "/api/dashboard"],
];

describe("without a session that stands", () => {
  it.each(everyRoute)("nothing is given or done: %s %s", async (method, path, body) => {
    const before = await holdings();
    const nobody = await call(method, path(), body ? { body: body() } : {});
    expect(nobody.status).toBe(401);
    expect(nobody.body).toMatchObject({ error: "User not authenticated", code: "not_authenticated" });

    const asked = await Player.join();
    await env.DB.prepare("UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?")
      .bind(asked.sid)
      .run();
    expect((await asked.call(method, path(), body?.())).status).toBe(401);
    const left = await env.DB.prepare("SELECT COUNT(*) AS n FROM worlds WHERE user_id = ?")
      .bind(asked.user.uid)
      .first("n");
    expect(left).toBe(0);
    expect(await holdings()).toEqual(before);
  });

  it("the owner's own revoked session changes nothing of theirs", async () => {
    const player = await Player.join();
    const own = await player.world({ name: "Mine" });
    await env.DB.prepare("UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?")
      .bind(player.sid)
      .run();
    const tries = [
      await player.call("PATCH", `/api/worlds/${own.id}`, { name: "Stolen" }),
      await player.call("POST", "/api/campaigns", { worldId: own.id, name: "Rime", description: "Words" }),
      await player.call("DELETE", `/api/worlds/${own.id}`),
    ];
    expect(tries.map((answer) => answer.status)).toEqual([401, 401, 401]);
    expect(await env.DB.prepare("SELECT name FROM worlds WHERE id = ?").bind(own.id).first("name")).toBe("Mine");
  });
});

describe("a userId that is sent along", () => {
  const withUser: [string, () => string, () => Record<string, unknown>][] = [
    ["POST", () => "/api/worlds", () => wish],
    ["PATCH", () => `/api/worlds/${world.id}`, () => ({})],
    ["DELETE", () => `/api/worlds/${world.id}`, () => ({})],
    ["POST", () => "/api/worlds/new/generate-description", () => wish],
    ["POST", () => "/api/campaigns", () => ({ worldId: world.id })],
    ["PATCH", () => `/api/campaigns/${campaign.id}`, () => ({})],
    ["DELETE", () => `/api/campaigns/${campaign.id}`, () => ({})],
    ["POST", () => "/api/campaigns/new/generate-description", () => ({ worldId: world.id })],
    ["POST", () => "/api/characters", () => ({ campaignId: campaign.id, name: "Brenna" })],
    ["PATCH", () => `/api/characters/${character.id}`, () => ({})],
  ];

  it.each(withUser)("must be the caller's: %s %s", async (method, path, body) => {
    const before = await holdings();
    const answer = await owner.call(method, path(), { ...body(), userId: stranger.user.uid });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: "User ID mismatch", code: "user_mismatch" });
    expect(await holdings()).toEqual(before);
  });

  it.each(["/api/worlds", "/api/campaigns", "/api/characters", "/api/dashboard"])(
    "must be the caller's in a query too: %s",
    async (path) => {
      expect((await owner.call("GET", `${path}?userId=${stranger.user.uid}`)).status).toBe(403);
      expect((await owner.call("GET", `${path}?userId=${owner.user.uid}`)).status).toBe(200);
    },
  );
});

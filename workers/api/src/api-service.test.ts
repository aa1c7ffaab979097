import { env, exports } from "cloudflare:workers";
import * as z from "zod/mini";
import { beforeAll, describe, expect, it } from "vitest";

import { Scene } from "#contracts/play/scene";
import type { ApiRpc } from "#contracts/rpc/api";
import { Player, prepareDatabase } from "../test/player.ts";

beforeAll(prepareDatabase);

const api = (exports as unknown as { ApiService: ApiRpc }).ApiService;
const callerOf = (player: Player) => ({ userId: player.user.uid, sid: player.sid });
const revoke = (player: Player) =>
  env.DB.prepare("UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?").bind(player.sid).run();

describe("the scene of a turn", () => {
  it("has the campaign, its world and its party, as the routes show them", async () => {
    const player = await Player.join();
    const world = await player.world({ name: "Vinterhavn" });
    const campaign = await player.campaign(world.id, { name: "Rime" });
    const { live: _, ...first } = await player.character(campaign.id, { name: "Brenna" });
    await player.character(campaign.id, { name: "Osk" });
    const found = await api.scene(callerOf(player), campaign.id);
    if (!found.ok) throw new Error(found.refusal);
    const scene = z.parse(Scene, found.scene);
    // Campaigns and worlds have columns with the same names. No column may get the value of the other table.
    expect(scene.world).toEqual({ ...world, campaignCount: 1 });
    // The game master reads the notes as notes. Only answers to players repeat them.
    const { additionalInformation: repeated, ...stored } = campaign;
    expect(scene.campaign).toEqual({ ...stored, characterCount: 2 });
    expect(repeated).toBe(stored.notes);
    expect(scene.characters[0]).toEqual(first);
    expect(scene.characters.map((character) => character.name)).toEqual(["Brenna", "Osk"]);
  });

  it("goes on without a world that was deleted", async () => {
    const player = await Player.join();
    const world = await player.world();
    const campaign = await player.campaign(world.id);
    await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });
    expect(await api.scene(callerOf(player), campaign.id)).toMatchObject({ ok: true, scene: { world: null } });
  });

  it("is refused to another user, to a revoked session and to somebody else's session id", async () => {
    const player = await Player.join();
    const stranger = await Player.join();
    const campaign = await player.campaign((await player.world()).id);
    const refusedCampaign = { ok: false, refusal: "campaign" };
    const refusedSession = { ok: false, refusal: "session" };
    expect(await api.scene(callerOf(stranger), campaign.id)).toEqual(refusedCampaign);
    expect(await api.scene(callerOf(player), crypto.randomUUID())).toEqual(refusedCampaign);
    expect(await api.scene({ userId: player.user.uid, sid: stranger.sid }, campaign.id)).toEqual(refusedSession);
    await revoke(player);
    expect(await api.scene(callerOf(player), campaign.id)).toEqual(refusedSession);
  });
});

describe("access", () => {
  it("asks for the session alone where no campaign is named", async () => {
    const player = await Player.join();
    expect(await api.access(callerOf(player), null)).toEqual({ ok: true });
    await revoke(player);
    expect(await api.access(callerOf(player), null)).toEqual({ ok: false, refusal: "session" });
  });

  it("is given to the owner of a campaign and to nobody else", async () => {
    const player = await Player.join();
    const stranger = await Player.join();
    const campaign = await player.campaign((await player.world()).id);
    expect(await api.access(callerOf(player), campaign.id)).toEqual({ ok: true });
    expect(await api.access(callerOf(stranger), campaign.id)).toEqual({ ok: false, refusal: "campaign" });
  });
});

describe("the activity of a campaign", () => {
  it("is what the last turn says, whatever arrives late or for nobody", async () => {
    const player = await Player.join();
    const stranger = await Player.join();
    const campaign = await player.campaign((await player.world()).id);
    const update = { userId: player.user.uid, campaignId: campaign.id };
    await api.recordActivity({ ...update, messageCount: 4, lastActivity: "2026-09-15T12:00:00.000Z" });
    await api.recordActivity({ ...update, messageCount: 2, lastActivity: "2026-09-15T11:00:00.000Z" });
    await api.recordActivity({
      ...update,
      userId: stranger.user.uid,
      messageCount: 99,
      lastActivity: "2026-09-16T11:00:00.000Z",
    });
    await api.recordActivity({
      ...update,
      campaignId: "nowhere",
      messageCount: 99,
      lastActivity: "2026-09-16T11:00:00.000Z",
    });
    const { body } = await player.call("GET", `/api/campaigns/${campaign.id}`);
    expect(body.campaign).toEqual({ ...campaign, messageCount: 4, lastActivity: "2026-09-15T12:00:00.000Z" });
  });
});

describe("the campaigns of a world", () => {
  it("are its owner's, and stay known when the world is deleted and they are preserved", async () => {
    const player = await Player.join();
    const stranger = await Player.join();
    const world = await player.world();
    const made = [await player.campaign(world.id), await player.campaign(world.id)].map(({ id }) => id).toSorted();
    await player.campaign((await player.world()).id);
    await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });

    expect(await api.campaignsOfWorld(callerOf(player), world.id)).toEqual(made);
    expect(await api.campaignsOfWorld(callerOf(stranger), world.id)).toEqual([]);
    await revoke(player);
    expect(await api.campaignsOfWorld(callerOf(player), world.id)).toEqual([]);
  });
});

describe("the campaigns played since", () => {
  it("are everybody's, a page at a time; none that was not played then", async () => {
    const since = "2031-01-01T00:00:00.000Z";
    const keys = [];
    for (const lastActivity of [since, "2031-01-02T00:00:00.000Z", "2030-12-31T23:59:59.999Z", null]) {
      const player = await Player.join();
      const campaign = await player.campaign((await player.world()).id);
      const key = { userId: player.user.uid, campaignId: campaign.id };
      if (lastActivity) await api.recordActivity({ ...key, messageCount: 1, lastActivity });
      if (lastActivity && lastActivity >= since) keys.push(key);
    }
    const [first, second] = keys.toSorted((a, b) => (a.campaignId < b.campaignId ? -1 : 1));

    expect(await api.playedSince(since, null, 1)).toEqual([first]);
    expect(await api.playedSince(since, first?.campaignId ?? "", 5)).toEqual([second]);
    expect(await api.playedSince(since, second?.campaignId ?? "", 5)).toEqual([]);
  });
});

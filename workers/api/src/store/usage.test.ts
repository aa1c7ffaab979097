import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import type { CampaignUsage } from "#contracts/rpc/api";
import { Player, prepareDatabase } from "../../test/player.ts";
import { recordActivity } from "./campaigns.ts";
import { openDatabase } from "./database.ts";
import { readScene } from "./scene.ts";
import { dayOf, nextDay, settleUsage } from "./usage.ts";

beforeAll(prepareDatabase);

const db = () => openDatabase(env.DB);
const today = () => dayOf(new Date());

/** A turn on a site with this limit for each player. */
const turnOn = (player: number | null) => ({
  purpose: "turn" as const,
  site: { limits: player === null ? null : { player, site: null }, ownModels: false, secrets: { AUTH_SECRET: "s" } },
});
const NOTHING_USED = { purpose: "turn", tokens: null, connectionId: null } as const;

/** A player with a campaign and functions to use tokens, and to request a turn by a model on a budget of 1,000 tokens. */
async function spender() {
  const player = await Player.join();
  const world = await player.world();
  const campaign = await player.campaign(world.id);
  const caller = { userId: player.user.uid, sid: player.sid };
  return {
    player,
    caller,
    campaign,
    another: () => player.campaign(world.id),
    spend: (spent: Partial<CampaignUsage>, campaignId = campaign.id) =>
      recordActivity(db(), {
        userId: caller.userId,
        campaignId,
        messageCount: 2,
        lastActivity: new Date().toISOString(),
        usage: { day: today(), turns: 1, inputTokens: 0, outputTokens: 0, ...spent },
      }),
    /** Asks for a turn. Nothing is reserved afterwards, as if the turn had used no tokens. */
    ask: async (budget: number | null = 1_000) => {
      const answer = await readScene(db(), caller, campaign.id, turnOn(budget));
      if (answer.ok)
        await settleUsage(db(), { ...NOTHING_USED, userId: caller.userId, reservation: answer.permit.reservation });
      return answer;
    },
  };
}

describe("a player's budget for the day", () => {
  it("is spent when what was read and written reaches it, and is renewed at midnight, UTC", async () => {
    const { spend, ask } = await spender();
    await spend({ inputTokens: 900, outputTokens: 99 });
    expect(await ask()).toMatchObject({ ok: true });
    await spend({ inputTokens: 900, outputTokens: 100 });
    expect(await ask()).toEqual({ ok: false, refusal: "budget", resetsAt: nextDay(new Date()) });
  });

  it("is not asked for where no model tells the turn, or none is set", async () => {
    const { spend, ask } = await spender();
    await spend({ inputTokens: 1_000_000 });
    expect(await ask(null)).toMatchObject({ ok: true });
  });

  it("is the sum of all campaigns, and of no other day", async () => {
    const { spend, ask, another } = await spender();
    await spend({ inputTokens: 5_000, day: "2026-01-01" });
    await spend({ inputTokens: 600 });
    expect(await ask()).toMatchObject({ ok: true });
    await spend({ inputTokens: 400 }, (await another()).id);
    expect(await ask()).toMatchObject({ refusal: "budget" });
  });

  it("counts nothing twice, however often and in whatever order it hears of it", async () => {
    const { spend, ask, campaign } = await spender();
    for (const inputTokens of [400, 900, 900, 400]) await spend({ inputTokens, turns: inputTokens / 100 });
    expect(await ask()).toMatchObject({ ok: true });
    const rows = env.DB.prepare("SELECT turns, input_tokens FROM usage WHERE campaign_id = ?").bind(campaign.id);
    const { results } = await rows.all();
    expect(results).toEqual([{ turns: 9, input_tokens: 900 }]);
  });

  it("is not renewed by deleting the campaign it was spent in", async () => {
    const { spend, ask, another, player, campaign } = await spender();
    const spent = await another();
    await spend({ inputTokens: 1_000 }, spent.id);
    expect((await player.call("DELETE", `/api/campaigns/${spent.id}`)).status).toBe(204);
    expect(campaign.id).not.toBe(spent.id);
    expect(await ask()).toMatchObject({ refusal: "budget" });
  });

  it("is each player's own", async () => {
    const { spend } = await spender();
    await spend({ inputTokens: 1_000 });
    expect(await (await spender()).ask()).toMatchObject({ ok: true });
  });

  it("tells neither a stranger nor a closed session that it is spent", async () => {
    const { spend, caller, campaign } = await spender();
    await spend({ inputTokens: 1_000 });
    const stranger = await spender();
    expect(await readScene(db(), stranger.caller, campaign.id, turnOn(1))).toEqual({ ok: false, refusal: "campaign" });
    expect(await readScene(db(), { ...caller, sid: "gone" }, campaign.id, turnOn(1))).toEqual({
      ok: false,
      refusal: "session",
    });
  });
});

describe("the day of an instant", () => {
  it.each([
    ["2026-09-15T23:59:59.999Z", "2026-09-15", "2026-09-16T00:00:00.000Z"],
    ["2026-12-31T00:00:00.000Z", "2026-12-31", "2027-01-01T00:00:00.000Z"],
  ])("%s is %s, and ends at %s", (instant, day, next) => {
    expect(dayOf(new Date(instant))).toBe(day);
    expect(nextDay(new Date(instant))).toBe(next);
  });
});

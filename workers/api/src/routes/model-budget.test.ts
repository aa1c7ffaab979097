import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";

import { call, Player, prepareDatabase, type Answer } from "../../test/player.ts";
import { siteModels } from "../connections/site-models.ts";
import { openDatabase } from "../store/database.ts";
import { readScene } from "../store/scene.ts";
import { dayOf, nextDay, settleUsage } from "../store/usage.ts";

beforeAll(prepareDatabase);

let requests = 0;
beforeEach(() => {
  requests = 0;
  const fetched = globalThis.fetch;
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    requests += 1;
    return fetched(...request);
  });
  const quiet = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => {
    fetching.mockRestore();
    quiet.mockRestore();
  };
});

/** Settings with a model that responds with prose instead of JSON. It is asked twice, at 975 tokens each. */
const settings = (limit: number, model = "good"): Partial<ApiEnv> => ({
  GM_PROVIDER: "openai",
  GM_MODELS: model,
  OPENAI_BASE_URL: inject("modelServer"),
  GM_DAILY_TOKENS: String(limit),
});
const ONE_DESCRIPTION = 2 * 975;

async function author() {
  const player = await Player.join();
  const world = await player.world({ name: "Varrow", description: "A coast." });
  const ask = (path: string, body: object, vars: Partial<ApiEnv>): Promise<Answer> =>
    call("POST", path, { body, headers: { Cookie: player.cookie }, vars });
  return { player, world, ask };
}

/** The tokens that the player has used today for anything but turns. */
const usedBy = async (player: Player): Promise<unknown> => {
  const rows = env.DB.prepare(
    "SELECT day, purpose, calls, input_tokens AS input, output_tokens AS output FROM model_usage WHERE user_id = ?",
  ).bind(player.user.uid);
  return (await rows.all()).results;
};

const wish = { genres: ["norse"], magicLevel: "low" };
const DESCRIBING: readonly (readonly [path: string, body: (worldId: string) => object])[] = [
  ["/api/worlds", () => wish],
  ["/api/worlds/new/generate-description", () => wish],
  ["/api/campaigns", (worldId) => ({ worldId })],
  ["/api/campaigns/new/generate-description", (worldId) => ({ worldId })],
];

describe.each(DESCRIBING)("a description by %s", (path, body) => {
  it("counts in the player's day, and is refused once that is spent, with the model asked no more", async () => {
    const { player, world, ask } = await author();
    const vars = settings(ONE_DESCRIPTION);
    // The model's response is no description. The failure is reported to the player, and its tokens count.
    expect(await ask(path, body(world.id), vars)).toMatchObject({ status: 502, body: { code: "game_master_failed" } });
    expect(await usedBy(player)).toEqual([
      { day: dayOf(new Date()), purpose: "description", calls: 1, input: 1_800, output: 150 },
    ]);
    expect(requests).toBe(2);

    const refused = await ask(path, body(world.id), vars);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: "budget_spent",
      error:
        "Today's tokens for this game master are used up. Continue with the oracle, or choose another model in the game master's settings.",
      details: { resetsAt: nextDay(new Date()) },
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(requests).toBe(2);

    // The oracle asks no model, so it needs no budget.
    expect((await ask(path, { ...body(world.id), gameMaster: "oracle" }, vars)).status).toBeLessThan(300);
    expect(requests).toBe(2);
  });
});

describe("what descriptions have used", () => {
  it("adds up, and is taken from the budget of turns", async () => {
    const { player, world, ask } = await author();
    const campaign = await player.campaign(world.id, { name: "The Bell", description: "It rings." });
    const caller = { userId: player.user.uid, sid: player.sid };
    const db = openDatabase(env.DB);
    const limits = { player: 2 * ONE_DESCRIPTION, site: null };
    const permit = { purpose: "turn", site: { limits, ownModels: false, secrets: { AUTH_SECRET: "s" } } } as const;
    const scene = async () => {
      const answer = await readScene(db, caller, campaign.id, permit);
      const { reservation } = answer.ok ? answer.permit : { reservation: null };
      const { userId } = caller;
      await settleUsage(db, { userId, purpose: "turn", tokens: null, reservation, connectionId: null });
      return answer;
    };
    for (const ok of [true, true, false]) {
      expect((await scene()).ok).toBe(ok);
      await ask("/api/worlds/new/generate-description", wish, settings(10_000));
    }
    expect(await usedBy(player)).toMatchObject([{ calls: 3, input: 5_400, output: 450 }]);
  });

  it("does not stand in the way of a preview, which reserves nothing and says who would be asked", async () => {
    const { player, world, ask } = await author();
    const campaign = await player.campaign(world.id, { name: "The Bell", description: "It rings." });
    await ask("/api/worlds/new/generate-description", wish, settings(10_000));
    const site = siteModels({ ...env, ...settings(1) }, "preview");
    const caller = { userId: player.user.uid, sid: player.sid };
    const answer = await readScene(openDatabase(env.DB), caller, campaign.id, { purpose: "preview", site });
    expect(answer).toMatchObject({ ok: true, permit: { chosen: null, reservation: null } });
  });

  it("counts though the model refuses; a provider that turns the request away costs nothing", async () => {
    const { player, ask } = await author();
    await ask("/api/worlds/new/generate-description", wish, settings(10_000, "unauthorized"));
    expect(await usedBy(player)).toEqual([]);
    await ask("/api/worlds/new/generate-description", wish, settings(10_000, "refusal"));
    expect(await usedBy(player)).toMatchObject([{ calls: 1, input: 900, output: 75 }]);
  });

  it("stops neither the oracle nor a world that needs no description", async () => {
    const { ask } = await author();
    const vars = settings(1);
    await ask("/api/worlds", wish, vars);
    expect((await ask("/api/worlds", wish, vars)).status).toBe(429);
    expect((await ask("/api/worlds", { ...wish, name: "Own", description: "Mine." }, vars)).status).toBe(201);
    expect((await ask("/api/worlds", wish, { ...vars, GM_PROVIDER: "oracle" })).status).toBe(201);
  });
});

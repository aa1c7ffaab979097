import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { call, cookieNamed, cookiesOf, PASSWORD, Player, prepareDatabase, queue, signInAs } from "../../test/player.ts";
import { ApiService } from "../api-service.ts";
import { openDatabase } from "../store/database.ts";
import { recordActivity } from "../store/campaigns.ts";

expectLog("erasures.postponed", "erasures.announced_again");

beforeAll(prepareDatabase);
beforeEach(() => void queue.sent.splice(0));

const remove = (player: Player, password = PASSWORD) => player.call("DELETE", "/api/account", { password });
const service = () => new ApiService({} as ExecutionContext, { ...env, TURNS: queue as never });

/** Confirms that campaigns are erased, as graph does. */
async function confirm({ user }: Player, campaignIds: readonly string[]): Promise<void> {
  for (const campaignId of campaignIds) await service().confirmErased({ userId: user.uid, campaignId });
}

/** Tables in which the ids of a closed account stay until its campaigns are erased. */
const REMAINS = new Set(["deleted_campaigns", "users"]);

/** Finds every row of every table that contains the player's id or mail address. */
async function rowsOf({ user }: Player): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%'",
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    for (const row of results) {
      const text = JSON.stringify(row);
      if (text.includes(user.uid) || text.includes(user.email)) found.push(name);
    }
  }
  return found.toSorted();
}

async function settled(): Promise<{ player: Player; campaignIds: string[] }> {
  const player = await Player.join();
  const world = await player.world();
  const campaigns = [await player.campaign(world.id), await player.campaign(world.id)];
  for (const { id } of campaigns) await player.character(id);
  await call("POST", "/api/auth/forgot-password", { body: { email: player.user.email } });
  await recordActivity(openDatabase(env.DB), {
    userId: player.user.uid,
    campaignId: campaigns[0]?.id ?? "",
    messageCount: 2,
    lastActivity: new Date().toISOString(),
    usage: { day: "2026-09-15", turns: 1, inputTokens: 10, outputTokens: 10 },
  });
  return { player, campaignIds: campaigns.map(({ id }) => id) };
}

describe("deleting an account", () => {
  it("has every campaign erased, and leaves no row of the player in any table when that is confirmed", async () => {
    const { player, campaignIds } = await settled();
    const bystander = await Player.join();
    const before = await rowsOf(bystander);
    expect(new Set(await rowsOf(player))).toEqual(
      new Set(["campaigns", "characters", "mailed_links", "sessions", "usage", "users", "worlds"]),
    );
    const answer = await remove(player);
    expect(answer.status).toBe(204);
    expect(new Set(await rowsOf(player))).toEqual(REMAINS);
    const left = await env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(player.user.uid).first();
    expect(left).toMatchObject({ email: `deleted:${player.user.uid}`, display_name: "", password_hash: "" });
    expect(queue.sent).toHaveLength(2);
    expect(queue.sent).toEqual(
      expect.arrayContaining(
        campaignIds.map((campaignId) => ({ type: "campaign.deleted", userId: player.user.uid, campaignId })),
      ),
    );
    await confirm(player, campaignIds.slice(1));
    expect(new Set(await rowsOf(player))).toEqual(REMAINS);
    await confirm(player, campaignIds);
    expect(await rowsOf(player)).toEqual([]);
    await confirm(player, campaignIds);
    expect(await rowsOf(bystander)).toEqual(before);
  });

  it("ends every sign-in, takes the cookie back, and has the browser forget what it kept", async () => {
    const { player } = await settled();
    const phone = cookiesOf(await signInAs(player.user.email));
    const answer = await remove(player);
    expect(cookieNamed(answer, "lorehearth.session")).toMatch(/Max-Age=0/u);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    for (const cookie of [phone, player.cookie]) {
      expect((await call("GET", "/api/worlds", { headers: { Cookie: cookie } })).status).toBe(401);
    }
    expect((await signInAs(player.user.email)).status).toBe(401);
    const again = await call("POST", "/api/auth/sign-up", { body: { email: player.user.email, password: PASSWORD } });
    expect(again.status).toBe(201);
  });

  it.each([
    [{ password: "not the password" }, 400],
    [{ password: "" }, 400],
    [{}, 400],
    [{ email: "PLAYER" }, 400],
    [{ password: PASSWORD, email: "PLAYER" }, 400],
  ])("with %j is refused, and nothing is lost", async (proof, status) => {
    const player = await Player.join();
    const body = JSON.parse(JSON.stringify(proof).replace("PLAYER", player.user.email)) as object;
    expect((await player.call("DELETE", "/api/account", body)).status).toBe(status);
    expect((await player.call("GET", "/api/account")).status).toBe(200);
  });

  it("holds where the queue is down: the objects follow when it is back", async () => {
    const { player, campaignIds } = await settled();
    queue.down = true;
    expect((await remove(player)).status).toBe(204);
    expect((await signInAs(player.user.email)).status).toBe(401);
    expect(new Set(await rowsOf(player))).toEqual(REMAINS);
    queue.down = false;
    await service().finishErasures();
    expect(queue.sent).toHaveLength(campaignIds.length);
    await confirm(player, campaignIds);
    expect(await rowsOf(player)).toEqual([]);
    await service().finishErasures();
    expect(queue.sent).toHaveLength(campaignIds.length);
  });

  it("without a campaign leaves nothing at once", async () => {
    const player = await Player.join();
    await remove(player);
    expect(await rowsOf(player)).toEqual([]);
  });

  it("takes the account's row also where the version before had announced everything and was stopped", async () => {
    const player = await Player.join();
    const close = "UPDATE users SET email = 'deleted:' || id, display_name = '', password_hash = '' WHERE id = ?";
    await env.DB.prepare(close).bind(player.user.uid).run();
    await service().finishErasures();
    expect(await rowsOf(player)).toEqual([]);
  });

  it("goes through more campaigns than the queue takes at once", async () => {
    const player = await Player.join();
    const { id } = await player.campaign((await player.world()).id);
    const columns =
      "user_id, world_id, name, description, ai_generated_description, starting_level, max_characters, level_progression, exploration, combat, social, notes, elements, message_count, created_at, updated_at";
    const copy = env.DB.prepare(
      `INSERT INTO campaigns (id, ${columns}) SELECT ?, ${columns} FROM campaigns WHERE id = ?`,
    );
    await env.DB.batch(Array.from({ length: 119 }, () => copy.bind(crypto.randomUUID(), id)));
    await remove(player);
    expect(queue.sent).toHaveLength(120);
    const announced = queue.sent.map((message) => (message as { campaignId: string }).campaignId);
    expect(new Set(announced).size).toBe(120);
    await confirm(player, announced);
    expect(await rowsOf(player)).toEqual([]);
  });

  it("is not undone by what a last turn has cost", async () => {
    const { player, campaignIds } = await settled();
    await remove(player);
    await recordActivity(openDatabase(env.DB), {
      userId: player.user.uid,
      campaignId: campaignIds[0] ?? "",
      messageCount: 4,
      lastActivity: new Date().toISOString(),
      usage: { day: "2026-09-16", turns: 1, inputTokens: 1, outputTokens: 1 },
    });
    await confirm(player, campaignIds);
    expect(await rowsOf(player)).toEqual([]);
  });
});

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { Player, prepareDatabase } from "../../test/player.ts";

beforeAll(prepareDatabase);

const { records, bytes } = LIMITS.account;

/** Copies a player's one row of a table until the player has `count` rows. */
async function fill(table: "worlds" | "campaigns" | "characters", { user }: Player, count: number): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'id'`).all<{
    name: string;
  }>();
  const columns = results.map(({ name }) => `"${name}"`).join(", ");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO ${table} (id, ${columns}) SELECT '${table}-' || ?1 || '-' || i, ${columns} FROM n, (SELECT * FROM ${table} WHERE user_id = ?1 LIMIT 1)`,
  )
    .bind(user.uid, count)
    .run();
}

describe("an account with all the records that it may have", () => {
  it("gets no further world, and one again after another is deleted", async () => {
    const player = await Player.join();
    const { id } = await player.world();
    await fill("worlds", player, records.worlds);
    const body = { name: "One more", description: "x", genres: ["norse"], magicLevel: "low" };
    const refused = await player.call("POST", "/api/worlds", body);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      "quota_reached",
      "An account has room for 200 worlds. Please delete one first.",
    ]);
    expect(
      (await player.call("POST", "/api/worlds/new/generate-description", { ...body, description: undefined })).status,
    ).toBe(409);
    await player.call("DELETE", `/api/worlds/${id}`);
    expect((await player.call("POST", "/api/worlds", body)).status).toBe(201);
  });

  it("gets no further campaign, but saves those that it has", async () => {
    const player = await Player.join();
    const world = await player.world();
    const { id } = await player.campaign(world.id);
    await fill("campaigns", player, records.campaigns);
    const body = { worldId: world.id, name: "Again", description: "x" };
    expect((await player.call("POST", "/api/campaigns", body)).body.code).toBe("quota_reached");
    expect((await player.call("POST", "/api/campaigns", { ...body, id })).status).toBe(200);
  });

  it("gets no further character", async () => {
    const player = await Player.join();
    const campaign = await player.campaign((await player.world()).id);
    await player.character(campaign.id);
    await fill("characters", player, records.characters);
    const answer = await player.call("POST", "/api/characters", { campaignId: campaign.id, name: "Odd" });
    expect(answer.body.code).toBe("quota_reached");
  });
});

it("stores no more texts than an account may have, and says so; what is there can be read and deleted", async () => {
  const player = await Player.join();
  const { id } = await player.world();
  const bystander = await Player.join();
  await env.DB.prepare("UPDATE worlds SET setting = ? WHERE id = ?").bind("龍".repeat(600_000), id).run();
  await fill("worlds", player, Math.ceil(bytes / 1_800_000));
  const body = { name: "One more", description: "x", genres: ["norse"], magicLevel: "low" };
  for (const [method, path] of [
    ["POST", "/api/worlds"],
    ["PATCH", `/api/worlds/${id}`],
  ] as const) {
    const refused = await player.call(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([409, "quota_reached"]);
    expect(refused.body.error).toBe("Your account has no room left for further texts. Please delete something first.");
  }
  expect((await bystander.call("POST", "/api/worlds", body)).status).toBe(201);
  expect((await player.call("DELETE", `/api/worlds/${id}`)).status).toBe(204);
  expect((await player.call("POST", "/api/worlds", body)).status).toBe(201);
});

import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { DashboardAnswer } from "#contracts/http/dashboard";
import { call, Player, prepareDatabase, SITE } from "../../test/player.ts";

beforeAll(prepareDatabase);

describe("the dashboard", () => {
  it("is empty for a newcomer", async () => {
    const player = await Player.join();
    expect((await player.call("GET", "/api/dashboard")).body).toEqual({
      stats: { worlds: 0, campaigns: 0, characters: 0 },
      recentCampaigns: [],
    });
  });

  it("counts everything and shows the five campaigns played last, those never played after them", async () => {
    const player = await Player.join();
    const world = await player.world();
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) ids.push((await player.campaign(world.id, { name: `No. ${index}` })).id);
    await player.character(ids[0] ?? "");
    for (const [index, day] of [
      [2, "2026-09-01"],
      [5, "2026-09-03"],
      [0, "2026-09-02"],
    ] as const) {
      await env.DB.prepare("UPDATE campaigns SET last_activity = ? WHERE id = ?")
        .bind(`${day}T10:00:00.000Z`, ids[index])
        .run();
    }
    const { body } = await player.call("GET", "/api/dashboard");
    const answer = z.parse(DashboardAnswer, body);
    expect(answer.stats).toEqual({ worlds: 1, campaigns: 7, characters: 1 });
    expect(answer.recentCampaigns).toHaveLength(5);
    expect(answer.recentCampaigns.slice(0, 3).map((campaign) => campaign.id)).toEqual([ids[5], ids[0], ids[2]]);
    expect(answer.recentCampaigns.slice(3).every((campaign) => campaign.lastActivity === null)).toBe(true);
  });
});

describe("health", () => {
  it("names the address of each of the four services", async () => {
    expect((await call("GET", "/health")).body).toEqual({
      services: {
        core: `${SITE}/api/health`,
        memory: `${SITE}/api/memory/health`,
        chat: `${SITE}/api/chat/health`,
        graph: `${SITE}/api/graph/health`,
      },
    });
  });

  it("answers for core, and says so when its database is gone", async () => {
    const well = await call("GET", "/api/health");
    expect(well.status).toBe(200);
    expect(well.body).toEqual({
      status: "healthy",
      service: "core",
      version: expect.any(String),
      checks: { secret: "ok", database: "ok", limits: "ok" },
    });
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await env.DB.prepare("ALTER TABLE users RENAME TO users_away").run();
    const ill = await call("GET", "/api/health");
    await env.DB.prepare("ALTER TABLE users_away RENAME TO users").run();
    expect(ill.status).toBe(503);
    expect(ill.body).toMatchObject({ status: "unhealthy", checks: { secret: "ok", database: "failed" } });
    expect(error.mock.lastCall?.[0]).toContain('The database has no tables: run \\"npx wrangler d1 migrations apply');
    error.mockRestore();
  });
});

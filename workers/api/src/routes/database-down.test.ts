import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { call, PASSWORD, Player, prepareDatabase } from "../../test/player.ts";

beforeAll(prepareDatabase);
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** A fake D1 in which every query fails with this message. */
const failing = (says: string): D1Database => {
  const fails = () => Promise.reject(new Error(says));
  const statement = { bind: () => statement, all: fails, run: fails, raw: fails, first: fails };
  return { prepare: () => statement, batch: fails } as unknown as D1Database;
};
const DOWN = failing("D1_ERROR: Network connection lost.");
const FULL = failing("D1_ERROR: Exceeded maximum DB size");

/** Sends a player's request while the database fails. */
const askWith = (DB: D1Database, player: Player, method: string, path: string, body?: unknown) =>
  call(method, path, { body, headers: { Cookie: player.cookie }, vars: { DB } });

const world = { name: "Saltmarrow", description: "A coast.", genres: ["norse"], magicLevel: "low" };

describe("a database that is down", () => {
  it.each([
    ["GET", "/api/worlds", undefined],
    ["GET", "/api/dashboard", undefined],
    ["GET", "/api/campaigns", undefined],
    ["POST", "/api/worlds", world],
    ["POST", "/api/auth/sign-up", { email: "new@example.org", password: PASSWORD }],
  ])("is said to be away, and when to try again: %s %s", async (method, path, body) => {
    const answer = await askWith(DOWN, await Player.join(), method, path, body);
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: "unavailable",
        error: "This part of Lorehearth does not answer right now. Please try again.",
        requestId: expect.any(String),
      },
    });
    expect(answer.headers.get("Retry-After")).toBe("2");
  });

  it("signs nobody out: who was signed in still is, once it is back", async () => {
    const player = await Player.join();
    const away = await askWith(DOWN, player, "GET", "/api/auth/session");
    expect(away.status).toBeGreaterThanOrEqual(500);
    expect(away.headers.getSetCookie()).toEqual([]);
    expect((await player.call("GET", "/api/auth/session")).body.user).toMatchObject({ email: player.user.email });
  });
});

describe("a database that is full", () => {
  it("says so, and what is there stays", async () => {
    const player = await Player.join();
    await player.world();
    expect(await askWith(FULL, player, "POST", "/api/worlds", world)).toMatchObject({
      status: 507,
      body: { code: "storage_full", error: "There is no room left to keep this. What is there stays as it is." },
    });
    expect((await askWith(env.DB, player, "GET", "/api/worlds")).body.worlds).toHaveLength(1);
  });
});

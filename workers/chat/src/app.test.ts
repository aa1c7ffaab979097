import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import { player } from "../test/requests.ts";
import { calls } from "../test/worker.ts";

const campaignId = "owner-tale";
const turnId = "6f1c1c1e-4f4e-4a53-9a70-0d6b0a3f2b11";

/** Every route, asked for one's own campaign. */
const ROUTES: readonly [method: "get" | "post", path: string, body?: Record<string, unknown>][] = [
  ["post", "/api/chat", { campaignId, message: "I look around" }],
  ["post", "/api/chat/gamemaster", { campaignId, message: "I look around" }],
  ["post", "/api/chat/gm-response", { campaignId, message: "I look around" }],
  ["post", "/api/chat/initialize-campaign", { campaignId }],
  ["get", `/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`],
  ["post", `/api/chat/turns/${turnId}/stop`, { campaignId }],
  ["get", `/api/chat/messages?campaignId=${campaignId}`],
  ["get", `/api/chat/table?campaignId=${campaignId}`],
  ["post", "/api/chat/context", { campaignId }],
  ["get", `/api/chat/detail-level?campaignId=${campaignId}`],
  ["post", "/api/chat/detail-level", { campaignId, detailLevel: "immersive" }],
  ["post", "/api/chat/quick", { campaignId, message: "Who are you?" }],
  ["post", "/api/quick-chat", { campaignId, message: "Who are you?" }],
];

describe("every route", () => {
  it.each(ROUTES)("%s %s answers its owner, and 404 to anybody else, changing nothing", async (method, path, body) => {
    const owner = await player("owner");
    const thief = await player("thief");
    const ask = (who: typeof owner) => (method === "get" ? who.get(path) : who.post(path, body));
    await owner.post("/api/chat/gamemaster", { campaignId, message: "I light the lamp", turnId });
    const before = await (await owner.get(`/api/chat/messages?campaignId=${campaignId}`)).text();
    const tableBefore = await (await owner.get(`/api/chat/table?campaignId=${campaignId}`)).text();

    const stolen = await ask(thief);
    expect(stolen.status).toBe(404);
    expect(await stolen.json()).toMatchObject({ code: "not_found", requestId: expect.any(String) });
    expect(await (await owner.get(`/api/chat/messages?campaignId=${campaignId}`)).text()).toBe(before);
    expect(await (await owner.get(`/api/chat/table?campaignId=${campaignId}`)).text()).toBe(tableBefore);

    // The table has begun, so its opening is refused to the owner too: a conflict, not a riddle.
    expect((await ask(owner)).status).toBe(path.endsWith("initialize-campaign") ? 409 : 200);
  });

  it.each(ROUTES)("%s %s needs a session that stands", async (method, path, body) => {
    const revoked = await player("owner", "revoked");
    const response = await (method === "get" ? revoked.get(path) : revoked.post(path, body));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: "User not authenticated", code: "not_authenticated" });
    const url = `http://localhost:8788${path}`;
    const init = { method: method.toUpperCase(), headers: { Origin: "http://localhost:8788" } };
    expect((await SELF.fetch(url, init)).status).toBe(401);
  });

  it.each(ROUTES.filter(([method]) => method === "post"))(
    "%s %s refuses another origin, another user's id and unknown fields",
    async (_, path, body) => {
      const owner = await player("owner");
      const foreign = await owner.post(path, body, { Origin: "https://evil.example" });
      expect([foreign.status, (await foreign.json<{ code: string }>()).code]).toEqual([403, "origin_not_allowed"]);
      const mismatch = await owner.post(path, { ...body, userId: "thief" });
      expect([mismatch.status, (await mismatch.json<{ error: string }>()).error]).toEqual([403, "User ID mismatch"]);
      expect((await owner.post(path, { ...body, admin: true })).status).toBe(400);
    },
  );
});

describe("bad input", () => {
  const bad: readonly [name: string, body: unknown, status: number, error: string | RegExp][] = [
    ["no message", { campaignId }, 400, "Message is required"],
    ["an empty message", { campaignId, message: "" }, 400, "Message is required"],
    ["a blank message", { campaignId, message: " \n\t " }, 400, "Message cannot be empty"],
    ["2,001 characters", { campaignId, message: "x".repeat(2_001) }, 400, "Message is too long (max 2000 characters)"],
    ["a number for a message", { campaignId, message: 7 }, 400, "Message is required"],
    ["a NUL", { campaignId, message: "a\0b" }, 400, "Text contains characters that cannot be stored"],
    ["a lone surrogate", String.raw`{"campaignId":"owner-tale","message":"\ud800"}`, 400, /cannot be stored/u],
    [
      "a turn id that is no UUID",
      { campaignId, message: "hi", turnId: "1; DROP TABLE turns" },
      400,
      "turnId must be a UUID",
    ],
    ["a campaign id with a path in it", { campaignId: "../thief", message: "hi" }, 400, "Invalid campaignId"],
    ["a detail level nobody knows", { campaignId, message: "hi", detailLevel: "epic" }, 400, /detailLevel/u],
    [
      "a parent that does not exist",
      { campaignId, message: "hi", parentTurnId: crypto.randomUUID() },
      404,
      /no such turn/u,
    ],
    ["half a JSON", '{"campaignId":', 400, /./u],
    ["an array", [], 400, /./u],
    ["null", null, 400, /./u],
    ["300 KB", { campaignId, message: "hi", memoryContext: "x".repeat(300_000) }, 413, /too large/u],
  ];

  it.each(bad)("%s is refused clearly and stores nothing", async (_, body, status, error) => {
    const owner = await player("owner");
    const before = await (await owner.get(`/api/chat/messages?campaignId=${campaignId}`)).text();
    const response = await owner.post("/api/chat/gamemaster", body);
    expect(response.status).toBe(status);
    const answer = await response.json<{ error: string; code: string; requestId: string }>();
    if (typeof error === "string") expect(answer.error).toBe(error);
    else expect(answer.error).toMatch(error);
    expect(answer.requestId).toBeTruthy();
    expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.ts/u);
    expect(await (await owner.get(`/api/chat/messages?campaignId=${campaignId}`)).text()).toBe(before);
  });

  it.each([
    `/api/chat/messages?campaignId=${campaignId}&limit=0`,
    `/api/chat/messages?campaignId=${campaignId}&limit=201`,
    `/api/chat/messages?campaignId=${campaignId}&limit=NaN`,
    `/api/chat/messages?campaignId=${campaignId}&before=nobody:gm`,
    "/api/chat/messages",
    "/api/chat/turns/not-a-uuid/stream?campaignId=owner-tale",
  ])("%s is 400", async (path) => {
    expect((await (await player("owner")).get(path)).status).toBe(400);
  });
});

describe("the detail level", () => {
  it("is concise until it is changed, and is served with its label and description", async () => {
    const owner = await player("owner");
    const url = "/api/chat/detail-level?campaignId=owner-detail";
    expect(await (await owner.get(url)).json()).toMatchObject({ detailLevel: "concise" });
    const change = { campaignId: "owner-detail", detailLevel: "immersive" };
    expect(await (await owner.post("/api/chat/detail-level", change)).json()).toMatchObject({
      detailLevel: "immersive",
    });
    expect(await (await owner.get(url)).json()).toMatchObject({
      detailLevel: "immersive",
      description: expect.any(String),
    });
    const { levels } = await (
      await owner.get("/api/chat/detail-levels")
    ).json<{ levels: { value: string; label: string }[] }>();
    expect(levels.map((level) => level.value)).toEqual(["minimal", "concise", "standard", "detailed", "immersive"]);
  });
});

describe("health", () => {
  it("is answered without a session", async () => {
    const response = await SELF.fetch("http://localhost:8788/api/chat/health");
    expect(await response.json()).toEqual({
      status: "healthy",
      service: "chat",
      version: "0.1.0",
      checks: { core: "ok" },
    });
  });
});

describe("the context of a campaign", () => {
  it("is what memory says of it", async () => {
    const owner = await player("owner");
    expect(calls.memory).toBe("well");
    const context = await (await owner.post("/api/chat/context", { campaignId })).json();
    expect(context).toEqual({ recentEvents: ["The lamp was lit"], totalMemories: 3 });
    const { hasMore } = await (await owner.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
    expect(hasMore).toBe(false);
  });
});

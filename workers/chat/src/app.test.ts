import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import { player } from "../test/requests.ts";
import { calls } from "../test/worker.ts";
import { MIGRATIONS } from "./store/migrations.ts";

const campaignId = "owner-tale";

describe("bad input", () => {
  const bad: readonly [name: string, body: unknown, status: number, error: string | RegExp][] = [
    ["no message", { campaignId }, 400, "Message is required"],
    ["an empty message", { campaignId, message: "" }, 400, "Message is required"],
    ["a blank message", { campaignId, message: " \n\t " }, 400, "Message cannot be empty"],
    ["2,001 characters", { campaignId, message: "x".repeat(2_001) }, 400, "Message is too long (max 2000 characters)"],
    ["a number for a message", { campaignId, message: 7 }, 400, "Invalid message"],
    ["somebody else's words", { campaignId, message: "hi", sender: "gm" }, 400, "Invalid sender"],
    ["a blank userId", { campaignId, message: "hi", userId: "" }, 400, "Invalid userId"],
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
      checks: { secret: "ok", core: "ok", adventures: "ok", oracle: "ok", rules: "ok", objects: "ok" },
      schema: { known: MIGRATIONS.at(-1)?.id, applied: MIGRATIONS.at(-1)?.id },
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

import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { givesKey } from "#worker-kit/tenancy";
import { routesWithout } from "#worker-kit/testing";
import { player } from "../test/requests.ts";
import { app } from "./app.ts";

const campaignId = "owner-tale";
const turnId = "6f1c1c1e-4f4e-4a53-9a70-0d6b0a3f2b11";
const query = `?campaignId=${campaignId}`;

/** Every route about a campaign: method, path, body, and the status that the owner gets. */
const ROUTES: readonly [method: string, path: string, body: Record<string, unknown> | undefined, owner: number][] = [
  ["POST", "/api/chat", { campaignId, message: "I look around" }, 200],
  ["POST", "/api/chat/gamemaster", { campaignId, message: "I look around" }, 200],
  ["POST", "/api/chat/gm-response", { campaignId, message: "I look around" }, 200],
  // The story has begun already, so the owner gets a conflict.
  ["POST", "/api/chat/initialize-campaign", { campaignId }, 409],
  ["GET", `/api/chat/turns/${turnId}/stream${query}`, undefined, 200],
  ["POST", `/api/chat/turns/${turnId}/stop`, { campaignId }, 200],
  ["POST", `/api/chat/turns/${turnId}/retry`, { campaignId }, 200],
  ["POST", `/api/chat/turns/${turnId}/edit`, { campaignId, message: "I light it twice" }, 200],
  ["POST", `/api/chat/turns/${turnId}/edit`, { campaignId, reply: "The lamp is lit." }, 200],
  // There is no such flag.
  ["POST", `/api/chat/turns/${turnId}/flags`, { campaignId, flagId: "1", choice: "keep" }, 404],
  ["POST", "/api/chat/continue", { campaignId }, 200],
  ["POST", "/api/chat/head", { campaignId, turnId }, 200],
  ["GET", `/api/chat/tree${query}`, undefined, 200],
  ["GET", `/api/chat/turns/${turnId}/inspection${query}`, undefined, 200],
  ["GET", `/api/chat/evening${query}`, undefined, 200],
  ["POST", "/api/chat/preview", { campaignId, message: "I look around" }, 200],
  ["POST", "/api/chat/checkpoints", { campaignId, turnId, name: "The lamp" }, 201],
  ["DELETE", "/api/chat/checkpoints", { campaignId, turnId }, 204],
  ["GET", `/api/chat/safety${query}`, undefined, 200],
  ["PUT", "/api/chat/safety", { campaignId, lines: ["spiders"], veils: [] }, 200],
  ["GET", `/api/chat/messages${query}`, undefined, 200],
  ["GET", `/api/chat/table${query}`, undefined, 200],
  ["POST", "/api/chat/context", { campaignId }, 200],
  ["GET", `/api/chat/detail-level${query}`, undefined, 200],
  ["POST", "/api/chat/detail-level", { campaignId, detailLevel: "immersive" }, 200],
  ["GET", `/api/chat/authors-note${query}`, undefined, 200],
  ["PUT", "/api/chat/authors-note", { campaignId, authorsNote: "Slow and grim." }, 200],
  ["POST", "/api/chat/story", { campaignId, events: [{ type: "clock_changed", name: "The tide", ticks: 1 }] }, 200],
  ["POST", "/api/chat/quick", { campaignId, message: "Who are you?" }, 200],
  ["POST", "/api/quick-chat", { campaignId, message: "Who are you?" }, 200],
  // The X-card comes last, because it retracts the turn for good.
  ["POST", "/api/chat/x-card", { campaignId, turnId }, 200],
];

describe("every route about a campaign", () => {
  it.each(ROUTES)("%s %s answers its owner, and 404 to anybody else, changing nothing", async (...route) => {
    const [method, path, body, status] = route;
    const owner = await player("owner");
    const thief = await player("thief");
    const reads = ["messages", "table", "tree", "safety", "detail-level", "authors-note"];
    const look = async () =>
      Promise.all(reads.map(async (read) => (await owner.get(`/api/chat/${read}${query}`)).text()));
    await owner.post("/api/chat/gamemaster", { campaignId, message: "I light the lamp", turnId });
    const before = await look();

    const stolen = await thief.send(method, path, body);
    expect(stolen.status).toBe(404);
    expect(await stolen.json()).toMatchObject({ code: "not_found", requestId: expect.any(String) });
    expect(await look()).toEqual(before);

    expect((await owner.send(method, path, body)).status).toBe(status);
  });

  it.each(ROUTES)("%s %s needs a session that stands", async (method, path, body) => {
    const revoked = await player("owner", "revoked");
    const response = await revoked.send(method, path, body);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: "User not authenticated", code: "not_authenticated" });
    const init = { method, headers: { Origin: "http://localhost:8788" } };
    expect((await SELF.fetch(`http://localhost:8788${path}`, init)).status).toBe(401);
  });

  it.each(ROUTES.filter(([method]) => method !== "GET"))(
    "%s %s refuses another origin, another user's id and unknown fields",
    async (method, path, body) => {
      const owner = await player("owner");
      const foreign = await owner.send(method, path, body, { Origin: "https://evil.example" });
      expect([foreign.status, (await foreign.json<{ code: string }>()).code]).toEqual([403, "origin_not_allowed"]);
      const mismatch = await owner.send(method, path, { ...body, userId: "thief" });
      expect([mismatch.status, (await mismatch.json<{ error: string }>()).error]).toEqual([403, "User ID mismatch"]);
      expect((await owner.send(method, path, { ...body, admin: true })).status).toBe(400);
    },
  );
});

/** The routes that get no campaign key, each with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  "GET /api/chat/health": "answers for the worker, to anybody",
  "GET /api/chat/detail-levels": "lists what every campaign may choose from",
  "POST /api/quick-chat":
    "may name no campaign; where one is named, its scene is loaded first, and api refuses another's",
  "POST /api/chat/quick":
    "may name no campaign; where one is named, its scene is loaded first, and api refuses another's",
};

it("Every route gets its campaign's key, or says why it needs none", () => {
  expect(routesWithout(app, givesKey).toSorted()).toEqual(Object.keys(OPEN).toSorted());
});

import { createExecutionContext, env } from "cloudflare:test";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { headersOf, ORIGIN } from "../../test/requests.ts";
import { setNarrator, theNarrators } from "../../test/narrators.ts";
import { calls } from "../../test/worker.ts";
import { app } from "../app.ts";

const campaignId = "mira-budget";
const turnId = "6f1c1c1e-4f4e-4a53-9a70-0d6b0a3f2b11";
/** Settings of chat with a model as game master. The routes read them from the environment, and the tables use the same. */
const WITH_MODEL = { ...env, GM_PROVIDER: "openai", GM_MODELS: "good", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" };

async function post(path: string, body: object, bindings = WITH_MODEL): Promise<Response> {
  const headers = { ...(await headersOf("mira")), "Content-Type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify({ campaignId, ...body }) };
  return app.request(ORIGIN + path, request, bindings, createExecutionContext());
}

/** Every request that plays a turn. */
const NARRATING: readonly (readonly [string, object])[] = [
  ["/api/chat/gamemaster", { message: "I knock." }],
  ["/api/chat/initialize-campaign", {}],
  ["/api/chat/continue", {}],
  [`/api/chat/turns/${turnId}/retry`, {}],
  [`/api/chat/turns/${turnId}/edit`, { message: "I knock twice." }],
];

const { configured } = theNarrators;
afterAll(() => setNarrator(configured));
beforeEach(() => {
  setNarrator({ ...configured, source: "llm" });
  calls.resetsAt = new Date(Date.now() + 3_600_000).toISOString();
  calls.spends = [];
});

describe("a player whose budget for the day is spent", () => {
  it.each(NARRATING)("is told so, and until when, by %s", async (path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      code: "budget_spent",
      error: expect.stringContaining("oracle"),
      details: { resetsAt: calls.resetsAt },
    });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(3_600);
  });

  it.each(NARRATING)("may go on with the oracle by %s", async (path, body) => {
    expect((await post(path, { ...body, gameMaster: "oracle" })).status).not.toBe(429);
    expect(calls.spends).toEqual([false]);
  });

  it("is let in where the oracle leads the tables anyway", async () => {
    setNarrator(configured);
    expect((await post("/api/chat/gamemaster", { message: "I knock." }, env)).status).toBe(200);
  });

  it("gets no answer from the model outside the story either", async () => {
    expect((await post("/api/chat/quick", { message: "How do checks work?" })).status).toBe(429);
  });
});

describe("a question outside any campaign", () => {
  it("is the oracle's to answer: no budget stands against it", async () => {
    const answer = await post("/api/chat/quick", { campaignId: undefined, message: "How do checks work?" });
    expect(answer.status).toBe(200);
    expect((await answer.json<{ response: string }>()).response).not.toBe("");
  });
});

describe("the game master", () => {
  it("is asked for by no other name", async () => {
    const answer = await post("/api/chat/gamemaster", { message: "I knock.", gameMaster: "gpt-9" });
    expect(answer.status).toBe(400);
  });
});

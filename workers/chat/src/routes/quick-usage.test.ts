import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { headersOf, ORIGIN } from "../../test/requests.ts";
import { calls } from "../../test/worker.ts";
import { app } from "../app.ts";

expectLog("model.failed", "request.failed");

beforeEach(() => {
  Object.assign(calls, { used: [], activityFails: 0, resetsAt: null });
});

/** Sends a question about a campaign whose game master is this model. It returns when all work after the response has ended too. */
async function ask(model: string, signal?: AbortSignal): Promise<number> {
  const context = createExecutionContext();
  const answering = app.request(
    new Request(`${ORIGIN}/api/chat/quick`, {
      method: "POST",
      headers: { ...(await headersOf("mira")), "Content-Type": "application/json" },
      body: JSON.stringify({ campaignId: "mira-quick", message: "How do checks work?" }),
      ...(signal ? { signal } : {}),
    }),
    undefined,
    { ...env, GM_PROVIDER: "openai", GM_MODELS: model, OPENAI_BASE_URL: inject("modelServer") },
    context,
  );
  const { status } = await answering;
  await waitOnExecutionContext(context);
  return status;
}

const mira = { userId: "mira", purpose: "quick-chat", connectionId: null, reservation: null };
/** The prompt's tokens, by our own estimate. */
const PROMPT = expect.toSatisfy((tokens: number) => tokens > 50 && tokens < 2_000, "some hundred tokens");

describe("a question in a campaign that a model answers", () => {
  it("counts in the player's day with what its provider says it used", async () => {
    expect(await ask("good:counted")).toBe(200);
    expect(calls.used).toEqual([{ ...mira, tokens: { input: 900, output: 75 } }]);
  });

  it("counts though the model refuses it, or breaks off", async () => {
    expect(await ask("refusal:counted")).toBe(502);
    expect(await ask("cut:counted")).not.toBe(200);
    expect(calls.used).toEqual([
      { ...mira, tokens: { input: 900, output: 75 } },
      { ...mira, tokens: { input: PROMPT, output: expect.any(Number) } },
    ]);
  });

  it("counts with its prompt where the player leaves before the answer", async () => {
    const leaving = new AbortController();
    const fetched = globalThis.fetch;
    const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
      const answer = await fetched(...request);
      leaving.abort();
      return answer;
    });
    await ask("silent:counted", leaving.signal);
    fetching.mockRestore();
    expect(calls.used).toEqual([{ ...mira, tokens: { input: PROMPT, output: 0 } }]);
  });

  it("counts nothing where the provider turned it away", async () => {
    expect(await ask("unauthorized:counted")).toBe(502);
    expect(calls.used).toEqual([]);
  });

  it("is answered also where its count cannot be kept, which the log says", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    calls.activityFails = 1;
    expect(await ask("good:uncounted")).toBe(200);
    expect(JSON.stringify(logged.mock.calls)).toContain("usage.unrecorded");
    logged.mockRestore();
  });
});

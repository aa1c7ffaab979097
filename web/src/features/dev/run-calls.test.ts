import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { runCalls, type TestResult } from "./run-calls.ts";
import { testCalls } from "./test-calls.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const calls = testCalls(undefined, undefined, "u1");
async function results(count = 5): Promise<TestResult[]> {
  const reported: TestResult[] = [];
  const running = runCalls(calls.slice(0, count), (_, result) => reported.push(result), new AbortController().signal);
  await vi.runAllTimersAsync();
  await running;
  return reported;
}

describe("the API test page's calls", () => {
  it("run one after another with half a second between", async () => {
    fetched.mockImplementation(async () => Response.json({ status: "healthy" }));
    const running = runCalls(calls, () => {}, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await running;
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      "/api/health",
      "/api/worlds/none/info",
      "/api/campaigns/new/generate-description",
      "/api/chat/gamemaster",
      "/api/chat/context",
    ]);
  });

  it("fail with the status and the answer's own error", async () => {
    fetched.mockImplementation(async () => Response.json({ error: "World not found" }, { status: 404 }));
    expect(await results(1)).toMatchObject([{ passed: false, status: "404", detail: "HTTP 404: World not found" }]);
  });

  it("fail with the answer's text, or 'Unknown error', where it is not ours", async () => {
    fetched.mockImplementationOnce(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    fetched.mockImplementationOnce(async () => new Response("", { status: 500 }));
    expect(await results(2)).toMatchObject([
      { detail: "HTTP 502: <h1>Bad gateway</h1>" },
      { detail: "HTTP 500: Unknown error" },
    ]);
  });

  it("fail as NETWORK_ERROR where nothing answers, and the next is run all the same", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetched.mockResolvedValueOnce(Response.json({}));
    expect(await results(2)).toMatchObject([
      { passed: false, status: "NETWORK_ERROR", detail: "Failed to fetch" },
      { passed: true, status: "200" },
    ]);
  });

  it("end when the page is left", async () => {
    const leave = new AbortController();
    fetched.mockImplementation(async () => {
      leave.abort();
      return Response.json({});
    });
    const reported = vi.fn();
    await runCalls(calls, reported, leave.signal);
    expect(reported).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

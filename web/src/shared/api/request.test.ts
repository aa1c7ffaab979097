import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { STORED_AT } from "../offline/worker-messages.ts";
import { setSession, useSession } from "../session/session-store.ts";
import { ApiError } from "./api-error.ts";
import { hasPendingRequests } from "./pending-requests.ts";
import { request } from "./request.ts";

const user = { uid: "u1", displayName: "Mira", email: "mira@varrow.pt" };
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, init?: ResponseInit) => fetched.mockResolvedValueOnce(Response.json(body, init));
const failure = (): Promise<ApiError> =>
  request("/api/worlds").then(
    () => Promise.reject(new Error("It succeeded")),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  setSession({ status: "signed-in", user });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("a request", () => {
  it("sends JSON to its own site with its cookies, and returns the parsed answer", async () => {
    answer({ world: { id: "w1" } });
    expect(await request("/api/worlds", { method: "POST", body: { name: "Varrow" } })).toEqual({ world: { id: "w1" } });
    const [path, sent] = fetched.mock.calls[0]!;
    expect(path).toBe("/api/worlds");
    expect(sent).toMatchObject({ method: "POST", credentials: "same-origin", body: '{"name":"Varrow"}' });
    expect(new Headers(sent!.headers).get("Content-Type")).toBe("application/json");
  });

  it("that wants a fresh answer takes one the service worker had kept for no network at all", async () => {
    const kept = { headers: { [STORED_AT]: "2026-09-15T20:00:00.000Z" } };
    answer({ headTurnId: "t1" }, kept);
    expect(await request("/api/chat/table")).toEqual({ headTurnId: "t1" });
    answer({ headTurnId: "t1" }, kept);
    await expect(request("/api/chat/table", { fresh: true })).rejects.toMatchObject({ status: 0, code: "network" });
  });

  it("sends a form as a form, for the browser to label", async () => {
    answer({ url: "/" });
    const form = new URLSearchParams({ email: "mira@varrow.pt" });
    await request("/api/auth/callback/credentials", { method: "POST", body: form });
    expect(fetched.mock.calls[0]![1]!.body).toBe(form);
    expect(new Headers(fetched.mock.calls[0]![1]!.headers).has("Content-Type")).toBe(false);
  });

  it("answers nothing where there is nothing to say", async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await request("/api/worlds/w1", { method: "DELETE" })).toBeUndefined();
  });
});

describe("the page", () => {
  it.each([
    ["an answer", () => fetched.mockResolvedValueOnce(Response.json({ worlds: [] }))],
    ["one that cannot be read", () => fetched.mockResolvedValueOnce(new Response("{"))],
    ["a refusal", () => fetched.mockResolvedValueOnce(new Response("", { status: 500 }))],
    ["one that is lost", () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
  ])("knows that it waits for %s until it is there", async (_, answers) => {
    answers();
    const requested = request("/api/worlds").catch(() => null);
    expect(hasPendingRequests()).toBe(true);
    await requested;
    expect(hasPendingRequests()).toBe(false);
  });
});

describe("a refusal", () => {
  it("carries the server's sentence, code, request id and details", async () => {
    const body = {
      error: "This world has campaigns",
      code: "world_has_campaigns",
      requestId: "r1",
      details: { campaignCount: 2 },
    };
    answer(body, { status: 409 });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: body.error,
      status: 409,
      code: body.code,
      requestId: "r1",
      details: { campaignCount: 2 },
    });
  });

  it.each([
    ["a page of HTML", "<h1>Bad gateway</h1>"],
    ["nothing at all", ""],
    ["JSON of another kind", '{"message":"no"}'],
    ["a bare string", '"no"'],
    ["null", "null"],
    ["an error that is no sentence", '{"error":{"deep":true},"code":7}'],
  ])("falls back to a general message for %s", async (_, body) => {
    fetched.mockResolvedValueOnce(new Response(body, { status: 502, statusText: "Bad Gateway" }));
    const error = await failure();
    expect(error.message).toBe("API request failed: 502 Bad Gateway");
    expect(error.code).toBe("unknown");
  });

  it("keeps the request id of the header where the body has none", async () => {
    fetched.mockResolvedValueOnce(new Response("", { status: 500, headers: { "X-Request-Id": "r9" } }));
    expect((await failure()).requestId).toBe("r9");
  });

  it("of an answer that is no JSON is an error, not a crash", async () => {
    fetched.mockResolvedValueOnce(new Response("<html>", { status: 200 }));
    expect((await failure()).code).toBe("unknown");
  });
});

describe("a session that ended", () => {
  it("is ended here too on 401", async () => {
    answer({ error: "User not authenticated", code: "not_authenticated", requestId: "r" }, { status: 401 });
    expect((await failure()).status).toBe(401);
    expect(useSession.getState()).toEqual({ status: "signed-out", reason: "expired" });
  });

  it("is not said to have ended to somebody who types a wrong password", async () => {
    setSession({ status: "signed-out", reason: "none" });
    answer({ error: "no", code: "wrong_credentials", requestId: "r" }, { status: 401 });
    await failure();
    expect(useSession.getState()).toEqual({ status: "signed-out", reason: "none" });
  });

  it("stays through every other refusal", async () => {
    answer({ error: "no", code: "not_found", requestId: "r" }, { status: 404 });
    await failure();
    expect(useSession.getState().status).toBe("signed-in");
  });
});

describe("a lost connection", () => {
  it("is an error with a sentence and no status", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const error = await failure();
    expect(error).toMatchObject({ status: 0, code: "network" });
    expect(error.message).toMatch(/could not be reached/u);
  });

  it("is no error of ours when the page itself gave the request up", async () => {
    const given = new AbortController();
    given.abort();
    fetched.mockRejectedValueOnce(new DOMException("aborted", "AbortError"));
    const error = await request("/api/worlds", { signal: given.signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { setSession } from "../session/session-store.ts";
import { hasEarlyAnswer } from "./early-answers.ts";
import { request } from "./request.ts";

const user = { uid: "u1", displayName: "Mira", email: "mira@varrow.pt" };
const fetched = vi.fn<typeof fetch>();
const early = (answer: Promise<Response | null>) => (globalThis.earlyAnswers = { "/api/worlds": answer });

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async () => Response.json({ worlds: "asked now" }));
  setSession({ status: "signed-in", user });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  globalThis.earlyAnswers = undefined;
});

describe("A request made before the page's scripts were loaded", () => {
  it("is not made a second time, and its answer is used only once", async () => {
    early(Promise.resolve(Response.json({ worlds: "asked early" })));
    expect(await request("/api/worlds")).toEqual({ worlds: "asked early" });
    expect(fetched).not.toHaveBeenCalled();
    expect(await request("/api/worlds")).toEqual({ worlds: "asked now" });
  });

  it("is known to be there until its answer is used", async () => {
    early(Promise.resolve(Response.json({ worlds: "asked early" })));
    expect(await hasEarlyAnswer("/api/worlds")).toBe(true);
    await request("/api/worlds");
    expect(await hasEarlyAnswer("/api/worlds")).toBe(false);
  });

  it.each([
    ["was not asked in the end", () => Promise.resolve(null)],
    ["was refused", () => Promise.resolve(Response.json({}, { status: 401 }))],
    ["was lost on the way", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is requested again where it %s", async (_, answer) => {
    early(answer());
    expect(await hasEarlyAnswer("/api/worlds")).toBe(false);
    expect(await request("/api/worlds")).toEqual({ worlds: "asked now" });
  });

  it("is made again for a change at the same address", async () => {
    early(Promise.resolve(Response.json({ worlds: "asked early" })));
    await request("/api/worlds", { method: "POST", body: {} });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is made again when its answer is too old", async () => {
    early(Promise.resolve(Response.json({ worlds: "asked early" })));
    vi.spyOn(performance, "now").mockReturnValueOnce(16_000);
    expect(await request("/api/worlds")).toEqual({ worlds: "asked now" });
  });

  it("is dropped when the player signs out", async () => {
    early(Promise.resolve(Response.json({ worlds: "the one's" })));
    setSession({ status: "signed-out", reason: "left" });
    setSession({ status: "signed-in", user: { ...user, uid: "u2" } });
    expect(await request("/api/worlds")).toEqual({ worlds: "asked now" });
  });
});

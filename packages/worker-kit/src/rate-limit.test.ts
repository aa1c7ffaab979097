import { describe, expect, it } from "vitest";

import { createApp } from "./app.ts";
import { rateClassOf } from "./rate-class.ts";
import { limitModelRequests } from "./rate-limit.ts";
import type { RateLimit } from "./rate-limits.ts";
import { requireCaller } from "./session.ts";
import { signSession } from "./session-token.ts";

const SITE = "https://play.example";
const SECRET = "a secret that only this test knows";

/** A fake limiter. It counts by key, as the platform does, and allows `most` requests for each key. */
function limiter(most: number): RateLimit & { counts: Map<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= most };
    },
  };
}

const app = createApp("test")
  .get("/api/health", (c) => c.text("well"))
  .get("/api/worlds", requireCaller, (c) => c.json({}))
  .post("/api/auth/sign-up", (c) => c.json({}))
  .post("/api/chat/gamemaster", requireCaller, (c) => c.json({}))
  .post("/api/worlds", requireCaller, async (c) => {
    await limitModelRequests(c);
    return c.json({});
  });

function site(RATE_LIMITS: string, most = 2) {
  const limits = {
    RATE_SIGN_IN: limiter(most),
    RATE_TELL: limiter(most),
    RATE_WRITE: limiter(most),
    RATE_READ: limiter(most),
  };
  const env = { AUTH_SECRET: SECRET, ALLOWED_ORIGINS: "", RATE_LIMITS, ...limits };
  const ask = async (method: string, path: string, from: { user?: string; address?: string } = {}) => {
    const exp = Math.floor(Date.now() / 1000) + 60;
    const claims = { sub: from.user ?? "", sid: "s", name: null, email: null, exp };
    const headers = new Headers({ Origin: SITE });
    if (from.user) headers.set("Cookie", `__Host-lorehearth.session=${await signSession(claims, SECRET)}`);
    if (from.address) headers.set("cf-connecting-ip", from.address);
    return app.request(SITE + path, { method, headers }, env);
  };
  return { ask, limits };
}

describe("who asks too often", () => {
  it("is told so, and when it is worth another try", async () => {
    const { ask } = site("on");
    for (const wanted of [200, 200, 429]) {
      expect((await ask("GET", "/api/worlds", { user: "mira" })).status).toBe(wanted);
    }
    const refused = await ask("GET", "/api/worlds", { user: "mira" });
    expect(await refused.json()).toMatchObject({ code: "rate_limited", error: expect.any(String) as string });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
  });

  it("keeps nobody else out, and may still do other things", async () => {
    const { ask } = site("on", 1);
    await ask("GET", "/api/worlds", { user: "mira", address: "192.0.2.1" });
    expect((await ask("GET", "/api/worlds", { user: "mira", address: "192.0.2.1" })).status).toBe(429);
    expect((await ask("GET", "/api/worlds", { user: "hanne", address: "192.0.2.1" })).status).toBe(200);
    expect((await ask("POST", "/api/chat/gamemaster", { user: "mira", address: "192.0.2.1" })).status).toBe(200);
  });

  it("is known by the address while signing in, no matter who was signed in before", async () => {
    const { ask } = site("on", 1);
    await ask("POST", "/api/auth/sign-up", { user: "mira", address: "192.0.2.1" });
    expect((await ask("POST", "/api/auth/sign-up", { user: "hanne", address: "192.0.2.1" })).status).toBe(429);
    expect((await ask("POST", "/api/auth/sign-up", { address: "192.0.2.2" })).status).toBe(200);
  });

  it("counts where a model is asked, whatever the path says", async () => {
    const { ask, limits } = site("on", 1);
    expect((await ask("POST", "/api/worlds", { user: "mira" })).status).toBe(200);
    expect((await ask("POST", "/api/chat/gamemaster", { user: "mira" })).status).toBe(429);
    expect([...limits.RATE_WRITE.counts.keys(), ...limits.RATE_TELL.counts.keys()]).toEqual([
      "RATE_WRITE:user:mira",
      "RATE_TELL:user:mira",
    ]);
  });

  it("is let be where the limits are off", async () => {
    const off = site("off", 0);
    expect((await off.ask("GET", "/api/worlds", { user: "mira" })).status).toBe(200);
  });

  it.each(["/api/health", "/api/worlds/health"])("is refused at %s, too, because anybody may ask it", async (path) => {
    const on = site("on", 1);
    await on.ask("GET", path, { address: "192.0.2.1" });
    expect((await on.ask("GET", path, { address: "192.0.2.1" })).status).toBe(429);
    expect((await on.ask("GET", "/api/health", { address: "192.0.2.2" })).status).toBe(200);
  });
});

describe("a request counts", () => {
  it.each([
    ["GET", "/api/chat/messages", "RATE_READ"],
    ["GET", "/ws", "RATE_READ"],
    ["POST", "/api/auth/callback/credentials", "RATE_SIGN_IN"],
    ["POST", "/api/chat", "RATE_TELL"],
    ["POST", "/api/chat/gamemaster", "RATE_TELL"],
    ["POST", "/api/chat/gm-response", "RATE_TELL"],
    ["POST", "/api/chat/quick", "RATE_TELL"],
    ["POST", "/api/quick-chat", "RATE_TELL"],
    ["POST", "/api/chat/initialize-campaign", "RATE_TELL"],
    ["POST", "/api/chat/continue", "RATE_TELL"],
    ["POST", "/api/chat/turns/6f1c1c1e/retry", "RATE_TELL"],
    ["POST", "/api/chat/turns/6f1c1c1e/edit", "RATE_TELL"],
    ["POST", "/api/worlds/new/generate-description", "RATE_TELL"],
    ["POST", "/api/graph/rebuild", "RATE_TELL"],
    ["POST", "/api/chat/turns/6f1c1c1e/stop", "RATE_WRITE"],
    ["POST", "/api/chat/head", "RATE_WRITE"],
    // It builds a request and asks no model.
    ["POST", "/api/chat/preview", "RATE_WRITE"],
    ["GET", "/api/chat/turns/6f1c1c1e/inspection", "RATE_READ"],
    ["PATCH", "/api/worlds/1", "RATE_WRITE"],
    ["DELETE", "/api/memory/items/1", "RATE_WRITE"],
  ])("%s %s against %s", (method, path, limit) => {
    expect(rateClassOf(method, path)).toBe(limit);
  });
});

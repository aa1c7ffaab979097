import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import type { Caller } from "#contracts/rpc/api";
import { createApp } from "./app.ts";
import type { WorkerEnv } from "./env.ts";
import { SERVICE_DEADLINE_MS } from "./outage.ts";
import { givesKey, sameUser, tenancy } from "./tenancy.ts";
import { routesWithout } from "./testing/open-routes.ts";
import { validate } from "./validate.ts";

/** A fake api. Ada's session is valid if its id is `stands`, and `ada-1` is her only campaign. */
const api = {
  access: async ({ sid }: Caller, campaignId: string | null) => {
    if (sid !== "stands") return { ok: false, refusal: "session" } as const;
    return campaignId === null || campaignId === "ada-1"
      ? ({ ok: true } as const)
      : ({ ok: false, refusal: "campaign" } as const);
  },
};
const { ownCampaign, newCampaign, campaignCheckedByHandler } = tenancy<WorkerEnv>(() => api);

const Body = z.object({ campaignId: z.string(), userId: z.optional(z.string()) });
const Importing = z.object({ importId: z.string() });
const User = z.object({ userId: z.optional(z.string()) });

const site = (sid: string) =>
  createApp<WorkerEnv>("test")
    .use(async (c, next) => {
      c.set("caller", { userId: "ada", sid });
      await next();
    })
    .post("/own", validate("json", Body), ownCampaign("json"), (c) => c.json(c.get("key")))
    .post("/turns", validate("json", Body), campaignCheckedByHandler("json"), (c) => c.json(c.get("key")))
    .post(
      "/imports/:importId",
      validate("param", Importing),
      validate("json", User),
      newCampaign("param", "importId"),
      (c) => c.json(c.get("key")),
    )
    .post("/account", validate("json", User), sameUser("json"), (c) => c.json(c.get("caller")));

async function send(path: string, body: object, sid = "stands") {
  const headers = { "Content-Type": "application/json", Origin: "https://play.example" };
  const response = await site(sid).request(
    `https://play.example${path}`,
    { method: "POST", headers, body: JSON.stringify(body) },
    { AUTH_SECRET: "a secret of this test", ALLOWED_ORIGINS: "" },
  );
  return { status: response.status, body: await response.json() };
}

describe("a route about a campaign", () => {
  it("says that it cannot answer now where api hangs", async () => {
    vi.useFakeTimers();
    const hangs = vi.spyOn(api, "access").mockReturnValue(Promise.withResolvers<never>().promise);
    const answer = send("/own", { campaignId: "ada-1" });
    await vi.advanceTimersByTimeAsync(SERVICE_DEADLINE_MS);
    expect(await answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    hangs.mockRestore();
    vi.useRealTimers();
  });

  it("gets the key of a campaign that is the caller's", async () => {
    expect(await send("/own", { campaignId: "ada-1" })).toEqual({
      status: 200,
      body: { userId: "ada", campaignId: "ada-1" },
    });
  });

  it("is not reached for somebody else's campaign", async () => {
    expect(await send("/own", { campaignId: "bob-1" })).toMatchObject({
      status: 404,
      body: { code: "not_found", error: "Campaign not found" },
    });
  });

  it("is not reached by a session that has ended", async () => {
    expect(await send("/own", { campaignId: "ada-1" }, "revoked")).toMatchObject({ status: 401 });
  });

  it("leaves the question to a handler that asks api itself", async () => {
    expect(await send("/turns", { campaignId: "bob-1" })).toMatchObject({ status: 200, body: { campaignId: "bob-1" } });
  });

  it("gets the key of a campaign that is being imported, which api does not know yet", async () => {
    expect(await send("/imports/new-1", {})).toMatchObject({ status: 200, body: { campaignId: "new-1" } });
    expect(await send("/imports/new-1", {}, "revoked")).toMatchObject({ status: 401 });
  });

  it.each(["/own", "/turns", "/imports/new-1", "/account"])("%s refuses another user's id", async (path) => {
    for (const userId of ["bob", "", "ADA"])
      expect(await send(path, { campaignId: "ada-1", userId })).toMatchObject({
        status: 403,
        body: { code: "user_mismatch", error: "User ID mismatch" },
      });
    expect(await send(path, { campaignId: "ada-1", userId: "ada" })).toMatchObject({ status: 200 });
  });
});

describe("the list of open routes", () => {
  it("has the routes that get no key, also those of an app inside an app", () => {
    const inside = new Hono<WorkerEnv>()
      .get("/:id/open", (c) => c.text("open"))
      .get("/:id/own", validate("query", Body), ownCampaign("query"), (c) => c.text("own"));
    const app = createApp<WorkerEnv>("test").route("/inside", inside);
    expect(routesWithout(app, givesKey)).toEqual(["GET /inside/:id/open"]);
  });
});

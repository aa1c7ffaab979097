import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

import type { MemoryEntity } from "#contracts/entities/memory";
import { GraphAnswer, GraphStatusAnswer, TimelineAnswer } from "#contracts/http/graph";
import { sessionCookieName, signSession } from "#worker-kit/session";
import { FakeApi } from "../../test/fake-entrypoints.ts";
import { FakeServices } from "../../test/fake-services.ts";
import { turn } from "../../test/turns.ts";
import { createGraphApp } from "../app.ts";

const SITE = "http://localhost";

/** Ada's campaign with three turns, and methods that send requests about it. */
class Site {
  readonly services = new FakeServices();

  constructor() {
    this.services.ledger = [turn(0), turn(1), turn(2)];
    const access = FakeApi.prototype.access.bind(null as unknown as FakeApi);
    Object.assign(this.services.api, { access });
  }

  async ask(method: string, path: string, userId: string | null, body?: unknown, origin = SITE): Promise<Response> {
    const exp = Math.floor(Date.now() / 1_000) + 3_600;
    const token = userId ? await signSession({ sub: userId, sid: "sid", exp }, env.AUTH_SECRET) : "";
    const headers = {
      Cookie: token ? `${sessionCookieName(false)}=${token}` : "",
      Origin: origin,
      "Content-Type": "application/json",
    };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return createGraphApp(() => this.services).request(`${SITE}${path}`, { method, headers, ...init }, env);
  }
}

describe("POST /api/graph/rebuild", () => {
  it("answers 202 with how much there is to read, and the same while it goes on", async () => {
    const site = new Site();
    const first = await site.ask("POST", "/api/graph/rebuild", "ada", { campaignId: "ada-1" });
    const second = await site.ask("POST", "/api/graph/rebuild", "ada", { campaignId: "ada-1" });

    for (const response of [first, second]) {
      expect(response.status).toBe(202);
      expect(GraphStatusAnswer.parse(await response.json())).toMatchObject({ pending: 3, rebuilding: true });
    }
    expect(site.services.sent).toEqual([{ type: "campaign.rebuild", userId: "ada", campaignId: "ada-1", after: -1 }]);
  });

  it("is for the campaign's own player only, from the site's own pages, and takes nothing else", async () => {
    const site = new Site();
    const path = "/api/graph/rebuild";
    const body = { campaignId: "ada-1" };

    expect((await site.ask("POST", path, null, body)).status).toBe(401);
    expect((await site.ask("POST", path, "bob", body)).status).toBe(404);
    expect((await site.ask("POST", path, "ada", { ...body, userId: "bob" })).status).toBe(403);
    expect((await site.ask("POST", path, "ada", body, "https://elsewhere.example")).status).toBe(403);
    expect((await site.ask("POST", path, "ada", { ...body, from: 3 })).status).toBe(400);
    expect((await site.ask("POST", path, "ada", {})).status).toBe(400);
    expect(site.services.sent).toEqual([]);
  });
});

describe("GET /api/graph and /api/graph/timeline", () => {
  it("show what memory knows", async () => {
    const site = new Site();
    const hanne: MemoryEntity = { id: "e1", name: "Hanne", type: "person", aliases: [], description: "", mentions: 2 };
    site.services.story = { nodes: [hanne], edges: [] };
    const graph = await site.ask("GET", "/api/graph?campaignId=ada-1", "ada");
    const timeline = await site.ask("GET", "/api/graph/timeline?campaignId=ada-1", "ada");

    expect(GraphAnswer.parse(await graph.json())).toEqual({ nodes: [hanne], edges: [] });
    expect(TimelineAnswer.parse(await timeline.json())).toEqual({ sessions: [] });
  });

  it.each(["/api/graph", "/api/graph/timeline"])("%s is for the campaign's own player only", async (path) => {
    const site = new Site();

    expect((await site.ask("GET", `${path}?campaignId=ada-1`, null)).status).toBe(401);
    expect((await site.ask("GET", `${path}?campaignId=ada-1`, "bob")).status).toBe(404);
    expect((await site.ask("GET", `${path}?campaignId=ada-1&userId=bob`, "ada")).status).toBe(403);
    expect((await site.ask("GET", path, "ada")).status).toBe(400);
  });
});

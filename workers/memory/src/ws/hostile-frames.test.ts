import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { newCampaign } from "../../test/campaign.ts";
import { join } from "../../test/player.ts";
import { readFrame } from "./frames.ts";

const CAMPAIGN = "ada-1";

/** JSON that looks more and more like a request. */
const almostRequest = fc.record(
  {
    type: fc.oneof(
      fc.constantFrom("health_check", "search_campaign", "add_episode", "__proto__", "toString"),
      fc.anything(),
    ),
    requestId: fc.oneof(fc.string(), fc.anything()),
    campaignId: fc.oneof(fc.constant(CAMPAIGN), fc.anything()),
    query: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
    limit: fc.oneof(fc.integer(), fc.anything()),
    episodeData: fc.anything(),
  },
  { requiredKeys: [] },
);

/** Some values cannot be told in JSON at all. */
const toFrame = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? "undefined";
  } catch {
    return "{";
  }
};

describe("reading frames", () => {
  it("reads garbage without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json(), almostRequest.map(toFrame)), (data) => {
        expect(["request", "refused", "unreadable"]).toContain(readFrame(data, CAMPAIGN).kind);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["", "unreadable"],
    ["null", "unreadable"],
    ["[]", "unreadable"],
    ['"health_check"', "unreadable"],
    ["[".repeat(60_000), "unreadable"],
    ['{"type":"__proto__","requestId":"r"}', "unreadable"],
    ['{"type":"health_check"}', "unreadable"],
    ['{"type":"health_check","requestId":""}', "unreadable"],
    ['{"type":"search_campaign","requestId":"r"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"\\u0000","campaignId":"ada-1"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"\\ud800","campaignId":"ada-1"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1","limit":0}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":["ada-1"]}', "refused"],
    ['{"type":"health_check","requestId":"r","campaignId":"bob-1"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1"}', "request"],
  ])("takes %.60s for %s", (data, kind) => {
    expect(readFrame(data, CAMPAIGN).kind).toBe(kind);
  });
});

describe("a hostile connection", () => {
  it("gets an answer to everything it sends, and stays", async () => {
    const player = await join(newCampaign());
    const garbage = ["", "{", "null", '{"requestId":"r7"}', '{"type":"drop_tables","requestId":"r8"}'];
    for (const frame of garbage) player.send(frame);
    player.send(new ArrayBuffer(8));
    player.send({ type: "health_check", requestId: "alive" });
    expect(await player.frame("alive")).toMatchObject({ status: "healthy", seq: 8 });

    expect(player.frames.slice(1, 7).map(({ type, requestId }) => [type, requestId])).toEqual([
      ["error", undefined],
      ["error", undefined],
      ["error", undefined],
      ["error", "r7"],
      ["error", "r8"],
      ["error", undefined],
    ]);
    expect(player.closed).toBeNull();
  });

  it("is closed with 4413 for a frame over 64 KB, counted in bytes", async () => {
    const player = await join(newCampaign());
    player.send("é".repeat(LIMITS.ws.frameBytes / 2));
    await player.frame("error");
    expect(player.closed).toBeNull();

    player.send("é".repeat(LIMITS.ws.frameBytes / 2 + 1));
    await player.until(({ closed }) => closed !== null);
    expect(player.closed?.code).toBe(4413);
  });

  it("is closed with 4429 for more than fifty frames a second", async () => {
    const player = await join(newCampaign());
    for (let sent = 0; sent < 500; sent += 1) player.send({ type: "health_check", requestId: `r${sent}` });
    await player.until(({ closed }) => closed !== null);

    expect(player.closed?.code).toBe(4429);
  });
});

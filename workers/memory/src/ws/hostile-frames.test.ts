import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { ClientMessage } from "#contracts/memory/client-messages";
import { newCampaign } from "../../test/campaign.ts";
import { join } from "../../test/player.ts";
import { readFrame } from "./frames.ts";
import { HANDLERS } from "./requests/index.ts";

const CONNECTION = { campaignId: "ada-1", userId: "ada" };
const TYPES = Object.keys(HANDLERS);

/** Values that an attacker might put into a field: almost valid ones, far too large ones, and senseless ones. */
const junk = fc.oneof(
  fc.constantFrom("", "ada", "ada-1", "__proto__", "\0", "\ud800", "person", "open", "active", "' OR 1=1 --", '"*'),
  fc.constantFrom(0, 1, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1, null, true, [], {}, [[]]),
  fc.constant("x".repeat(9_000)),
  fc.constant(Array.from({ length: 500 }, () => "Hanne")),
  fc.string({ unit: "binary" }),
  fc.jsonValue({ depthSize: "large" }),
);

/** The names of the fields of each request type. */
const FIELDS = new Map(
  ClientMessage.def.options.map(({ shape }) => [String(shape.type.def.values[0]), Object.keys(shape)]),
);

/** Random JSON that resembles a request. It has fields of its request, seldom of another one, with valid or invalid values. */
const almostRequest = (campaignId: string) => {
  const field = (...right: unknown[]) =>
    fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 4 }, { arbitrary: junk, weight: 1 });
  const fields = fc.record(
    {
      type: fc.oneof({ arbitrary: fc.constantFrom(...TYPES), weight: 8 }, { arbitrary: junk, weight: 1 }),
      requestId: fc.oneof({ arbitrary: fc.constantFrom("r1", "r2", "r3"), weight: 8 }, { arbitrary: junk, weight: 1 }),
      campaignId: fc.oneof({ arbitrary: fc.constant(campaignId), weight: 12 }, { arbitrary: junk, weight: 1 }),
      userId: field("ada"),
      query: field("rain", '"un(clos*ed'),
      limit: field(1, 100),
      episodeData: field("It rained.", { summary: "It rained.", importance: 10 }, { title: " " }),
      currentSituation: field("At the gate"),
      worldId: field("w1", null),
      relevantEntities: field(["Hanne"], []),
      maxContextItems: field(1, 15),
      triggerEvent: field("We come to the mill"),
      contextEntities: field(["Hanne"]),
      characterName: field("Hanne"),
      sessionsBack: field(5),
      entityName: field("Hanne"),
      relationshipTypes: field([], ["owes"]),
      entityId: field("e1", "e2"),
      entityData: field({ name: "Hanne" }, { name: "Hanne", type: "place", aliases: ["Hanne", ""] }),
      relationships: field(
        [{ targetName: "Hanne", type: "owes" }],
        [{ targetId: "e1", type: "owes" }],
        [{ targetId: "nobody", type: "owes" }],
        [{ type: "owes" }],
      ),
      speaker: field("Hanne"),
      text: field("Halt!"),
      context: field("at the gate"),
      questData: field({ title: "Find the bell" }, { id: "q1", title: "Find the bell", status: "completed" }),
      updateData: field({}, { name: "Hanne" }, { description: "Old." }, { ended: true }, { type: "knows" }),
      entityType: field("person", "place"),
      filters: field({}, { name: "%", limit: 100 }),
      relationshipId: field("rel-1", "1"),
      status: field("open", "failed"),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(fields, fc.nat(9)).map(([frame, chance]) => {
    const known = chance === 0 || typeof frame.type !== "string" ? undefined : FIELDS.get(frame.type);
    if (known === undefined) return frame;
    return Object.fromEntries(Object.entries(frame).filter(([name]) => known.includes(name)));
  });
};

describe("reading frames", () => {
  it("reads garbage without throwing, and never takes it for another user's or campaign's", () => {
    const garbage = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      almostRequest(CONNECTION.campaignId).map((frame) => JSON.stringify(frame)),
    );
    const kinds = new Set<string>();
    fc.assert(
      fc.property(garbage, (data) => {
        const frame = readFrame(data, CONNECTION);
        kinds.add(frame.kind);
        if (frame.kind !== "request") return;
        if ("campaignId" in frame.message) expect([undefined, "ada-1"]).toContain(frame.message.campaignId);
        if ("userId" in frame.message) expect([undefined, "ada"]).toContain(frame.message.userId);
      }),
      { numRuns: 2_000 },
    );
    expect([...kinds].toSorted()).toEqual(["refused", "request", "unreadable"]);
  });

  const nested = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`;
  it.each([
    ["", "unreadable"],
    ["null", "unreadable"],
    ["[]", "unreadable"],
    ['"health_check"', "unreadable"],
    ['{"type":"__proto__","requestId":"r"}', "unreadable"],
    ['{"type":"constructor","requestId":"r"}', "unreadable"],
    ['{"type":"health_check"}', "unreadable"],
    ['{"type":"health_check","requestId":""}', "unreadable"],
    ['{"type":"health_check","requestId":"\\ud800"}', "unreadable"],
    ['{"type":"health_check","requestId":"\\u0000"}', "unreadable"],
    ['{"type":"health_check","requestId":7}', "unreadable"],
    ['{"__proto__":{"type":"health_check"},"requestId":"r"}', "unreadable"],
    ['{"type":"search_campaign","requestId":"r"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"\\u0000","campaignId":"ada-1"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"\\ud800","campaignId":"ada-1"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1","limit":0}', "request"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1","limit":"many"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","place":"here"}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1","limit":1e400}', "refused"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":["ada-1"]}', "refused"],
    ['{"type":"health_check","requestId":"r","campaignId":"bob-1"}', "refused"],
    ['{"type":"health_check","requestId":"r","userId":null}', "request"],
    ['{"type":"search_campaign","requestId":"r","query":"a","campaignId":"ada-1"}', "request"],
  ])("takes %s for %s", (data, kind) => {
    expect(readFrame(data, CONNECTION).kind).toBe(kind);
  });

  it.each([
    ["open brackets", "[".repeat(60_000)],
    ["lists in lists", nested("[", "]")],
    ["objects in objects", nested('{"type":', "}")],
  ])("does not read %s", (_, data) => {
    expect(readFrame(data, CONNECTION).kind).toBe("unreadable");
  });
});

describe("a hostile connection", () => {
  it("gets one answer to everything it sends, and stays", async () => {
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

  it("cannot break anything with whatever looks like requests", async () => {
    const here = "the campaign of the run";
    await fc.assert(
      fc.asyncProperty(fc.array(almostRequest(here), { minLength: 1, maxLength: 40 }), async (frames) => {
        // Each run has its own campaign: together they send more frames than one campaign takes in a second.
        const key = newCampaign();
        const player = await join(key);
        for (const frame of frames)
          player.send(frame.campaignId === here ? { ...frame, campaignId: key.campaignId } : frame);
        player.send({ type: "health_check", requestId: "alive" });
        await player.until(({ frames, closed }) => closed !== null || frames.some((f) => f.requestId === "alive"));
        expect(player.closed).toBeNull();
        player.socket.close(4000);
        const replies = player.frames.filter(({ type }) => type !== "welcome" && type !== "memory_changed");
        expect(replies).toHaveLength(frames.length + 1);
        // No reply reports a fault of the server.
        expect(replies.filter(({ error }) => /our side|^Failed to/u.test(error ?? ""))).toEqual([]);
        // A requestId has only one successful reply. Using it with another body is an error.
        for (const requestId of ["r1", "r2", "r3"]) {
          const given = new Set(
            replies.filter((r) => r.requestId === requestId && r.error === undefined).map((r) => r.seq),
          );
          expect(given.size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
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

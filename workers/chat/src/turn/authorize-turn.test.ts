import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import { framesOf, player, STREAM } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

const PLAY = "/api/chat/gamemaster";

/** What the object of a player's campaign stores: the names of its SQL tables, and the time of its alarm. */
const keptBy = (userId: string, campaignId: string) =>
  runInDurableObject(env.GAME_TABLE.getByName(`${userId}:${campaignId}`), async (_, { storage }) => ({
    tables: storage.sql.exec("SELECT name FROM sqlite_master").toArray(),
    alarm: await storage.getAlarm(),
  }));
const NOTHING = { tables: [], alarm: null };

const locket = {
  itemId: "1",
  content: "Mira promised Hanne the locket",
  kind: "event",
  reason: "names Hanne",
  relevance_score: 0.9,
  turnId: null,
  turnNumber: null,
};

beforeEach(() => {
  theStage.held = false;
  theStage.briefs.length = 0;
  Object.assign(calls, { announced: [], recalls: [], recalled: [], memory: "well", scene: "at once" });
});

describe("a table that nobody has sat down at", () => {
  it.each([
    ["/api/chat/gamemaster", { message: "I knock." }],
    ["/api/chat/initialize-campaign", {}],
    ["/api/chat/continue", {}],
    [`/api/chat/turns/${crypto.randomUUID()}/retry`, {}],
    [`/api/chat/turns/${crypto.randomUUID()}/edit`, { message: "I knock twice." }],
  ])("keeps nothing of a stranger who is turned away by %s, and asks memory nothing", async (path, body) => {
    const campaignId = "owner-secret";
    for (const headers of [{}, STREAM]) {
      const response = await (await player("thief")).post(path, { campaignId, ...body }, headers);
      expect([response.status, (await response.json<{ error: string }>()).error]).toEqual([404, "Campaign not found"]);
    }
    expect(await keptBy("thief", campaignId)).toEqual(NOTHING);
    expect(await keptBy("owner", campaignId)).toEqual(NOTHING);
    expect(calls.recalls).toEqual([]);
  });

  it("keeps nothing of a session that was revoked", async () => {
    const revoked = await player("mira", "revoked");
    expect((await revoked.post(PLAY, { campaignId: "mira-empty", message: "I knock." })).status).toBe(401);
    expect(await keptBy("mira", "mira-empty")).toEqual(NOTHING);
  });
});

describe("a table with a story", () => {
  it("tells nothing to a session that was revoked, not even that the game master is busy or the turn known", async () => {
    const campaignId = "mira-revoked";
    const mira = await player("mira");
    const revoked = await player("mira", "revoked");
    const known = await (await mira.post(PLAY, { campaignId, message: "say one" })).json<TurnAnswer>();
    theStage.held = true;
    const streaming = await mira.post(PLAY, { campaignId, message: "wait" }, STREAM);
    for (const turnId of [known.turnId, crypto.randomUUID()]) {
      const refused = await revoked.post(PLAY, { campaignId, message: "say one", turnId }, STREAM);
      expect([refused.status, await refused.json()]).toMatchObject([401, { error: "User not authenticated" }]);
    }
    theStage.held = false;
    expect((await framesOf(streaming)).at(-1)?.type).toBe("end");
    expect((await mira.get(`/api/chat/tree?campaignId=${campaignId}`)).status).toBe(200);
    expect(calls.announced.filter(({ state }) => state === "open")).toHaveLength(2);
  });

  it("asks memory while api is still looking whose campaign it is", async () => {
    const campaignId = "mira-beside";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    calls.recalls = [];
    calls.scene = "after recall";
    calls.recalled = [locket];
    const answer = await (await mira.post(PLAY, { campaignId, message: "I ask Hanne" })).json<TurnAnswer>();
    expect(answer).toMatchObject({ memoryEnhanced: true, recalled: [{ itemId: "1" }] });
    expect(calls.recalls).toHaveLength(1);
  });

  it("asks memory again if the head moved after the early recall", async () => {
    const campaignId = "mira-moved";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    await mira.post(PLAY, { campaignId, message: "say two" });
    Object.assign(calls, { recalls: [], recalled: [locket], scene: "held" });
    const asked = mira.post(PLAY, { campaignId, message: "say three" });
    await vi.waitFor(() => expect(calls.recalls).toHaveLength(1));
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    Object.assign(calls, { recalled: [{ ...locket, itemId: "2" }], scene: "at once" });
    expect((await (await asked).json<TurnAnswer>()).recalled.map(({ itemId }) => itemId)).toEqual(["2"]);
    expect(calls.recalls.map(({ situation }) => situation)).toEqual(["say three\ntwo.", "say three\none."]);
  });

  it("does not let words that cross a line out of the object", async () => {
    const campaignId = "mira-lines";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    await mira.put("/api/chat/safety", { campaignId, lines: ["spiders"], veils: [] });
    const refused = await mira.post(PLAY, { campaignId, message: "I look for spiders" });
    expect(await refused.json()).toMatchObject({ code: "line_crossed" });
    expect(calls.recalls).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { HeadAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { framesOf, player, STREAM, textOf } from "../../test/requests.ts";
import { scriptedGameMaster, theStage } from "../../test/scripted-game-master.ts";
import { setNarrator } from "../../test/narrators.ts";
import { narratorOf } from "../../test/narrator-of.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  theStage.briefs.length = 0;
  setNarrator({ source: "oracle", gameMaster: () => scriptedGameMaster });
  Object.assign(calls, { heads: [], recalled: [], known: [], corrected: [], memory: "well", activityFails: 0 });
});

const PLAY = "/api/chat/gamemaster";
const setLists = (mira: Player, campaignId: string, lines: string[], veils: string[] = []) =>
  mira.put("/api/chat/safety", { campaignId, lines, veils });
const play = async (mira: Player, campaignId: string, message = "say hello"): Promise<TurnAnswer> => {
  const response = await mira.post(PLAY, { campaignId, message });
  expect(response.status).toBe(200);
  return response.json<TurnAnswer>();
};
const messagesOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>()).messages;
const tableOf = async (mira: Player, campaignId: string) =>
  (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>();

describe("lines and veils", () => {
  it("are kept as the player wrote them, through undo and erasure of nothing else", async () => {
    const mira = await player("mira");
    const campaignId = "mira-lists";
    expect(await (await mira.get(`/api/chat/safety?campaignId=${campaignId}`)).json()).toEqual({
      lines: [],
      veils: [],
    });
    const lists = { lines: ["Harm to  children ", "蜘蛛"], veils: ["kissing"] };
    const put = await setLists(mira, campaignId, lists.lines, lists.veils);
    expect(await put.json()).toEqual({ lines: ["Harm to children", "蜘蛛"], veils: ["kissing"] });
    await play(mira, campaignId);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await (await mira.get(`/api/chat/safety?campaignId=${campaignId}`)).json()).toEqual(
      await (await setLists(mira, campaignId, lists.lines, lists.veils)).json(),
    );
  });

  it("refuse the player's words before anything is stored or sent", async () => {
    const mira = await player("mira");
    const campaignId = "mira-refused";
    await setLists(mira, campaignId, ["spiders"]);
    const turnId = crypto.randomUUID();
    for (const accept of [{}, STREAM]) {
      const response = await mira.post(PLAY, { campaignId, turnId, message: "I look for a SPÍDER" }, accept);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "line_crossed",
        error: expect.stringContaining("“spiders”") as string,
      });
    }
    expect(theStage.briefs).toEqual([]);
    expect(await messagesOf(mira, campaignId)).toEqual([]);
    // The same turn id may be used with other words, because nothing of the refused request was stored.
    expect((await mira.post(PLAY, { campaignId, turnId, message: "say hello" })).status).toBe(200);
    const edit = await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, message: "Spiders!" });
    expect(edit.status).toBe(400);
    expect(await messagesOf(mira, campaignId)).toHaveLength(2);
  });

  it("refuse to tell again what crosses a line drawn since, and re-attach to it all the same", async () => {
    const mira = await player("mira");
    const campaignId = "mira-since";
    const message = "say A spider";
    const turnId = crypto.randomUUID();
    await mira.post(PLAY, { campaignId, turnId, message });
    await setLists(mira, campaignId, ["spider"]);
    expect((await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId })).status).toBe(400);
    expect((await mira.post(PLAY, { campaignId, turnId, message })).status).toBe(200);
  });

  it("let a veiled word of the player's pass: it happens, unseen", async () => {
    const mira = await player("mira");
    const campaignId = "mira-veiled";
    await setLists(mira, campaignId, [], ["kissing"]);
    setNarrator(narratorOf("You lean close. You kiss her. Morning comes."));
    const answer = await play(mira, campaignId, "I kiss her");
    expect(answer.response).toBe("You lean close. The moment fades to black. Morning comes.");
    expect(answer.flags).toMatchObject([{ kind: "veil", about: "kissing", sentence: "The moment fades to black." }]);
  });

  it("never let a crossing sentence out: not in the stream, not on re-attaching, not in the transcript", async () => {
    const mira = await player("mira");
    const campaignId = "mira-stream";
    await setLists(mira, campaignId, ["spiders"]);
    setNarrator(narratorOf("You enter. Huge spiders crawl over the bed! You shut the door."));
    const turnId = crypto.randomUUID();
    const frames = await framesOf(await mira.post(PLAY, { campaignId, turnId, message: "I enter" }, STREAM));
    expect(textOf(frames)).toBe("You enter. The scene turns away. You shut the door.");
    expect(JSON.stringify(frames.filter(({ type }) => type !== "guard"))).not.toMatch(/spi|crawl/iu);
    expect(frames.map(({ type }) => type).slice(-2)).toEqual(["guard", "end"]);
    const again = await framesOf(await mira.get(`/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`));
    expect(textOf(again)).toBe(textOf(frames));
    expect(again.find(({ type }) => type === "guard")?.data).toEqual(frames.find(({ type }) => type === "guard")?.data);
    const [, gm] = await messagesOf(mira, campaignId);
    expect(gm).toMatchObject({ message: textOf(frames), flags: [{ id: "line:0", kind: "line", about: "spiders" }] });
    expect(theStage.briefs.at(-1)).toMatchObject({ lines: ["spiders"], veils: [] });
    expect(theStage.briefs.at(-1)?.allows?.("a spider")).toBe(false);
  });

  it("keep crossing words off dice, sheets and what is recalled, too", async () => {
    const mira = await player("mira");
    const campaignId = "mira-beside";
    await setLists(mira, campaignId, ["spiders"]);
    const recalled = { kind: "fact", turnId: null, turnNumber: null, reason: "", relevance_score: 1 };
    calls.recalled = [
      { ...recalled, itemId: "1", content: "Spiders fill the cellar." },
      { ...recalled, itemId: "2", content: "The cellar is deep." },
    ];
    await play(mira, campaignId);
    setNarrator(
      narratorOf(async ({ table }) => {
        const characterId = table.sheets()[0]?.characterId ?? "";
        await table.change({ type: "hit_points", characterId, delta: -1, reason: "a spider's bite" });
        await table.roll("1d20", "spider");
        return "It hurts.";
      }),
    );
    const answer = await play(mira, campaignId, "say on");
    expect(answer.effects).toMatchObject([{ delta: -1, reason: "…" }]);
    expect(answer.rolls).toMatchObject([{ label: "…" }]);
    expect(answer.recalled.map(({ itemId }) => itemId)).toEqual(["2"]);
  });

  it("hold in a quick word beside the story, and in what the client sends along as memory", async () => {
    const mira = await player("mira");
    const campaignId = "mira-quick";
    const quick = async (message: string) => mira.post("/api/quick-chat", { campaignId, message });
    const answer = async () => (await (await quick("What is in there?")).json<{ response: string }>()).response;
    const longest = (await answer()).match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length)[0] ?? "";
    await setLists(mira, campaignId, ["spiders", longest]);
    expect((await quick("Any spiders?")).status).toBe(400);
    expect(await answer()).not.toContain(longest);
    expect(await answer()).toContain("The scene turns away.");
    await mira.post(PLAY, { campaignId, message: "I go in", memoryContext: "She met a spider." });
    expect(theStage.briefs.at(-1)?.memoryContext).toBe("");
  });

  it("are each player's own, and refused where they make no sense", async () => {
    const mira = await player("mira");
    const ben = await player("ben");
    await setLists(mira, "mira-own", ["spiders"]);
    expect((await setLists(ben, "mira-own", [])).status).toBe(404);
    expect((await ben.get("/api/chat/safety?campaignId=mira-own")).status).toBe(404);
    expect(await (await mira.get("/api/chat/safety?campaignId=mira-own")).json()).toMatchObject({ lines: ["spiders"] });
    for (const lines of [
      ["!!!"],
      [""],
      ["x".repeat(121)],
      Array.from({ length: 51 }, () => "x"),
      ["a\0b"],
      ["\ud800"],
      "x",
      [1],
    ]) {
      const refused = await mira.put("/api/chat/safety", { campaignId: "mira-own", lines, veils: [] });
      expect(refused.status, JSON.stringify(lines)).toBe(400);
    }
    expect((await mira.put("/api/chat/safety", { campaignId: "mira-own", lines: [] })).status).toBe(400);
    const revoked = await player("mira", "revoked");
    expect((await setLists(revoked, "mira-own", [])).status).toBe(401);
  });
});

describe("the X-card", () => {
  const card = async (mira: Player, body: Record<string, unknown>) => {
    const response = await mira.post("/api/chat/x-card", body);
    return { status: response.status, ...(await response.json<HeadAnswer & { code?: string }>()) };
  };

  it("takes a turn back with its memory and shows it nowhere again", async () => {
    const mira = await player("mira");
    const campaignId = "mira-x";
    const first = await play(mira, campaignId, "say one");
    const second = await play(mira, campaignId, "wound 6;say two");
    const named = { campaignId, turnId: second.turnId, name: "The wound" };
    await mira.post("/api/chat/checkpoints", named);
    expect(await card(mira, { campaignId, turnId: second.turnId })).toMatchObject({
      status: 200,
      headTurnId: first.turnId,
      left: [second.turnId],
      joined: [],
      canUndo: true,
      canRedo: false,
    });
    expect(calls.heads.at(-1)).toMatchObject({ left: [second.turnId], joined: [] });
    expect((await tableOf(mira, campaignId)).sheets[0]?.hp.current).toBe(21);
    const retried = await play(mira, campaignId, "say three");
    const [, , , gm] = await messagesOf(mira, campaignId);
    expect(gm?.variants).toEqual([retried.turnId]);
    const tree = await (await mira.get(`/api/chat/tree?campaignId=${campaignId}`)).json<TreeAnswer>();
    expect(tree.turns.map(({ turnId }) => turnId)).toEqual([first.turnId, retried.turnId]);
    for (const path of [`turns/${second.turnId}/retry`, "head", `turns/${second.turnId}/stop`, "checkpoints"]) {
      const body =
        path === "checkpoints" ? named : path === "head" ? { campaignId, turnId: second.turnId } : { campaignId };
      expect((await mira.post(`/api/chat/${path}`, body)).status, path).toBe(404);
    }
    expect((await mira.get(`/api/chat/turns/${second.turnId}/stream?campaignId=${campaignId}`)).status).toBe(404);
    const resent = await mira.post(PLAY, { campaignId, turnId: second.turnId, message: "wound 6;say two" });
    expect(resent.status).toBe(409);
  });

  it("may be played twice, and changes nothing the second time", async () => {
    const mira = await player("mira");
    const campaignId = "mira-twice";
    const first = await play(mira, campaignId, "say one");
    const second = await play(mira, campaignId, "say two");
    await card(mira, { campaignId, turnId: second.turnId });
    const moves = calls.heads.length;
    expect(await card(mira, { campaignId, turnId: second.turnId })).toMatchObject({
      status: 200,
      headTurnId: first.turnId,
      left: [],
    });
    expect(calls.heads).toHaveLength(moves);
  });

  it("stops a turn that is still being told", async () => {
    const mira = await player("mira");
    const campaignId = "mira-midst";
    const first = await play(mira, campaignId, "say one");
    theStage.held = true;
    const played = mira.post(PLAY, { campaignId, message: "say two;wait" });
    await vi.waitFor(async () => expect((await tableOf(mira, campaignId)).openTurnId).not.toBeNull());
    const { openTurnId } = await tableOf(mira, campaignId);
    expect(await card(mira, { campaignId })).toMatchObject({ headTurnId: first.turnId, left: [openTurnId] });
    await played;
    expect(await tableOf(mira, campaignId)).toMatchObject({ openTurnId: null, canRedo: false });
    expect(await messagesOf(mira, campaignId)).toHaveLength(2);
  });

  it("takes what followed along, and leaves another path alone", async () => {
    const mira = await player("mira");
    const campaignId = "mira-deep";
    const root = await play(mira, campaignId, "say root");
    const left = await play(mira, campaignId, "say left");
    await play(mira, campaignId, "say left on");
    const right = await mira.post(PLAY, { campaignId, message: "say right", parentTurnId: root.turnId });
    const { turnId } = await right.json<TurnAnswer>();
    expect(await card(mira, { campaignId, turnId: left.turnId })).toMatchObject({ headTurnId: turnId, left: [] });
    expect(await card(mira, { campaignId, turnId: root.turnId })).toMatchObject({
      headTurnId: null,
      left: [root.turnId, turnId],
      canRedo: false,
    });
    expect(await messagesOf(mira, campaignId)).toEqual([]);
    expect(await card(mira, { campaignId })).toMatchObject({ status: 200, headTurnId: null, left: [] });
    expect((await play(mira, campaignId, "say anew")).state).toBe("complete");
  });

  it("is nobody else's, and knows no strange turns", async () => {
    const mira = await player("mira");
    const ben = await player("ben");
    const { turnId } = await play(mira, "mira-mine", "say one");
    expect((await card(ben, { campaignId: "mira-mine", turnId })).status).toBe(404);
    expect((await card(ben, { campaignId: "ben-mine", turnId })).status).toBe(404);
    expect((await card(mira, { campaignId: "mira-mine", turnId: "x" })).status).toBe(400);
    expect(await messagesOf(mira, "mira-mine")).toHaveLength(2);
  });
});

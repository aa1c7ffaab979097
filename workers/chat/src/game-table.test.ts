import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import { commitmentOf, diceOf } from "#contracts/play/dice-proof";
import type { Roll } from "#contracts/play/dice";
import type { TurnAnswer } from "#contracts/play/turn";
import { expectLog } from "#worker-kit/testing";
import { framesOf, player, STREAM, textOf } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";

expectLog("guard.without_memory", "outbox.postponed", "turn.trouble");

const PLAY = "/api/chat/gamemaster";
const campaignId = "mira-flame";
const table = () => env.GAME_TABLE.getByName(`mira:${campaignId}`);
const newId = () => crypto.randomUUID();
/** The states of a turn that were announced to the open tabs, in order. */
const announced = (turnId: string) =>
  calls.announced.filter((turn) => turn.turnId === turnId).map(({ state }) => state);

async function read(campaign = campaignId): Promise<MessagesAnswer> {
  const mira = await player("mira");
  return (await mira.get(`/api/chat/messages?campaignId=${campaign}`)).json();
}

beforeEach(() => {
  theStage.held = false;
  theStage.briefs.length = 0;
  Object.assign(calls, {
    activity: [],
    heads: [],
    announced: [],
    recalls: [],
    recalled: [],
    memory: "well",
    activityFails: 0,
  });
});

describe("a turn", () => {
  it("is told as one JSON, with the roll the server made, and stands in the transcript", async () => {
    const mira = await player("mira");
    const response = await mira.post(PLAY, { campaignId, message: "say The flame is blue; check" });
    expect(response.status).toBe(200);
    const answer = await response.json<TurnAnswer>();
    expect(answer).toMatchObject({ state: "complete", source: "oracle", aiEnhanced: false });
    expect(answer.response).toContain("The flame is blue.");
    const [roll] = answer.rolls;
    expect(roll?.check).toMatchObject({ modifier: 5, skill: "insight", dc: 12 });
    expect(roll?.total).toBe((roll?.dice[0]?.value ?? 0) + 5);

    const { messages } = await read();
    expect(messages.map((message) => message.sender)).toEqual(["user", "gm"]);
    expect(messages[0]?.timestamp.localeCompare(messages[1]?.timestamp ?? "")).toBe(-1);
    expect(messages[1]).toMatchObject({ message: answer.response, turnId: answer.turnId, state: "complete" });
  });

  it("streams turn, recall, roll, text and end, and its seed proves commitment and dice", async () => {
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId: "mira-proof", message: "say once" });
    const frames = await framesOf(
      await mira.post(PLAY, { campaignId: "mira-proof", message: "check;say done" }, STREAM),
    );
    // A reader who connects late gets the text so far in one piece.
    expect(frames.map((frame) => frame.type).filter((type, at, all) => type !== all[at - 1])).toEqual([
      "turn",
      "recall",
      "roll",
      "text",
      "end",
    ]);
    const first = frames[0]?.data as { commitment: string; placeId: string } | undefined;
    const last = frames.at(-1)?.data as { seed: string } | undefined;
    if (!first || !last) throw new Error("Nothing was told");
    const { commitment, placeId } = first;
    const { seed } = last;
    expect(await commitmentOf(seed)).toBe(commitment);
    const roll = frames[2]?.data.roll as Roll;
    const throwDie = await diceOf(seed);
    expect(await throwDie({ placeId, rollNumber: roll.number, dieIndex: 0 }, 20)).toBe(roll.dice[0]?.value);
  });

  it("is one turn however often it is asked for, and refused with other words", async () => {
    const mira = await player("mira");
    const body = { campaignId: "mira-twenty", message: "check", turnId: newId() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await mira.post(PLAY, body)).json<TurnAnswer>()),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await read("mira-twenty")).messages).toHaveLength(2);
    const other = await mira.post(PLAY, { ...body, message: "something else" });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: "turn_mismatch" });
  });

  it("keeps another turn waiting: 409 while the game master is still replying", async () => {
    const mira = await player("mira");
    theStage.held = true;
    const first = await mira.post(PLAY, { campaignId: "mira-busy", message: "wait", turnId: newId() }, STREAM);
    const second = await mira.post(PLAY, { campaignId: "mira-busy", message: "say me too" });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: "The game master is still replying", code: "turn_in_flight" });
    theStage.held = false;
    expect((await framesOf(first)).at(-1)?.type).toBe("end");
  });

  it("goes on and is stored when the player leaves in the middle", async () => {
    const mira = await player("mira");
    theStage.held = true;
    const turnId = newId();
    const response = await mira.post(
      PLAY,
      { campaignId: "mira-left", message: "say before;wait;say after", turnId },
      STREAM,
    );
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    theStage.held = false;
    await vi.waitFor(async () => expect((await read("mira-left")).messages.at(-1)?.state).toBe("complete"));
    expect((await read("mira-left")).messages.at(-1)?.message).toBe("before.after.");
  });

  it("is taken up again from the last event id, by any device, during and after the telling", async () => {
    const mira = await player("mira");
    theStage.held = true;
    const turnId = newId();
    const first = mira.post(
      PLAY,
      { campaignId: "mira-phone", message: "say before;wait;check;say after", turnId },
      STREAM,
    );
    const stream = `/api/chat/turns/${turnId}/stream?campaignId=mira-phone`;
    await first;
    const phone = mira.get(stream, { "Last-Event-ID": "2.4" });
    await phone;
    theStage.held = false;
    expect(textOf(await framesOf(await phone))).toMatch(/^re\.You rolled \d+\.after\.$/u);
    const whole = await framesOf(await first);
    for (let cut = 0; cut < whole.length; cut += 1) {
      const rest = await framesOf(await mira.get(stream, { "Last-Event-ID": whole[cut]?.id ?? "" }));
      expect(textOf(whole.slice(0, cut + 1)) + textOf(rest)).toBe(textOf(whole));
      expect(rest.at(-1)?.type).toBe("end");
    }
    // A reader may have received events that were lost with the object.
    const ahead = await framesOf(await mira.get(stream, { "Last-Event-ID": "9.3" }));
    expect(ahead.at(-1)?.type).toBe("end");
  });

  it("can be stopped: what was told stays, and the next turn goes on from it", async () => {
    const mira = await player("mira");
    theStage.held = true;
    const turnId = newId();
    const streaming = await mira.post(
      PLAY,
      { campaignId: "mira-stop", message: "say half;wait;say rest", turnId },
      STREAM,
    );
    await vi.waitFor(async () => expect((await read("mira-stop")).messages).toHaveLength(2));
    const stopped = await mira.post(`/api/chat/turns/${turnId}/stop`, { campaignId: "mira-stop" });
    expect(await stopped.json()).toEqual({ turnId, state: "stopped" });
    expect((await framesOf(streaming)).at(-1)?.data).toMatchObject({ state: "stopped" });
    expect((await read("mira-stop")).messages.at(-1)?.message).toBe("half.");
    expect((await mira.post(PLAY, { campaignId: "mira-stop", message: "say on" })).status).toBe(200);
    expect(theStage.briefs.at(-1)?.transcript).toMatchObject([{ turnId, reply: "half." }]);
  });

  it("that the game master fails is said plainly and keeps the player's words and what was told", async () => {
    const mira = await player("mira");
    const response = await mira.post(PLAY, { campaignId: "mira-fail", message: "say a start;fail" });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: "game_master_failed" });
    const { messages } = await read("mira-fail");
    expect(messages.map((message) => message.message)).toEqual(["say a start;fail", "a start."]);
    expect(messages[1]?.state).toBe("failed");
  });

  it("is told without memory, and says so, when memory is down or late", async () => {
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId: "mira-amnesia", message: "say one" });
    for (const state of ["down", "slow"] as const) {
      calls.memory = state;
      const frames = await framesOf(await mira.post(PLAY, { campaignId: "mira-amnesia", message: "say on" }, STREAM));
      expect(frames[1]?.data).toMatchObject({ type: "recall", items: [], degraded: true });
      expect(frames.at(-1)?.data).toMatchObject({ state: "complete", memoryEnhanced: false });
    }
  });

  it("brings what memory recalls, but not what was told just now", async () => {
    const mira = await player("mira");
    const before = await (await mira.post(PLAY, { campaignId: "mira-recall", message: "say one" })).json<TurnAnswer>();
    const memory = {
      content: "Mira promised Hanne the locket",
      kind: "event",
      reason: "names Hanne",
      relevance_score: 0.9,
    };
    calls.recalled = [{ ...memory, itemId: "2", turnId: newId(), turnNumber: 12 }];
    const answer = await (
      await mira.post(PLAY, { campaignId: "mira-recall", message: "I ask Hanne" })
    ).json<TurnAnswer>();
    expect(answer.recalled.map((item) => item.itemId)).toEqual(["2"]);
    // Recall leaves out the turn that was just played.
    expect(calls.recalls.at(-1)).toMatchObject({ exclude: [before.turnId] });
    expect(answer).toMatchObject({ memoryEnhanced: true, isContextual: true });
    expect(theStage.briefs.at(-1)?.recalled).toHaveLength(1);
    const off = { campaignId: "mira-recall", message: "say no memory", memoryEnhanced: false };
    expect(await (await mira.post(PLAY, off)).json()).toMatchObject({ recalled: [], memoryEnhanced: false });
  });
});

describe("the table", () => {
  it("opens with a scene as turn 0, once", async () => {
    const mira = await player("mira");
    const open = async () =>
      (await mira.post("/api/chat/initialize-campaign", { campaignId: "mira-open" })).json<TurnAnswer>();
    const [first, second] = [await open(), await open()];
    expect(first).toEqual(second);
    expect((await read("mira-open")).messages).toMatchObject([{ sender: "gm", turnNumber: 0 }]);
    await mira.post(PLAY, { campaignId: "mira-open", message: "say hello" });
    expect((await read("mira-open")).messages.map((message) => message.turnNumber)).toEqual([0, 1, 1]);
  });

  it("shares a place's dice among the turns told there: going back to say it differently buys no new die", async () => {
    const mira = await player("mira");
    const say = async (message: string, parentTurnId?: string) =>
      (
        await mira.post(PLAY, { campaignId: "mira-dice", message, ...(parentTurnId ? { parentTurnId } : {}) })
      ).json<TurnAnswer>();
    const root = await say("say root");
    const first = await say("check;wound 4");
    await say("wound 5", first.turnId);
    expect(await sheetHp("mira-dice")).toBe(12);
    const again = await say("check;say differently", root.turnId);
    expect(again.rolls[0]?.dice).toEqual(first.rolls[0]?.dice);
    // The wounds were on the other branch, so the sheet has none now. Memory gets the head move.
    expect(await sheetHp("mira-dice")).toBe(21);
    await vi.waitFor(() => expect(calls.heads).toHaveLength(1));
    expect(calls.heads[0]).toMatchObject({ joined: [again.turnId] });
    expect(calls.heads[0]?.left).toHaveLength(2);
  });

  it("pages its transcript backwards without a gap or a repeat, whatever the page's size", async () => {
    const mira = await player("mira");
    await mira.post("/api/chat/initialize-campaign", { campaignId: "mira-pages" });
    for (let turn = 1; turn <= 5; turn += 1)
      await mira.post(PLAY, { campaignId: "mira-pages", message: `say ${turn}` });
    const whole = (await read("mira-pages")).messages.map((message) => message.id);
    expect(whole).toHaveLength(11);
    for (const limit of [1, 2, 3, 7, 11, 20]) {
      const seen: string[] = [];
      let before = "";
      for (let more = true; more;) {
        const query = `campaignId=mira-pages&limit=${limit}${before && `&before=${before}`}`;
        const page = await (await mira.get(`/api/chat/messages?${query}`)).json<MessagesAnswer>();
        expect(page.messages.length).toBeLessThanOrEqual(limit);
        seen.unshift(...page.messages.map((message) => message.id));
        before = seen[0] ?? "";
        more = page.hasMore;
      }
      expect(seen).toEqual(whole);
    }
  });

  it("tells api, the queue and the open tabs of a turn, and tries again when they do not hear", async () => {
    const mira = await player("mira");
    calls.activityFails = 1;
    const body = { campaignId: "mira-news", message: "say one" };
    const { turnId } = await (await mira.post(PLAY, body)).json<TurnAnswer>();
    const stub = env.GAME_TABLE.getByName("mira:mira-news");
    await vi.waitFor(() => expect(calls.activityFails).toBe(0), 20_000);
    expect(calls.activity).toEqual([]);
    await scheduler.wait(1_100);
    await runDurableObjectAlarm(stub);
    expect(calls.activity).toMatchObject([{ campaignId: "mira-news", messageCount: 2 }]);
    const characters = [{ id: "mira-mira-news", name: "Mira Vance" }];
    expect(await stub.ledgerPage(-1, 1)).toMatchObject([{ turnId, characters, characterNames: ["Mira Vance"] }]);
    await vi.waitFor(() => expect(announced(turnId)).toEqual(["open", "complete"]), 20_000);
  });

  it("tells the open tabs that a turn has begun before it tells them that it has ended, however slow they are", async () => {
    const mira = await player("mira");
    calls.memory = "slow";
    const order = { campaignId: "mira-order", message: "say one" };
    const { turnId } = await (await mira.post(PLAY, order)).json<TurnAnswer>();
    await vi.waitFor(() => expect(announced(turnId)).toHaveLength(2), 20_000);
    expect(announced(turnId)).toEqual(["open", "complete"]);
  });

  it("remembers everything when it is evicted", async () => {
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "wound 6" });
    const before = await read();
    await evictDurableObject(table());
    expect(await read()).toEqual(before);
    await mira.post(PLAY, { campaignId, message: "say on" });
    expect(theStage.briefs.at(-1)?.memo?.turns).toBeGreaterThan(1);
    expect(theStage.briefs.at(-1)?.table.sheets()[0]?.hp.current).toBe(15);
  });

  it("marks a turn interrupted, with its partial text, when the object was lost in the middle", async () => {
    const mira = await player("mira");
    const turnId = newId();
    theStage.held = true;
    const lost = mira.post(PLAY, { campaignId: "mira-lost", message: "say a partial text;wait", turnId }, STREAM);
    const stub = env.GAME_TABLE.getByName("mira:mira-lost");
    await lost;
    await scheduler.wait(600);
    await runInDurableObject(stub, (_, state) => state.abort("power cut")).catch(() => {});
    await vi.waitFor(async () => expect((await read("mira-lost")).messages[1]?.state).toBe("interrupted"));
    expect((await read("mira-lost")).messages.map((message) => message.message)).toEqual([
      "say a partial text;wait",
      "a partial text.",
    ]);
    theStage.held = false;
    const again = await framesOf(await mira.get(`/api/chat/turns/${turnId}/stream?campaignId=mira-lost`));
    expect(again.at(-1)?.data).toMatchObject({ type: "end", state: "interrupted" });
    expect((await mira.post(PLAY, { campaignId: "mira-lost", message: "say go on" })).status).toBe(200);
  });

  it("has an alarm that looks after a turn which lasts, and after the news of one that is over at once", async () => {
    const mira = await player("mira");
    const alarm = (id: string) =>
      runInDurableObject(env.GAME_TABLE.getByName(`mira:${id}`), (_, { storage }) => storage.getAlarm());
    theStage.held = true;
    const streaming = await mira.post(PLAY, { campaignId: "mira-watched", message: "wait" }, STREAM);
    await vi.waitFor(async () => expect(await alarm("mira-watched")).not.toBeNull());
    theStage.held = false;
    await streaming.text();
    await mira.post(PLAY, { campaignId: "mira-brief", message: "say one" });
    expect(await alarm("mira-brief")).not.toBeNull();
  });

  it("is gone when it is erased, and can begin again", async () => {
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId: "mira-erased", message: "say one" });
    const stub = env.GAME_TABLE.getByName("mira:mira-erased");
    await stub.erase();
    await runInDurableObject(stub, async (_, state) => {
      expect(
        state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
      ).toEqual([]);
      expect(await state.storage.getAlarm()).toBeNull();
    });
    expect((await read("mira-erased")).messages).toEqual([]);
    await mira.post(PLAY, { campaignId: "mira-erased", message: "say anew" });
    expect((await read("mira-erased")).messages).toHaveLength(2);
  });
});

async function sheetHp(campaign: string): Promise<number | undefined> {
  const mira = await player("mira");
  const answer = await (
    await mira.get(`/api/chat/table?campaignId=${campaign}`)
  ).json<{
    sheets: { hp: { current: number } }[];
  }>();
  return answer.sheets[0]?.hp.current;
}

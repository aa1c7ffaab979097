import { beforeEach, describe, expect, it, vi } from "vitest";

import type { FlagAnswer } from "#contracts/http/safety";
import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { expectLog } from "#worker-kit/testing";
import { dead } from "../../test/reply-to-check.ts";
import { framesOf, player, STREAM } from "../../test/requests.ts";
import { scriptedGameMaster, theStage } from "../../test/scripted-game-master.ts";
import { setNarrator } from "../../test/narrators.ts";
import { narratorOf } from "../../test/narrator-of.ts";
import { calls } from "../../test/worker.ts";
import type { Narrator } from "../services.ts";

expectLog("guard.uncorrected", "guard.without_memory");

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  setNarrator({ source: "oracle", gameMaster: () => scriptedGameMaster });
  Object.assign(calls, {
    heads: [],
    recalled: [],
    known: [dead("Brakk")],
    corrected: [],
    activity: [],
    memory: "well",
  });
});

const play = async (mira: Player, campaignId: string, message = "say hello") =>
  (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>();
const lastOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>()).messages.at(-1);
const keep = (mira: Player, campaignId: string, turnId: string, flagId: string) =>
  mira.post(`/api/chat/turns/${turnId}/flags`, { campaignId, flagId, choice: "keep" });

describe("a reply in which a dead man speaks", () => {
  it("is flagged with what it contradicts: before the end of the stream, in the answer, and in the transcript", async () => {
    const mira = await player("mira");
    const campaignId = "mira-dead";
    setNarrator(narratorOf("The door opens. “Come in,” says Brakk."));
    const frames = await framesOf(await mira.post("/api/chat", { campaignId, message: "I knock" }, STREAM));
    expect(frames.slice(-2).map(({ type }) => type)).toEqual(["guard", "end"]);
    const flag = {
      id: "dead_acts:0",
      kind: "dead_acts",
      about: "Brakk",
      sentence: "“Come in,” says Brakk.",
      contradicts: { itemId: "7", turnNumber: 3, content: "Brakk dies at the ford." },
      resolved: false,
    };
    expect(frames.at(-2)?.data).toMatchObject({ flags: [flag] });
    expect((await lastOf(mira, campaignId))?.flags).toMatchObject([flag]);
    expect((await play(mira, campaignId)).flags).toMatchObject([flag]);
  });

  it("stands where the player keeps it, and memory is corrected once", async () => {
    const mira = await player("mira");
    const campaignId = "mira-keep";
    setNarrator(narratorOf("“Come in,” says Brakk."));
    const { turnId } = await play(mira, campaignId);
    for (let times = 0; times < 2; times += 1) {
      const kept = await keep(mira, campaignId, turnId, "dead_acts:0");
      expect(kept.status).toBe(200);
      expect((await kept.json<FlagAnswer>()).flags).toMatchObject([{ id: "dead_acts:0", resolved: true }]);
    }
    expect(calls.corrected).toMatchObject([
      {
        campaignId,
        turnId,
        turnNumber: 1,
        closes: "7",
        item: { key: "kept:dead_acts:0", state: { about: "Brakk", relation: "status", value: "alive" } },
      },
    ]);
    expect((await lastOf(mira, campaignId))?.flags).toMatchObject([{ resolved: true }]);
    // The open tabs are told four times: the turn began, it ended, and its flag was accepted twice.
    await vi.waitFor(() => expect(calls.announced.filter((turn) => turn.turnId === turnId)).toHaveLength(4));
  });

  it("keeps its flag while memory cannot be told", async () => {
    const mira = await player("mira");
    const campaignId = "mira-unheard";
    setNarrator(narratorOf("“Come in,” says Brakk."));
    const { turnId } = await play(mira, campaignId);
    calls.memory = "down";
    expect((await keep(mira, campaignId, turnId, "dead_acts:0")).status).toBe(503);
    expect((await lastOf(mira, campaignId))?.flags).toMatchObject([{ resolved: false }]);
  });

  it("loses its flag with an edit that takes the sentence away, and has a clean sibling on retry", async () => {
    const mira = await player("mira");
    const campaignId = "mira-mended";
    setNarrator(narratorOf("The door opens. “Come in,” says Brakk."));
    const { turnId } = await play(mira, campaignId);
    await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, reply: "The door opens. Nobody is there." });
    expect((await lastOf(mira, campaignId))?.flags).toEqual([]);
    setNarrator(narratorOf("The door stays shut."));
    const retried = await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId });
    expect((await retried.json<TurnAnswer>()).flags).toEqual([]);
  });

  it("is told all the same where memory is down or late", async () => {
    const mira = await player("mira");
    setNarrator(narratorOf("“Come in,” says Brakk, and Brakk nods."));
    for (const memory of ["down", "slow"] as const) {
      calls.memory = memory;
      const answer = await play(mira, `mira-no-${memory}`);
      expect(answer.state).toBe("complete");
      // Memory knows nothing of the person, so the guard can only flag the name as unknown.
      expect(answer.flags.map(({ kind }) => kind)).toEqual(["unknown_name"]);
    }
  });

  it("is decided on by its own player only", async () => {
    const mira = await player("mira");
    const ben = await player("ben");
    setNarrator(narratorOf("“Come in,” says Brakk."));
    const { turnId } = await play(mira, "mira-own");
    expect((await keep(ben, "mira-own", turnId, "dead_acts:0")).status).toBe(404);
    expect((await keep(ben, "ben-own", turnId, "dead_acts:0")).status).toBe(404);
    expect((await keep(mira, "mira-own", turnId, "dead_acts:9")).status).toBe(404);
    expect((await keep(mira, "mira-own", crypto.randomUUID(), "dead_acts:0")).status).toBe(404);
    const path = `/api/chat/turns/${turnId}/flags`;
    const wrong = { campaignId: "mira-own", flagId: "dead_acts:0", choice: "burn" };
    expect((await mira.post(path, wrong)).status).toBe(400);
    expect(calls.corrected).toEqual([]);
  });
});

describe("a sentence that tells of gold which the table did not record", () => {
  const sentence = "You pocket forty coins.";
  const doubting: Narrator = {
    source: "llm",
    gameMaster: () => ({
      async *narrate() {
        yield { type: "text", delta: sentence };
        yield { type: "doubt", kind: "unrecorded", sentence, about: "gold", change: { what: "gold", delta: 40 } };
        yield { type: "doubt", kind: "unrecorded", sentence, about: "a number", change: null };
        yield { type: "done", source: "llm", aiEnhanced: true, model: null, memo: null };
      },
      quick: async () => "",
    }),
  };
  const record = (mira: Player, campaignId: string, turnId: string, flagId = "told-0") =>
    mira.post(`/api/chat/turns/${turnId}/flags`, { campaignId, flagId, choice: "keep", record: true });
  const goldOf = async (mira: Player, campaignId: string) =>
    (await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>()).sheets[0]?.gold;

  it("puts the gold on the hero's sheet where the player has it recorded, once, and undo takes it away", async () => {
    const mira = await player("mira");
    const campaignId = "mira-record";
    setNarrator(doubting);
    const { turnId } = await play(mira, campaignId);
    await vi.waitFor(() => expect(calls.activity).toHaveLength(1));
    for (let times = 0; times < 2; times += 1) {
      const kept = await record(mira, campaignId, turnId);
      expect([kept.status, await kept.json<FlagAnswer>()]).toMatchObject([
        200,
        {
          flags: [
            { id: "told-0", resolved: true },
            { id: "told-1", resolved: false },
          ],
        },
      ]);
    }
    expect(await goldOf(mira, campaignId)).toBe(40);
    const message = await lastOf(mira, campaignId);
    expect(message?.effects).toEqual([
      { type: "gold", characterId: `mira-${campaignId}`, delta: 40, reason: sentence },
    ]);
    // The turn's messages are sent once more.
    await vi.waitFor(() => expect(calls.activity).toHaveLength(2));
    // The turn's stream, when it is read again, contains the gold and still ends with its end event.
    const replayed = await framesOf(await mira.get(`/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`));
    expect(replayed.map(({ type }) => type)).toEqual(["turn", "text", "effect", "guard", "end"]);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await goldOf(mira, campaignId)).toBe(0);
  });

  it("changes no sheet where it is only kept, even if it is to be recorded afterwards", async () => {
    const mira = await player("mira");
    const campaignId = "mira-record-late";
    setNarrator(doubting);
    const { turnId } = await play(mira, campaignId);
    expect((await keep(mira, campaignId, turnId, "told-0")).status).toBe(200);
    expect((await record(mira, campaignId, turnId)).status).toBe(200);
    expect(await goldOf(mira, campaignId)).toBe(0);
  });

  it("is recorded once though two tabs ask at the same moment", async () => {
    const mira = await player("mira");
    const campaignId = "mira-record-race";
    setNarrator(doubting);
    const { turnId } = await play(mira, campaignId);
    await Promise.all([record(mira, campaignId, turnId), record(mira, campaignId, turnId)]);
    expect(await goldOf(mira, campaignId)).toBe(40);
  });

  it("cannot be recorded where it tells of no change, by a thief, or by halves", async () => {
    const mira = await player("mira");
    const campaignId = "mira-record-none";
    setNarrator(doubting);
    const { turnId } = await play(mira, campaignId);
    expect((await record(mira, campaignId, turnId, "told-1")).status).toBe(409);
    expect((await record(await player("thief"), campaignId, turnId)).status).toBe(404);
    const half = { campaignId, flagId: "told-0", choice: "keep", record: "yes" };
    expect((await mira.post(`/api/chat/turns/${turnId}/flags`, half)).status).toBe(400);
    expect(await goldOf(mira, campaignId)).toBe(0);
  });
});

describe("names and things along the story", () => {
  it("are known once they were told, on this path only", async () => {
    const mira = await player("mira");
    const campaignId = "mira-path";
    const root = await play(mira, campaignId, "say one");
    await play(mira, campaignId, "introduce Hela;say You meet Hela");
    for (let filler = 0; filler < 8; filler += 1) await play(mira, campaignId, `say on ${filler}`);
    setNarrator(narratorOf("Hela nods at you."));
    expect((await play(mira, campaignId)).flags).toEqual([]);
    const elsewhere = await mira.post("/api/chat", { campaignId, message: "say two", parentTurnId: root.turnId });
    expect((await elsewhere.json<TurnAnswer>()).flags).toMatchObject([{ kind: "unknown_name", about: "Hela" }]);
  });

  it("are missed where they were spent turns ago", async () => {
    const mira = await player("mira");
    const campaignId = "mira-potion";
    const change = (delta: number, reason: string, text: string) =>
      narratorOf(async ({ table }) => {
        const characterId = table.sheets()[0]?.characterId ?? "";
        await table.change({ type: "item", characterId, name: "healing potion", delta, reason });
        return text;
      });
    setNarrator(change(1, "bought", "She sells you a potion."));
    await play(mira, campaignId);
    setNarrator(change(-1, "drunk at the ford", "You drink your healing potion."));
    const spent = await play(mira, campaignId);
    expect(spent.flags).toEqual([]);
    setNarrator(narratorOf("You drink your healing potion."));
    expect((await play(mira, campaignId)).flags).toMatchObject([
      { kind: "item_unowned", contradicts: { turnId: spent.turnId, content: "healing potion: drunk at the ford" } },
    ]);
  });
});

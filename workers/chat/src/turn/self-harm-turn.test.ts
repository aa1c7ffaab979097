import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { careNote } from "#storyteller/safety";
import { framesOf, player, STREAM, textOf } from "../../test/requests.ts";
import { scriptedGameMaster, theStage } from "../../test/scripted-game-master.ts";
import { setNarrator } from "../../test/narrators.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

const PLAY = "/api/chat/gamemaster";
const NOTE = careNote("en");

beforeEach(() => {
  theStage.briefs.length = 0;
  // The narrator counts as a model, whose turns use the daily token budget.
  setNarrator({ source: "llm", gameMaster: () => scriptedGameMaster });
  Object.assign(calls, { recalls: [], known: [], queued: [], memory: "well", resetsAt: null });
});

const play = async (mira: Player, campaignId: string, message: string): Promise<TurnAnswer> => {
  const response = await mira.post(PLAY, { campaignId, message });
  expect(response.status).toBe(200);
  return response.json<TurnAnswer>();
};
const messagesOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>()).messages;

/** A campaign whose story has begun. */
async function seated(campaignId: string): Promise<Player> {
  const mira = await player("mira");
  await play(mira, campaignId, "say the lamp is lit");
  theStage.briefs.length = 0;
  calls.recalls.length = 0;
  return mira;
}

describe("a player who speaks of killing themself", () => {
  it("is answered by the table with care, and neither game master, dice, sheet nor memory has any part in it", async () => {
    const mira = await seated("mira-care");
    const answer = await play(mira, "mira-care", "I kill myself. check;wound 5");
    expect(answer).toMatchObject({ state: "complete", response: NOTE, source: "table", aiEnhanced: false });
    expect(answer).toMatchObject({ memoryEnhanced: false, rolls: [], effects: [], recalled: [], flags: [] });
    expect(theStage.briefs).toEqual([]);
    expect(calls.recalls).toEqual([]);
    await vi.waitFor(() => expect(calls.queued).toHaveLength(2));
    expect(calls.queued[1]).toMatchObject({ turnId: answer.turnId, playerText: "", reply: "", introduced: [] });
    const [said, note] = (await messagesOf(mira, "mira-care")).slice(-2);
    expect([said?.message, note?.message, note?.source]).toEqual(["I kill myself. check;wound 5", NOTE, "table"]);
  });

  it("is answered in German where they speak German, by their hero's name too", async () => {
    const mira = await seated("mira-care-de");
    expect((await play(mira, "mira-care-de", "Ich will sterben")).response).toBe(careNote("de"));
    expect((await play(mira, "mira-care-de", "Mira slits her wrists")).response).toBe(NOTE);
  });

  it("hears it as a stream too: the note, and nothing else", async () => {
    const mira = await seated("mira-care-stream");
    const streaming = await mira.post(PLAY, { campaignId: "mira-care-stream", message: "I want to die" }, STREAM);
    const frames = await framesOf(streaming);
    expect([...new Set(frames.map(({ type }) => type))]).toEqual(["turn", "text", "end"]);
    expect(textOf(frames)).toBe(NOTE);
    expect(frames.at(-1)?.data).toMatchObject({ source: "table", state: "complete" });
  });

  it("is answered though the day's tokens are spent, memory is down, and a line of theirs has the word in it", async () => {
    const mira = await seated("mira-care-anyway");
    await mira.put("/api/chat/safety", { campaignId: "mira-care-anyway", lines: ["kill", "crisis"], veils: ["story"] });
    Object.assign(calls, { resetsAt: "2026-09-16T00:00:00.000Z", memory: "down" });
    expect((await play(mira, "mira-care-anyway", "I kill myself")).response).toBe(NOTE);
  });

  it("goes on with the story as if nothing had been said", async () => {
    const mira = await seated("mira-care-goes-on");
    await play(mira, "mira-care-goes-on", "I kill myself");
    const after = await play(mira, "mira-care-goes-on", "say the tide turns");
    expect(after).toMatchObject({ response: "the tide turns.", source: "oracle" });
    const [brief] = theStage.briefs;
    expect(brief?.transcript.map(({ reply }) => reply)).toEqual(["the lamp is lit."]);
    // The memo passes from the turn before the note to the turn after it.
    expect(brief?.memo).toEqual({ turns: 1 });
    expect(calls.recalls[0]?.situation).toBe("say the tide turns\nthe lamp is lit.");
  });

  it("may say that it was the story: then it is played in the note's place, with the same words, and stays played", async () => {
    const mira = await seated("mira-care-story");
    const note = await play(mira, "mira-care-story", "I kill myself");
    expect(note.response).toBe(NOTE);
    const retry = async (turnId: string) =>
      (await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId: "mira-care-story" })).json<TurnAnswer>();
    const played = await retry(note.turnId);
    expect(played).toMatchObject({
      state: "complete",
      response: "You do as you said (I kill myself).",
      source: "oracle",
    });
    expect(theStage.briefs[0]?.playerText).toBe("I kill myself");
    expect((await messagesOf(mira, "mira-care-story")).at(-1)).toMatchObject({
      message: "You do as you said (I kill myself).",
      variants: [note.turnId, played.turnId],
    });
    expect((await retry(played.turnId)).response).toBe("You do as you said (I kill myself).");
  });

  it("may take it back, by undo or for good, and say it otherwise", async () => {
    const mira = await seated("mira-care-back");
    const campaignId = "mira-care-back";
    const note = await play(mira, campaignId, "I kill myself");
    const edit = async (message: string) =>
      (await mira.post(`/api/chat/turns/${note.turnId}/edit`, { campaignId, message })).json<TurnAnswer>();
    expect(await edit("I hang myself")).toMatchObject({ response: NOTE, source: "table" });
    expect(await edit("say I hang my cloak")).toMatchObject({ response: "I hang my cloak." });
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    await play(mira, campaignId, "I kill myself");
    await mira.post("/api/chat/x-card", { campaignId });
    expect((await messagesOf(mira, campaignId)).map(({ message }) => message)).toEqual([
      "say the lamp is lit",
      "the lamp is lit.",
    ]);
  });

  it("is answered outside the story too", async () => {
    const mira = await seated("mira-care-quick");
    for (const campaignId of ["mira-care-quick", undefined]) {
      const answer = await mira.post("/api/chat/quick", { campaignId, message: "I want to die" });
      expect(await answer.json()).toEqual({ response: NOTE });
    }
  });
});

describe("words that only look like it", () => {
  it("are played", async () => {
    const mira = await seated("mira-jest");
    const answer = await play(mira, "mira-jest", "I kill myself laughing");
    expect(answer).toMatchObject({ response: "You do as you said (I kill myself laughing).", source: "oracle" });
  });
});

import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { StoryChanges } from "#contracts/play/story";
import type { TurnAnswer } from "#contracts/play/turn";
import type { GameMaster } from "#storyteller/ports";
import { framesOf, player, STREAM } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { setNarrator } from "../../test/narrators.ts";
import { calls } from "../../test/worker.ts";

const STORY: StoryChanges = {
  quests: [
    { title: "The silent bell", status: "open", sentence: "Mira heard of the silent bell." },
    { title: "The spider queen", status: "open", sentence: "Mira heard of the spider queen." },
  ],
  states: [
    {
      state: { about: "Hanne", relation: "attitude", value: "friendly" },
      sentence: "Hanne is friendly towards Mira now.",
    },
    { state: { about: "Hanne", relation: "role", value: "spider keeper" }, sentence: "Hanne is a spider keeper." },
  ],
  present: ["Hanne"],
  reminders: [],
};
const gameMaster: GameMaster = {
  async *narrate() {
    yield { type: "text", delta: "Hanne nods." };
    yield { type: "done", source: "oracle", aiEnhanced: false, model: null, memo: null, story: STORY };
  },
  quick: async () => "",
};

beforeEach(() => {
  theStage.held = false;
  setNarrator({ source: "oracle", gameMaster: () => gameMaster });
  Object.assign(calls, { heads: [], recalled: [], known: [], corrected: [], memory: "well" });
});

const digested = async (campaignId: string) => env.GAME_TABLE.getByName(`mira:${campaignId}`).ledgerPage(-1, 10);

it("passes the game master's story changes on to the queue and to the player's page", async () => {
  const mira = await player("mira");
  const campaignId = "mira-story";
  const frames = await framesOf(await mira.post("/api/chat", { campaignId, message: "I ask Hanne" }, STREAM));
  expect(frames.find(({ type }) => type === "story")?.data).toEqual({ type: "story", changes: STORY });
  expect(await digested(campaignId)).toMatchObject([{ reply: "Hanne nods.", story: STORY }]);
});

it("keeps it out of the transcript and the answer, where nobody asked for it", async () => {
  const mira = await player("mira");
  const campaignId = "mira-told";
  const answer = await (await mira.post("/api/chat", { campaignId, message: "I ask Hanne" })).json<TurnAnswer>();
  expect(answer).not.toHaveProperty("story");
  const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
  for (const message of messages) expect(message).not.toHaveProperty("story");
});

it("keeps nothing that crosses the player's lines", async () => {
  const mira = await player("mira");
  const campaignId = "mira-lined";
  await mira.put("/api/chat/safety", { campaignId, lines: ["spiders"], veils: [] });
  await mira.post("/api/chat", { campaignId, message: "I ask Hanne" });
  const [turn] = await digested(campaignId);
  expect(turn?.story?.quests).toEqual([STORY.quests[0]]);
  expect(turn?.story?.states).toEqual([STORY.states[0]]);
});

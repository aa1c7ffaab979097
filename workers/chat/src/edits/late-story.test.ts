import { env, exports } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { StoryEvent } from "#contracts/story/events";
import type { TurnBrief } from "#storyteller/ports";
import { player } from "../../test/requests.ts";
import { scriptedGameMaster, theStage } from "../../test/scripted-game-master.ts";
import { setNarrator, theNarrators } from "../../test/narrators.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;
const chat = (exports as unknown as { ChatService: ChatRpc }).ChatService;
const tide: StoryEvent = { type: "clock_changed", by: "chronicler", name: "The tide", ticks: 2 };
const keyOf = (campaignId: string) => ({ userId: "mira", campaignId });

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { announced: [], memory: "well" });
});

const play = async (mira: Player, campaignId: string, message: string) =>
  (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>();
/** The story that the game master of the next turn gets. */
const storyNow = async (mira: Player, campaignId: string) => {
  await play(mira, campaignId, "say on");
  return theStage.briefs.at(-1)!.story;
};

describe("what the chronicler finds in a turn", () => {
  it("is in the story from then on, and what it found before is replaced", async () => {
    const mira = await player("mira");
    const campaignId = "mira-late";
    const { turnId } = await play(mira, campaignId, "say the tide comes in");
    await chat.addLateStory(keyOf(campaignId), { turnId, version: 1, events: [tide] });
    expect((await storyNow(mira, campaignId)).clocks).toMatchObject([{ name: "The tide", filled: 2 }]);
    const thread: StoryEvent = { type: "thread_changed", by: "chronicler", title: "The bell", step: "It rang." };
    await chat.addLateStory(keyOf(campaignId), { turnId, version: 1, events: [thread] });
    expect(await storyNow(mira, campaignId)).toMatchObject({ clocks: [], threads: [{ title: "The bell" }] });
  });

  it("waits with a turn that was undone meanwhile: the story now is without it, and has it after redo", async () => {
    const mira = await player("mira");
    const campaignId = "mira-late-undone";
    await play(mira, campaignId, "say one");
    const { turnId } = await play(mira, campaignId, "say the tide comes in");
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    await chat.addLateStory(keyOf(campaignId), { turnId, version: 1, events: [tide] });
    const panel = async () => {
      const table = await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>();
      return table.story?.clocks;
    };
    expect(await panel()).toEqual([]);
    await mira.post("/api/chat/head", { campaignId, move: "redo" });
    expect(await panel()).toMatchObject([{ name: "The tide", filled: 2 }]);
    // The event is not in the story either if the player undoes the turn and continues differently.
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect((await storyNow(mira, campaignId)).clocks).toEqual([]);
  });

  it("is told to the open tabs once, however often it comes", async () => {
    const mira = await player("mira");
    const campaignId = "mira-late-twice";
    const { turnId } = await play(mira, campaignId, "say hello");
    await vi.waitFor(() => expect(calls.announced.filter((turn) => turn.turnId === turnId)).toHaveLength(2));
    for (let times = 0; times < 2; times += 1) {
      await chat.addLateStory(keyOf(campaignId), { turnId, version: 1, events: [tide] });
    }
    await vi.waitFor(() => expect(calls.announced.filter((turn) => turn.turnId === turnId)).toHaveLength(3));
    expect((await storyNow(mira, campaignId)).clocks).toMatchObject([{ filled: 2 }]);
  });

  it("gives way to what a tool has set in that turn, of the same name, thread or scene", async () => {
    const mira = await player("mira");
    const campaignId = "mira-late-tools";
    const set = [
      { type: "cast_changed", by: "game_master", name: "Hesper Dray", role: "keeper" },
      { type: "scene_opened", by: "game_master", place: "The pier" },
    ];
    const { turnId } = await play(mira, campaignId, set.map((event) => `story ${JSON.stringify(event)}`).join(";"));
    await chat.addLateStory(keyOf(campaignId), {
      turnId,
      version: 1,
      events: [
        { type: "cast_changed", by: "chronicler", name: "Hesper", role: "smith" },
        { type: "cast_changed", by: "chronicler", name: "Odrun", role: "diver" },
        { type: "scene_changed", by: "chronicler", place: "The chapel" },
      ],
    });
    expect(await storyNow(mira, campaignId)).toMatchObject({
      scene: { place: "The pier" },
      cast: [
        { name: "Hesper Dray", role: "keeper" },
        { name: "Odrun", role: "diver" },
      ],
    });
  });

  it("is ignored for another version of the turn, for an unknown or a retracted turn, and creates no table", async () => {
    const mira = await player("mira");
    const campaignId = "mira-late-old";
    const { turnId } = await play(mira, campaignId, "say hello");
    await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, reply: "Nothing." });
    await chat.addLateStory(keyOf(campaignId), { turnId, version: 1, events: [tide] });
    await chat.addLateStory(keyOf(campaignId), { turnId: crypto.randomUUID(), version: 1, events: [tide] });
    const hidden = await play(mira, campaignId, "say spiders");
    await mira.post("/api/chat/x-card", { campaignId, turnId: hidden.turnId });
    await chat.addLateStory(keyOf(campaignId), { turnId: hidden.turnId, version: 1, events: [tide] });
    expect((await storyNow(mira, campaignId)).clocks).toEqual([]);

    await chat.addLateStory(keyOf("mira-late-erased"), { turnId, version: 1, events: [tide] });
    await runInDurableObject(env.GAME_TABLE.getByName("mira:mira-late-erased"), (_, { storage }) =>
      expect(storage.sql.exec("SELECT name FROM sqlite_master").toArray()).toEqual([]),
    );
  });

  it("is ignored, and logged, where it is not what the contract knows", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const mira = await player("mira");
    const { turnId } = await play(mira, "mira-late-odd", "say hello");
    const odd = [{ type: "clock_changed", by: "chronicler", name: "The tide", ticks: 99 }] as StoryEvent[];
    await chat.addLateStory(keyOf("mira-late-odd"), { turnId, version: 1, events: odd });
    expect((await storyNow(mira, "mira-late-odd")).clocks).toEqual([]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("story.late_refused"));
    logged.mockRestore();
  });
});

async function* narrateAsModel(turn: TurnBrief, signal: AbortSignal) {
  for await (const event of scriptedGameMaster.narrate(turn, signal)) {
    yield event.type === "done" ? { ...event, source: "llm" as const } : event;
  }
}

describe("what the chronicler is told beside a turn", () => {
  const introduce = (name: string, more = {}): StoryEvent => ({
    type: "cast_changed",
    by: "game_master",
    name,
    ...more,
  });
  const say = (...events: StoryEvent[]) =>
    [...events.map((event) => `story ${JSON.stringify(event)}`), "say on"].join(";");

  it("is what stood before it, where a model told it: nobody unmet, nothing hidden", async () => {
    const { configured } = theNarrators;
    setNarrator({ source: "llm", gameMaster: () => ({ ...scriptedGameMaster, narrate: narrateAsModel }) });
    try {
      const mira = await player("mira");
      const campaignId = "mira-turn-context";
      const scene: StoryEvent = {
        type: "scene_opened",
        by: "game_master",
        place: "The ferry",
        present: ["Hesper Dray"],
      };
      const hidden = introduce("Old Quill", { hides: "He drowned the keeper." });
      const hesper = introduce("Hesper Dray", { role: "ferrywoman", hides: "She sold Lute." });
      await play(
        mira,
        campaignId,
        say(scene, hesper, hidden, { type: "thread_changed", by: "game_master", title: "Find Lute" }),
      );
      await play(mira, campaignId, "say The lamp goes out.");
      const [first, second] = await chat.ledgerPage(keyOf(campaignId), -1, 5);
      expect(first?.context).toMatchObject({ replyBefore: "", scene: null, cast: [], opensScene: true });
      expect(second?.context).toMatchObject({
        replyBefore: expect.stringContaining("on"),
        scene: { place: "The ferry", present: ["Hesper Dray"] },
        cast: [{ name: "Hesper Dray", aliases: [], role: "ferrywoman" }],
        threads: [{ title: "Find Lute" }],
        opensScene: false,
      });
      expect(JSON.stringify(second)).not.toMatch(/Quill|sold Lute|drowned/u);
    } finally {
      setNarrator(configured);
    }
  });

  it("is nothing where the oracle told it, which keeps its story itself", async () => {
    const mira = await player("mira");
    await play(mira, "mira-no-context", "say on");
    expect((await chat.ledgerPage(keyOf("mira-no-context"), -1, 5))[0]).not.toHaveProperty("context");
  });
});

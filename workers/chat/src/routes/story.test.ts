import { beforeEach, describe, expect, it, vi } from "vitest";

import type { SearchStoryAnswer } from "#contracts/http/chat";
import type { StoryAnswer } from "#contracts/http/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { LIMITS } from "#contracts/limits";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { announced: [], memory: "well" });
});

const play = async (mira: Player, campaignId: string, message = "say on") =>
  (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>();
const storyNow = async (mira: Player, campaignId: string) => {
  await play(mira, campaignId);
  return theStage.briefs.at(-1)!.story;
};
const clock = (name: string, ticks: number) => ({ type: "clock_changed", name, ticks });

describe("the story changed by hand", () => {
  it("is as the player left it for the next turn, and the open tabs look again", async () => {
    const mira = await player("mira");
    const campaignId = "mira-hand";
    const { turnId } = await play(mira, campaignId);
    const events = [
      clock("The tide", 3),
      { type: "thread_changed", title: "The bell", state: "resolved" },
      { type: "cast_changed", name: "Odrun", attitude: 2, met: true },
      { type: "scene_changed", place: "The pier", by: "game_master" },
    ];
    const changed = await mira.post("/api/chat/story", { campaignId, events });
    expect([changed.status, await changed.json<StoryAnswer>()]).toEqual([200, { turnId }]);
    await vi.waitFor(() => expect(calls.announced.filter((turn) => turn.turnId === turnId)).toHaveLength(3));
    expect(await storyNow(mira, campaignId)).toMatchObject({
      scene: { place: "The pier" },
      cast: [{ name: "Odrun", attitude: 2 }],
      threads: [{ title: "The bell", state: "resolved" }],
      clocks: [{ name: "The tide", filled: 3 }],
    });
  });

  it("adds up, and goes with its turn when that is undone", async () => {
    const mira = await player("mira");
    const campaignId = "mira-hand-undone";
    await play(mira, campaignId);
    await mira.post("/api/chat/story", { campaignId, events: [clock("The tide", 1)] });
    await play(mira, campaignId);
    await mira.post("/api/chat/story", { campaignId, events: [clock("The tide", 1)] });
    await mira.post("/api/chat/story", { campaignId, events: [clock("The tide", 2)] });
    expect((await storyNow(mira, campaignId)).clocks).toMatchObject([{ filled: 4 }]);
    for (let times = 0; times < 2; times += 1) await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect((await storyNow(mira, campaignId)).clocks).toMatchObject([{ filled: 1 }]);
  });

  it.each([
    ["a scene that is closed", [{ type: "scene_closed", result: "Won." }]],
    ["a secret that is revealed", [{ type: "secret_revealed", id: "s1", how: "told" }]],
    ["a clock that turns by 99", [clock("The tide", 99)]],
    ["nothing", []],
    ["too much", Array.from({ length: 61 }, () => clock("The tide", 1))],
  ])("is refused where it is %s", async (_, events) => {
    const mira = await player("mira");
    const refused = await mira.post("/api/chat/story", { campaignId: "mira-hand", events });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid_input" }]);
  });

  it("is refused before the first turn, while a turn is told, and where no more fits with the turn", async () => {
    const mira = await player("mira");
    const campaignId = "mira-hand-refused";
    const change = async (count = 1) => {
      const events = Array.from({ length: count }, (_, at) => clock(`Clock ${at}`, 1));
      const answer = await mira.post("/api/chat/story", { campaignId, events });
      return [answer.status, (await answer.json<{ code?: string }>()).code];
    };
    expect(await change()).toEqual([409, "conflict"]);
    await play(mira, campaignId);
    expect(await change(60)).toEqual([200, undefined]);
    expect(await change()).toEqual([409, "conflict"]);
    theStage.held = true;
    const begun = theStage.briefs.length;
    const played = play(mira, campaignId, "wait");
    await expect.poll(() => theStage.briefs.length).toBeGreaterThan(begun);
    expect(await change()).toEqual([409, "turn_in_flight"]);
    theStage.held = false;
    await played;
    expect(await change()).toEqual([200, undefined]);
  });
});

describe("a search in the story", () => {
  const search = async (mira: Player, campaignId: string, q: string) => {
    const answer = await mira.get(`/api/chat/search?campaignId=${campaignId}&q=${encodeURIComponent(q)}`);
    return { status: answer.status, body: await answer.json<SearchStoryAnswer>() };
  };

  it("finds the turns of the active path, newest first, and no longer what was undone", async () => {
    const mira = await player("mira");
    const campaignId = "mira-search";
    const first = await play(mira, campaignId, "I hang the silver locket on the nail.");
    const second = await play(mira, campaignId, "I take the locket back.");
    const found = async (q: string) => (await search(mira, campaignId, q)).body.hits.map(({ turnId }) => turnId);
    expect(await found("LOCKET")).toEqual([second.turnId, first.turnId]);
    expect(await found("locket silver")).toEqual([first.turnId]);
    expect(await found("lantern")).toEqual([]);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await found("locket")).toEqual([first.turnId]);
  });

  it("takes the % and _ of a query as they are, and refuses one that is too short or too long", async () => {
    const mira = await player("mira");
    const campaignId = "mira-search-odd";
    await play(mira, campaignId, "I pay 100% of it.");
    expect((await search(mira, campaignId, "0%")).body.hits).toHaveLength(1);
    expect((await search(mira, campaignId, "%__%")).body.hits).toEqual([]);
    for (const q of ["", " a ", "x".repeat(LIMITS.search.story + 1)])
      expect((await search(mira, campaignId, q)).status).toBe(400);
  });

  it("is for the owner of the campaign alone", async () => {
    const mira = await player("mira");
    await play(mira, "mira-search-own", "I hide the locket.");
    const stranger = await player("noa");
    expect((await search(stranger, "mira-search-own", "locket")).status).toBe(404);
  });
});

describe("the author's note", () => {
  const url = "/api/chat/authors-note?campaignId=mira-note";
  const put = (mira: Player, authorsNote: unknown) =>
    mira.put("/api/chat/authors-note", { campaignId: "mira-note", authorsNote });

  it("is empty until it is written, is there for every turn, and no undo changes it", async () => {
    const mira = await player("mira");
    expect(await (await mira.get(url)).json()).toEqual({ authorsNote: "" });
    await play(mira, "mira-note");
    expect(await (await put(mira, "Slow and grim.")).json()).toEqual({ authorsNote: "Slow and grim." });
    await play(mira, "mira-note");
    expect(theStage.briefs.at(-1)?.authorsNote).toBe("Slow and grim.");
    await mira.post("/api/chat/head", { campaignId: "mira-note", move: "undo" });
    expect(await (await mira.get(url)).json()).toEqual({ authorsNote: "Slow and grim." });
    expect(await (await put(mira, "")).json()).toEqual({ authorsNote: "" });
    await play(mira, "mira-note");
    expect(theStage.briefs.at(-1)?.authorsNote).toBe("");
  });

  it.each(["x".repeat(LIMITS.authorsNote + 1), "\0", "\ud800", null, undefined])(
    "is refused where it is %j",
    async (note) => {
      expect((await put(await player("mira"), note)).status).toBe(400);
    },
  );
});

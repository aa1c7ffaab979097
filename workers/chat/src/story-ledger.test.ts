import { env, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import { CampaignFile } from "#contracts/portability/campaign-file";
import { sealStory, unsealStory } from "#contracts/portability/seal";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import type { TurnAnswer } from "#contracts/play/turn";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY } from "#contracts/story/state";
import { storyOfMemo } from "#storyteller/oracle";
import drownedBell from "../../../e2e/fixtures/v0.1.0/campaigns/the-drowned-bell.lorehearth.json" with { type: "json" };
import { miraOf } from "../test/fixtures.ts";
import { player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";
import { SNAPSHOT_EVERY } from "./domain/fold-path.ts";
import { Ledger } from "./store/ledger.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { memory: "well", queue: "well", admitted: [], taken: [], rows: new Map() });
});

const play = async (mira: Player, campaignId: string, message: string, more = {}) =>
  (await mira.post("/api/chat", { campaignId, message, ...more })).json<TurnAnswer>();
const tick: StoryEvent = { type: "clock_changed", by: "game_master", name: "The tide", segments: 8, ticks: 1 };
const ticks = `story ${JSON.stringify(tick)};say the tide comes in`;
const stub = (campaignId: string) => env.GAME_TABLE.getByName(`mira:${campaignId}`);
/** Runs a task with the table's ledger, freshly loaded from storage. */
const atLedger = <Answer>(campaignId: string, task: (ledger: Ledger, sql: SqlStorage) => Answer) =>
  runInDurableObject(stub(campaignId), (_, { storage }) => task(new Ledger(storage), storage.sql));
const storyOf = (campaignId: string) => atLedger(campaignId, (ledger) => ledger.stateAt([]).story);
const tideOf = async (campaignId: string) => (await storyOf(campaignId)).clocks[0]?.filled;

describe("the story goes where its turns go", () => {
  it("back with undo, forth with redo, and along another branch", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-undo";
    const first = await play(mira, campaignId, ticks);
    await play(mira, campaignId, ticks);
    expect(await tideOf(campaignId)).toBe(2);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await tideOf(campaignId)).toBe(1);
    await mira.post("/api/chat/head", { campaignId, move: "redo" });
    expect(await tideOf(campaignId)).toBe(2);
    const branch = await play(mira, campaignId, `${ticks};${ticks};${ticks}`, { parentTurnId: first.turnId });
    expect(await tideOf(campaignId)).toBe(4);
    expect(await atLedger(campaignId, (ledger) => ledger.head)).toBe(branch.turnId);
  });

  it("is told again by a retry, from where the turn began", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-retry";
    await play(mira, campaignId, ticks);
    const { turnId } = await play(mira, campaignId, ticks);
    await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId });
    expect(theStage.briefs.at(-1)?.story.clocks).toMatchObject([{ filled: 1 }]);
    expect(await tideOf(campaignId)).toBe(2);
  });

  it("is as before a turn that was taken off the table", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-x";
    await play(mira, campaignId, ticks);
    const { turnId } = await play(mira, campaignId, ticks);
    await mira.post("/api/chat/x-card", { campaignId, turnId });
    expect(await tideOf(campaignId)).toBe(1);
  });

  it("keeps what was changed before the table was lost in the middle of a turn", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-lost";
    theStage.held = true;
    await mira.post("/api/chat", { campaignId, message: `${ticks};wait` }, STREAM);
    const saved = () =>
      runInDurableObject(stub(campaignId), (_, { storage }) => storage.sql.exec("SELECT story FROM turns").one().story);
    await vi.waitFor(async () => expect(await saved()).toBe(JSON.stringify([tick])), 10_000);
    await runInDurableObject(stub(campaignId), (_, state) => state.abort("power cut")).catch(() => {});
    theStage.held = false;
    const states = async () => {
      const answer = await mira.get(`/api/chat/messages?campaignId=${campaignId}`);
      return (await answer.json<MessagesAnswer>()).messages.map(({ state }) => state);
    };
    await vi.waitFor(async () => expect(await states()).toEqual([undefined, "interrupted"]), 10_000);
    expect(await tideOf(campaignId)).toBe(1);
    await play(mira, campaignId, "say on");
    expect(theStage.briefs.at(-1)?.story.clocks).toMatchObject([{ filled: 1 }]);
  });
});

const records = () => {
  const { world, campaign, characters } = CampaignFile.parse(drownedBell);
  return { world, campaign, characters };
};
/** Imports turns as a campaign of their own. Returns its id, and the error code if a request was refused. */
async function bringIn(
  mira: Player,
  turns: readonly unknown[],
  table: unknown,
): Promise<{ id: string; refused?: string }> {
  const id = crypto.randomUUID();
  const begin = { importId: id, ...records(), table, turns: turns.length, memories: 0 };
  const steps = [
    () => mira.post("/api/chat/imports", begin),
    () => mira.post(`/api/chat/imports/${id}/turns`, { from: 0, turns }),
    () => mira.post(`/api/chat/imports/${id}/finish`, {}),
  ];
  for (const step of steps) {
    const answer = await step();
    if (!answer.ok) return { id, refused: (await answer.json<{ code: string }>()).code };
  }
  return { id };
}
/** A story of `count` turns. Each turn adds a step to one thread. */
const many = (count: number) => {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const turns = ids.map((id, at) =>
    exportedTurn(at, ids[at - 1] ?? null, {
      id,
      placeId: id,
      lastChildId: ids[at + 1] ?? null,
      story: sealStory([{ type: "thread_changed", by: "game_master", title: "The bell", step: `Step ${at}.` }]),
    }),
  );
  const kept = { detailLevel: "standard", lines: [], veils: [], moves: 0 };
  return { ids, turns, table: { ...kept, headTurnId: ids.at(-1), lastRootId: ids[0] } };
};
const stepsOf = (campaignId: string) =>
  atLedger(campaignId, (ledger) => ledger.stateAt([]).story.threads[0]?.steps.at(-1));
const snapshots = (sql: SqlStorage) =>
  sql
    .exec<{ number: number }>("SELECT number FROM turns WHERE snapshot IS NOT NULL ORDER BY number")
    .toArray()
    .map(({ number }) => number);

describe("a snapshot of a long story", () => {
  const COUNT = 3 * SNAPSHOT_EVERY;

  it("is made some turns before the end as it is missed, and folding begins there", async () => {
    const mira = await player("mira");
    const { turns, table } = many(COUNT);
    const { id } = await bringIn(mira, turns, table);
    expect(await atLedger(id, (_, sql) => snapshots(sql))).toEqual([]);
    expect(await stepsOf(id)).toBe(`Step ${COUNT - 1}.`);
    const [made] = await atLedger(id, (_, sql) => snapshots(sql));
    expect(made).toBeGreaterThan(COUNT - SNAPSHOT_EVERY);
    expect(made).toBeLessThan(COUNT - 1);
    // Turns before the snapshot are no longer read. To prove it, the test overwrites their stored events.
    await atLedger(id, (_, sql) => void sql.exec("UPDATE turns SET story = '[]' WHERE number < ?", made!));
    const steps = await atLedger(id, (ledger) => ledger.stateAt([]).story.threads[0]?.steps);
    expect(steps).toHaveLength(12);
    await atLedger(id, (_, sql) => void sql.exec("UPDATE turns SET snapshot = NULL"));
    const folded = await atLedger(id, (ledger) => ledger.stateAt([]).story.threads[0]?.steps);
    expect(folded).not.toEqual(steps);
  });

  it("is made in time by a table that is never lost, which folds no more than the last turns each time", async () => {
    const mira = await player("mira");
    const { ids, turns, table } = many(COUNT);
    const { id } = await bringIn(mira, turns, table);
    await runInDurableObject(stub(id), (_, { storage }) => {
      const awake = new Ledger(storage);
      const states = ids.map((turnId) => awake.stateAt([], turnId));
      expect(snapshots(storage.sql)).toHaveLength(2);
      for (let at = 0; at < COUNT; at += 7) expect(new Ledger(storage).stateAt([], ids[at])).toEqual(states[at]);
      // Turns that were folded for the previous turn are not read again for this one. To prove it, the test overwrites them.
      storage.sql.exec("UPDATE turns SET story = '[]', snapshot = NULL WHERE number < ?", COUNT - 4);
      expect(awake.stateAt([], ids.at(-1))).toEqual(states.at(-1));
    });
  });

  it("is not gone on from where the table has it in mind and the turn before the last is told more of", async () => {
    const mira = await player("mira");
    const { ids, turns, table } = many(4);
    const { id } = await bringIn(mira, turns, table);
    const late: StoryEvent = { type: "cast_changed", by: "chronicler", name: "Odrun", met: true };
    await atLedger(id, (awake) => {
      expect(awake.stateAt([]).story.cast).toEqual([]);
      awake.setLateStory(awake.turns.get(ids[2]!)!, [late]);
      expect(awake.stateAt([]).story.cast).toMatchObject([{ name: "Odrun" }]);
    });
  });

  it("is dropped where something at or before it changes, and stays where it comes after", async () => {
    const mira = await player("mira");
    const { turns, table } = many(COUNT);
    const { id } = await bringIn(mira, turns, table);
    await stepsOf(id);
    const [made] = await atLedger(id, (_, sql) => snapshots(sql));
    const late: StoryEvent = { type: "cast_changed", by: "chronicler", name: "Odrun", met: true };
    const add = (number: number) =>
      atLedger(id, (ledger, sql) => {
        ledger.setLateStory(ledger.turns.get(turns[number]!.id)!, [late]);
        return snapshots(sql);
      });
    expect(await add(made! + 1)).toEqual([made]);
    expect(await add(made!)).toEqual([]);
    expect((await storyOf(id)).cast).toMatchObject([{ name: "Odrun", met: made }]);
    await stepsOf(id);
    expect(await add(0)).toEqual([]);
    expect((await storyOf(id)).cast).toMatchObject([{ name: "Odrun", met: 0 }]);
  });

  it("gives the same story at every place of it as folding from the beginning", async () => {
    const mira = await player("mira");
    const { ids, turns, table } = many(COUNT);
    const { id } = await bringIn(mira, turns, table);
    await atLedger(id, (ledger, sql) => {
      for (const place of [COUNT - 1, 60, 40, 39, 10, 0, COUNT - 1]) {
        const withSnapshots = ledger.stateAt([], ids[place]).story;
        const kept = sql.exec("SELECT id, snapshot FROM turns WHERE snapshot IS NOT NULL").toArray();
        sql.exec("UPDATE turns SET snapshot = NULL");
        expect(ledger.stateAt([], ids[place]).story).toEqual(withSnapshots);
        sql.exec("UPDATE turns SET snapshot = NULL");
        for (const row of kept) sql.exec("UPDATE turns SET snapshot = ? WHERE id = ?", row.snapshot, row.id);
      }
    });
  });

  it("counts for nothing once a character of the party was changed", async () => {
    const mira = await player("mira");
    const { ids, turns, table } = many(COUNT);
    const { id } = await bringIn(mira, turns, table);
    const hero = miraOf("mira", id);
    const wounded = { type: "hit_points", characterId: hero.id, delta: -5, reason: "a knife" } as const;
    await atLedger(id, (ledger, sql) => {
      ledger.replaceEvents(
        ledger.turns.get(ids[3]!)!,
        [{ seq: 1, textOffset: 0, event: { type: "effect", effect: wounded } }],
        0,
      );
      expect(ledger.sheets([hero])[0]?.hp.current).toBe(hero.hp.current - 5);
      expect(snapshots(sql)).toHaveLength(1);
      const stronger = { ...hero, hp: { current: 90, max: 90 }, updatedAt: "2026-10-01T00:00:00.000Z" };
      expect(ledger.sheets([stronger])[0]?.hp).toMatchObject({ current: 85, max: 90 });
    });
  });
});

describe("the story in a campaign file", () => {
  it("is the same when it is brought in again, with what was added late and the author's note, and cannot be read at a glance", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-file";
    await play(mira, campaignId, ticks);
    const hidden = { type: "cast_changed", name: "Odrun", hides: "He rang the bell." };
    await mira.post("/api/chat/story", { campaignId, events: [hidden] });
    await play(mira, campaignId, ticks);
    await mira.put("/api/chat/authors-note", { campaignId, authorsNote: "Slow and grim." });
    const answer = await mira.get(`/api/chat/export?campaignId=${campaignId}`);
    const file = await answer.json<LedgerPageAnswer>();
    expect(JSON.stringify(file)).not.toContain("rang the bell");
    expect(file.turns.map(({ story }) => unsealStory(story ?? ""))).toEqual([[tick], [tick]]);
    const { id, refused } = await bringIn(mira, file.turns, file.table);
    expect(refused).toBeUndefined();
    expect(await storyOf(id)).toEqual(await storyOf(campaignId));
    expect(await atLedger(id, (ledger) => ledger.authorsNote)).toBe("Slow and grim.");
    expect(await storyOf(id)).toMatchObject({ clocks: [{ filled: 2 }], cast: [{ hides: "He rang the bell." }] });
  });

  it("of release 0.1.0 is what the last turn's notes tell, and goes on from there", async () => {
    const mira = await player("mira");
    const { turns, table } = CampaignFile.parse(drownedBell);
    expect(turns.every(({ story }) => story === undefined)).toBe(true);
    const { id, refused } = await bringIn(mira, turns, table);
    expect(refused).toBeUndefined();
    const { memo = null } = turns.find((turn) => turn.id === table.headTurnId) ?? {};
    const story = await storyOf(id);
    expect(story).not.toEqual(EMPTY_STORY);
    expect(story).toEqual(storyOfMemo(memo));
    // Events that the player adds to such a turn count too.
    await atLedger(id, (ledger) =>
      ledger.setLateStory(ledger.turns.get(table.headTurnId!)!, [{ ...tick, by: "player" }]),
    );
    expect((await storyOf(id)).clocks).toMatchObject([...storyOfMemo(memo).clocks, { name: "The tide", filled: 1 }]);
  });

  it.each<[string, string]>([
    ["letters that are no base64", "====="],
    ["bytes that are no text", btoa("\u00ff\u00fe")],
    ["text that is no JSON", btoa("once upon a time")],
    ["JSON that is no story", btoa('{"cast":[]}')],
    ["an event that nobody knows", btoa('[{"type":"dragon_slain","by":"player"}]')],
    ["an event that turns a clock by 99", btoa(JSON.stringify([{ ...tick, ticks: 99 }]))],
    ["more events than one turn has", sealStory(Array.from({ length: 61 }, () => tick))],
  ])("is refused where its seal holds %s", async (_, seal) => {
    const mira = await player("mira");
    const { turns, table } = many(1);
    for (const field of ["story", "lateStory"]) {
      const { refused } = await bringIn(mira, [{ ...turns[0], [field]: seal }], table);
      expect(refused).toMatch(seal === "=====" ? /^(?:import_invalid|invalid_input)$/u : /^import_invalid$/u);
    }
  });
});

describe("a table that wakes", () => {
  it("has the story as it was", async () => {
    const mira = await player("mira");
    const campaignId = "mira-story-woken";
    await play(mira, campaignId, ticks);
    await evictDurableObject(stub(campaignId));
    await play(mira, campaignId, ticks);
    expect(theStage.briefs.at(-1)?.story.clocks).toMatchObject([{ filled: 1 }]);
  });
});

import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import * as z from "zod/mini";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { STANDARD_RULES } from "#contracts/entities/house-rules";
import type { TableAnswer } from "#contracts/http/chat";
import { LiveSheet } from "#contracts/play/live-sheet";
import type { TurnAnswer } from "#contracts/play/turn";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  theStage.held = false;
  Object.assign(calls, {
    sheets: [],
    sheetsFail: 0,
    edited: {},
    houseRules: STANDARD_RULES,
    queue: "well",
    memory: "well",
    scene: "at once",
  });
});

/** Mira's browser at a table, and what api knows of its sheets. */
async function seated(campaignId: string) {
  const mira = await player("mira");
  const stub = env.GAME_TABLE.getByName(`mira:${campaignId}`);
  const updates = () => calls.sheets.filter((update) => update.campaignId === campaignId);
  return {
    mira,
    stub,
    updates,
    play: async (message: string) => (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>(),
    move: (move: "undo" | "redo") => mira.post("/api/chat/head", { campaignId, move }),
    table: async () => (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>(),
    hp: () => updates().at(-1)?.sheets[0]?.hp.current,
    /** Sends everything that is in the outbox now. */
    hurry: async () => {
      await runInDurableObject(stub, (_, { storage }) => void storage.sql.exec("UPDATE outbox SET due_at = 0"));
      await runDurableObjectAlarm(stub);
    },
    outbox: () =>
      runInDurableObject(stub, (_, { storage }) => storage.sql.exec("SELECT payload FROM outbox").toArray().length),
  };
}

describe("the sheets that api gets", () => {
  it("are those of the head after a turn that changed one, with that turn, and are all that the pages show", async () => {
    const { play, updates, table } = await seated("mira-mirror");
    const { turnId } = await play("wound 5");
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    const [update] = updates();
    const [shown] = (await table()).sheets;
    expect(update?.sheets).toEqual([
      {
        ...shown!,
        classes: shown!.classes.map((each) => ({ ...each, subclass: expect.any(String) })),
        turn: { id: turnId, number: expect.any(Number), at: expect.any(String) },
      },
    ]);
    expect(z.parse(LiveSheet, update?.sheets[0])).toEqual(update?.sheets[0]);
  });

  it("are not sent where nothing changed: in a story of words, or when the table is only looked at", async () => {
    const { play, updates, table, outbox, move } = await seated("mira-quiet");
    await play("say on");
    await table();
    await move("undo");
    await move("redo");
    expect(await outbox()).toBe(0);
    expect(updates()).toEqual([]);
    await play("wound 1");
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    await play("say on");
    await table();
    await vi.waitFor(async () => expect(await outbox()).toBe(0));
    expect(updates()).toHaveLength(1);
  });

  it("follow undo, redo, a branch and the X-card, and there are none at a place before the first change", async () => {
    const campaignId = "mira-moves";
    const { mira, play, updates, move, hp } = await seated(campaignId);
    const first = await play("say on");
    const wounded = await play("wound 5");
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    const full = (hp() ?? 0) + 5;
    await move("undo");
    expect(updates().at(-1)?.sheets).toEqual([]);
    await move("redo");
    expect(hp()).toBe(full - 5);
    await mira.post("/api/chat/head", { campaignId, turnId: first.turnId });
    expect(updates().at(-1)?.sheets).toEqual([]);
    await play("wound 2");
    await vi.waitFor(() => expect(hp()).toBe(full - 2));
    await mira.post("/api/chat/head", { campaignId, turnId: wounded.turnId });
    expect(hp()).toBe(full - 5);
    await mira.post("/api/chat/x-card", { campaignId });
    expect(updates().at(-1)?.sheets).toEqual([]);
    const epochs = updates().map(({ epoch }) => epoch);
    expect(epochs).toEqual([...new Set(epochs)].toSorted((a, b) => a - b));
  });

  it("follow the campaign's house rule for what is carried, also when it changes", async () => {
    const campaignId = "mira-heavy";
    const { mira, play, table, updates } = await seated(campaignId);
    await play("say on");
    const action = { type: "add_item", item: "plate-armor", name: "Plate Armor", quantity: 40 };
    await mira.post("/api/chat/sheet", { campaignId, characterId: `mira-${campaignId}`, action });
    await vi.waitFor(() => expect(updates().at(-1)?.sheets[0]).toMatchObject({ speed: 30 }));
    calls.houseRules = { ...STANDARD_RULES, encumbrance: true };
    expect((await table()).sheets[0]?.speed).toBe(5);
    await vi.waitFor(() => expect(updates().at(-1)?.sheets[0]).toMatchObject({ speed: 5 }));
  });

  it("contain what the player wrote down by bookkeeping", async () => {
    const campaignId = "mira-wrote-down";
    const { mira, play, updates } = await seated(campaignId);
    await play("say on");
    const characterId = `mira-${campaignId}`;
    await mira.post("/api/chat/sheet", { campaignId, characterId, action: { type: "coins", delta: 250 } });
    await vi.waitFor(() => expect(updates().at(-1)?.sheets[0]).toMatchObject({ gold: 2.5, turn: { number: 2 } }));
  });

  it("wait in the outbox while api is down, and then arrive once, as they are by then", async () => {
    const { play, updates, hurry, outbox, hp } = await seated("mira-api-down");
    calls.sheetsFail = 3;
    await play("wound 5");
    await play("wound 2");
    await vi.waitFor(() => expect(calls.sheetsFail).toBeLessThan(2));
    expect(updates()).toEqual([]);
    await hurry();
    await hurry();
    await hurry();
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    const { sheets } = updates()[0]!;
    expect([sheets[0]?.turn.number, sheets[0]?.hp.current]).toEqual([expect.any(Number), hp()]);
    expect(sheets[0]!.hp.max - sheets[0]!.hp.current).toBeGreaterThanOrEqual(7);
    expect(await outbox()).toBe(0);
  });

  it("are sent again when the player edits a character, and keep what play has changed", async () => {
    const { play, updates, table, hp } = await seated("mira-edited");
    await play("wound 5");
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    const before = updates()[0]!.sheets[0]!;
    calls.edited = { armorClass: 19, hp: { current: 60, max: 60 }, updatedAt: "2026-10-01T00:00:00.000Z" };
    await table();
    expect(updates().at(-1)?.sheets[0]).toMatchObject({ armorClass: 19, hp: { current: 55, max: 60 } });
    expect(hp()).not.toBe(before.hp.current);
    await table();
    expect(updates()).toHaveLength(2);
  });

  it("of a story from before api had them arrive when the player next opens the table", async () => {
    const { play, updates, table, stub, outbox } = await seated("mira-before-mirrors");
    await play("wound 5");
    await vi.waitFor(() => expect(updates()).toHaveLength(1));
    await vi.waitFor(async () => expect(await outbox()).toBe(0));
    await runInDurableObject(
      stub,
      (_, { storage }) =>
        void storage.sql.exec("DELETE FROM settings WHERE key IN ('party', 'mirrored', 'sheetsEpoch')"),
    );
    await table();
    expect(updates()).toHaveLength(2);
    expect(updates()[1]?.sheets).toEqual(updates()[0]?.sheets);
  });

  it("leave nothing behind at a table where nothing was played", async () => {
    const { table, stub } = await seated("mira-never");
    await table();
    const stored = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT key FROM settings").toArray(),
    );
    expect(stored).toEqual([]);
  });
});

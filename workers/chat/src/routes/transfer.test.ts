import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { LIMITS } from "#contracts/limits";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import { canonicalJson } from "#contracts/portability/canonical-json";
import type { ExportedTurn } from "#contracts/portability/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { expectLog } from "#worker-kit/testing";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { begin, broughtOut, finish, many, played, records, refusal, send, tableAt } from "../../test/transfer.ts";
import { calls } from "../../test/worker.ts";
import { STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import { readImport, writeImport } from "../store/import-state.ts";
import { tableOf } from "./env.ts";

expectLog("outbox.postponed");

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { memory: "well", queue: "well", admitted: [], taken: [], rows: new Map(), erased: [] });
});

describe("a ledger that is brought in", () => {
  it("is taken out again as it was, but for the ids of its characters", async () => {
    const campaignId = "mira-there-and-back";
    const { mira, file } = await played(campaignId);
    const importId = crypto.randomUUID();
    expect((await begin(mira, { importId, campaignId, turns: file.turns, table: file.table })).status).toBe(201);
    expect(await (await send(mira, importId, file.turns)).json()).toEqual({ received: 6 });
    const finished = await finish(mira, importId);
    expect(finished.status).toBe(200);
    expect(await finished.json()).toMatchObject({ campaign: { id: importId, name: "The Blue Flame" } });

    const [admitted] = calls.admitted;
    const before = records(campaignId).characters[0]!.id;
    const after = admitted!.characters[0]!.id;
    expect(admitted).toMatchObject({ campaignId: importId, messageCount: 4, lastActivity: expect.any(String) });
    const [out, again] = [canonicalJson(file), canonicalJson(await broughtOut(importId))];
    expect(again).not.toBe(out);
    expect(out).toContain(before);
    expect(again).toBe(out.replaceAll(before, after));
  });

  it("may come twice, in pieces, and after it is finished", async () => {
    const mira = await player("mira");
    const turns = many(5);
    const importId = crypto.randomUUID();
    const table = tableAt(turns[4]!.id, turns[0]!.id);
    await begin(mira, { importId, turns, table });
    await send(mira, importId, turns.slice(0, 3));
    expect(await (await begin(mira, { importId, turns, table })).json()).toMatchObject({ state: "open", turns: 3 });
    expect(await (await send(mira, importId, turns)).json()).toEqual({ received: 5 });
    expect(await (await send(mira, importId, turns)).json()).toEqual({ received: 5 });
    expect((await finish(mira, importId)).status).toBe(200);
    expect((await finish(mira, importId)).status).toBe(200);
    expect(await (await begin(mira, { importId, turns, table })).json()).toMatchObject({ state: "done", turns: 5 });
    expect(await refusal(await send(mira, importId, turns))).toEqual([404, "not_found"]);
    expect(await refusal(await mira.send("DELETE", `/api/chat/imports/${importId}`))).toEqual([404, "not_found"]);
  });

  it("gives no die to the turns that are played from then on, whatever seed stands at their place", async () => {
    const mira = await player("mira");
    const [head, chosen] = many(2);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns: [head, chosen], table: tableAt(head!.id, head!.id) });
    await send(mira, importId, [head, chosen]);
    expect((await finish(mira, importId)).status).toBe(200);

    const play = async () =>
      (await mira.post("/api/chat", { campaignId: importId, message: "check" })).json<TurnAnswer>();
    const { turnId } = await play();
    await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId: importId });
    const seeds = (await broughtOut(importId)).turns.slice(2).map(({ seed }) => seed);
    expect(seeds).toHaveLength(2);
    expect(new Set(seeds).size).toBe(1);
    expect(seeds).not.toContain(chosen!.seed);
  });

  it("is announced as brought in, so that no model reads it; a turn that was played here is not", async () => {
    const mira = await player("mira");
    const turns = many(3);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(turns[2]!.id, turns[0]!.id) });
    await send(mira, importId, turns);
    expect((await finish(mira, importId)).status).toBe(200);
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    const announced = await table.ledgerPage(-1, 10);
    expect(announced.map(({ imported }) => imported)).toEqual([true, true, true]);

    const campaignId = "mira-played";
    await mira.post("/api/chat", { campaignId, message: "say more" });
    const [played] = await tableOf(env, { userId: "mira", campaignId }).ledgerPage(-1, 10);
    expect(played).not.toHaveProperty("imported");
  });

  it("is there though nobody can be told that its memories have no vectors yet, and they are told later", async () => {
    const mira = await player("mira");
    const turns = many(1);
    const importId = crypto.randomUUID();
    calls.queue = "down";
    await begin(mira, { importId, turns, table: tableAt(turns[0]!.id, turns[0]!.id) });
    await send(mira, importId, turns);
    const finished = await finish(mira, importId);
    expect([finished.status, await finished.json()]).toMatchObject([200, { campaign: { id: importId } }]);
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    const outbox = () =>
      runInDurableObject(table, (_, { storage }) => storage.sql.exec("SELECT attempts FROM outbox").toArray());
    await vi.waitFor(async () => expect(await outbox()).toEqual([{ attempts: 1 }]));
    Object.assign(calls, { queue: "well", queued: [] });
    await runInDurableObject(table, (_, { storage }) => void storage.sql.exec("UPDATE outbox SET due_at = 0"));
    await runDurableObjectAlarm(table);
    expect(calls.queued).toEqual([{ type: "campaign.embed", userId: "mira", campaignId: importId }]);
    expect(await outbox()).toEqual([]);
  });

  it("does not count against the day what it cost elsewhere", async () => {
    const mira = await player("mira");
    const now = new Date().toISOString();
    const turns = [
      exportedTurn(0, null, { tokens: { input: -9_000_000, output: 5 }, model: "m", startedAt: now, endedAt: now }),
    ];
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(turns[0]!.id, turns[0]!.id) });
    await send(mira, importId, turns);
    await finish(mira, importId);
    const key = { userId: "mira", campaignId: importId };
    const spent = await runInDurableObject(tableOf(env, key), (_, { storage }) =>
      storage.sql.exec("SELECT 1 FROM turns WHERE tokens IS NOT NULL AND imported = 0").toArray(),
    );
    expect(spent).toEqual([]);
  });
});

describe("what is refused, and leaves nothing behind", () => {
  const first = exportedTurn(0, null);
  const child = (more: Partial<ExportedTurn> = {}) => exportedTurn(1, first.id, more);
  const itself = crypto.randomUUID();
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];

  it.each<[string, unknown[], string]>([
    ["a turn that is there twice", [first, first], "import_invalid"],
    ["a turn that follows itself", [exportedTurn(1, itself, { id: itself })], "import_invalid"],
    [
      "turns that follow each other",
      [exportedTurn(1, one, { id: other }), exportedTurn(1, other, { id: one })],
      "import_invalid",
    ],
    ["a turn that follows a missing one", [first, exportedTurn(1, crypto.randomUUID())], "import_invalid"],
    ["a turn that does not count on", [first, exportedTurn(7, first.id)], "import_invalid"],
    ["dice that were not promised", [first, child({ seed: "11".repeat(32) })], "import_invalid"],
    ["a turn that is still being told", [{ ...first, state: "open" }], "invalid_input"],
    ["wrong types", [{ ...first, number: "0" }], "invalid_input"],
    ["a field that nobody knows", [{ ...first, admin: true }], "invalid_input"],
    ["a lone surrogate", [{ ...first, reply: "\ud800" }], "invalid_input"],
    ["events out of order", [{ ...first, events: [end(2), end(1)] }], "invalid_input"],
    ["notes that nest too deep", [{ ...first, memo: { deep: nested(60) } }], "invalid_input"],
    ["nothing", [], "invalid_input"],
  ])("%s", async (_, turns, code) => {
    const mira = await player("mira");
    const importId = crypto.randomUUID();
    const announced = [...turns, {}, {}];
    await begin(mira, { importId, turns: announced, table: tableAt(null, null) });
    expect(await refusal(await send(mira, importId, turns))).toEqual([400, code]);
    expect((await broughtOut(importId)).turns).toEqual([]);
  });

  it("more turns than were announced, and those of which the ones before are missing", async () => {
    const mira = await player("mira");
    const importId = crypto.randomUUID();
    const turns = many(3);
    await begin(mira, { importId, turns: turns.slice(1), table: tableAt(null, null) });
    expect(await refusal(await send(mira, importId, turns))).toEqual([400, "import_invalid"]);
    expect(await refusal(await send(mira, importId, turns.slice(1), 1))).toEqual([409, "conflict"]);
  });

  it("a file that is not whole, or leads to turns that are not in it", async () => {
    const mira = await player("mira");
    const [root, next] = many(2);
    const part = crypto.randomUUID();
    await begin(mira, { importId: part, turns: [root, next], table: tableAt(null, null) });
    await send(mira, part, [{ ...root, lastChildId: null }]);
    expect(await refusal(await finish(mira, part))).toEqual([409, "import_incomplete"]);

    for (const [table, lastChildId] of [
      [tableAt(crypto.randomUUID(), null), null],
      [tableAt(root!.id, crypto.randomUUID()), null],
      [tableAt(root!.id, root!.id), root!.id],
    ] as const) {
      const importId = crypto.randomUUID();
      await begin(mira, { importId, turns: [root], table });
      await send(mira, importId, [{ ...root, lastChildId }]);
      expect(await refusal(await finish(mira, importId))).toEqual([400, "import_invalid"]);
    }
    expect(calls.admitted).toEqual([]);
  });

  it("an id that was a campaign before: what came stays open, and can be given up", async () => {
    const mira = await player("mira");
    const turns = many(1);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(turns[0]!.id, turns[0]!.id) });
    calls.taken = [importId];
    await send(mira, importId, turns);
    expect(await refusal(await finish(mira, importId))).toEqual([409, "conflict"]);
    expect((await mira.send("DELETE", `/api/chat/imports/${importId}`)).status).toBe(204);
    expect(calls.erased).toEqual([importId]);
    expect(await refusal(await finish(mira, importId))).toEqual([404, "not_found"]);
  });

  it("an id that is a campaign already, so that giving the import up erases no story", async () => {
    const mira = await player("mira");
    const campaignId = crypto.randomUUID();
    const turns = many(1);
    calls.taken = [campaignId];
    expect(await refusal(await begin(mira, { importId: campaignId, turns, table: tableAt(null, null) }))).toEqual([
      409,
      "conflict",
    ]);
    expect((await mira.send("DELETE", `/api/chat/imports/${campaignId}`)).status).toBe(404);
    expect(calls.erased).toEqual([]);
  });

  it("more bytes than a campaign may have, however many requests bring them", async () => {
    const mira = await player("mira");
    const turns = many(1);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(null, null) });
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    await runInDurableObject(table, (_, { storage }) =>
      writeImport(storage.sql, { ...readImport(storage.sql)!, bytes: LIMITS.transfer.receivedBytes - 10 }),
    );
    expect(await refusal(await send(mira, importId, turns))).toEqual([413, "too_large"]);
    expect((await broughtOut(importId)).turns).toEqual([]);
  });

  it("somebody else's import", async () => {
    const [mira, odd] = [await player("mira"), await player("odd")];
    const turns = many(1);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(null, null) });
    expect(await refusal(await send(odd, importId, turns))).toEqual([404, "not_found"]);
    expect(await refusal(await finish(odd, importId))).toEqual([404, "not_found"]);
    expect(await refusal(await odd.send("DELETE", `/api/chat/imports/${importId}`))).toEqual([404, "not_found"]);
  });
});

describe("an import that goes on no further", () => {
  it("is cleared away after a day, and not before", async () => {
    const mira = await player("mira");
    const turns = many(2);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(null, null) });
    await send(mira, importId, turns.slice(0, 1));
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    expect(await runDurableObjectAlarm(table)).toBe(true);
    expect(calls.erased).toEqual([]);
    expect((await broughtOut(importId)).turns).toHaveLength(1);

    await runInDurableObject(table, (_, { storage }) =>
      writeImport(storage.sql, { ...readImport(storage.sql)!, heardAt: Date.now() - STALE_AFTER_MS - 1 }),
    );
    expect(await runDurableObjectAlarm(table)).toBe(true);
    expect(calls.erased).toEqual([importId]);
    expect((await broughtOut(importId)).turns).toEqual([]);
    expect(calls.importsOpen.has(importId)).toBe(false);
  });

  it.each([
    [true, "is cleared away where api never admitted it"],
    [false, "stays where it became a campaign, though the table never heard so"],
  ])("(reserved still: %s) while it was being admitted %s", async (isReserved) => {
    const mira = await player("mira");
    const turns = many(1);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(null, null) });
    await send(mira, importId, turns);
    if (!isReserved) calls.importsOpen.delete(importId);
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    await runInDurableObject(table, (_, { storage }) =>
      writeImport(storage.sql, {
        ...readImport(storage.sql)!,
        state: "admitting",
        heardAt: Date.now() - STALE_AFTER_MS - 1,
      }),
    );
    expect(await runDurableObjectAlarm(table)).toBe(true);
    expect((await broughtOut(importId)).turns).toHaveLength(isReserved ? 0 : 1);
    expect(calls.erased).toEqual(isReserved ? [importId] : []);
  });
});

const end = (seq: number) => ({
  seq,
  textOffset: 0,
  event: { type: "recall", items: [], degraded: false },
});
const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });

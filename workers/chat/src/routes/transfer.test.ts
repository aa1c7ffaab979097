import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { ErrorBody } from "#contracts/errors";
import type { TableAnswer } from "#contracts/http/chat";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import { LIMITS } from "#contracts/limits";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import { canonicalJson } from "#contracts/portability/canonical-json";
import { type ExportedTurn, ExportedTable, ExportedTurn as TurnSchema } from "#contracts/portability/ledger";
import type { CampaignRecords } from "#contracts/portability/records";
import type { TurnAnswer } from "#contracts/play/turn";
import { expectLog } from "#worker-kit/testing";
import { sceneOf } from "../../test/fixtures.ts";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";
import { STALE_AFTER_MS } from "../domain/transfer/import-state.ts";
import { readImport, writeImport } from "../store/import-state.ts";
import { tableOf } from "./env.ts";

expectLog("outbox.postponed");

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { memory: "well", queue: "well", admitted: [], taken: [], rows: new Map(), erased: [] });
});

const records = (campaignId = "mira-elsewhere"): CampaignRecords => {
  const { campaign, world, characters } = sceneOf("mira", campaignId);
  const { id: _, userId: __, campaignCount: ___, createdAt: ____, updatedAt: _____, ...place } = world!;
  return {
    world: place,
    campaign: {
      name: campaign.name,
      description: campaign.description,
      aiGeneratedDescription: "",
      startingLevel: campaign.startingLevel,
      maxCharacters: campaign.maxCharacters,
      levelProgression: campaign.levelProgression,
      exploration: campaign.exploration,
      combat: campaign.combat,
      social: campaign.social,
      notes: "",
      elements: campaign.elements,
      language: campaign.language,
    },
    characters: characters.map(({ userId: _u, campaignId: _c, createdAt: _a, updatedAt: _b, ...sheet }) => sheet),
  };
};

const playedOut = async (mira: Player, campaignId: string): Promise<TurnAnswer[]> => {
  const turns: TurnAnswer[] = [];
  for (const message of ["say hello", "check;wound 6", "introduce Odrun", "say farewell"]) {
    turns.push(await (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>());
  }
  const [, second, third] = turns;
  await mira.post("/api/chat/checkpoints", { campaignId, turnId: second!.turnId, name: "Before the bridge" });
  await mira.post(`/api/chat/turns/${third!.turnId}/edit`, { campaignId, reply: "Odrun bows, and says no word." });
  await mira.post("/api/chat/head", { campaignId, move: "undo" });
  await mira.post(`/api/chat/turns/${second!.turnId}/retry`, { campaignId });
  await mira.post("/api/chat", { campaignId, message: "wound 2" });
  await mira.post("/api/chat/head", { campaignId, move: "undo" });
  await mira.put("/api/chat/safety", { campaignId, lines: ["spiders"], veils: ["torture"] });
  await mira.post("/api/chat/detail-level", { campaignId, detailLevel: "concise" });
  return turns;
};

const exported = async (mira: Player, campaignId: string): Promise<LedgerPageAnswer> =>
  (await mira.get(`/api/chat/export?campaignId=${campaignId}`)).json<LedgerPageAnswer>();

const broughtOut = async (importId: string): Promise<LedgerPageAnswer> => {
  const table = tableOf(env, { userId: "mira", campaignId: importId });
  return JSON.parse(await table.transfer().page(0)) as LedgerPageAnswer;
};

interface Bringing {
  /** The campaign whose party is imported. */
  readonly campaignId?: string;
  readonly importId?: string;
  readonly turns: readonly unknown[];
  readonly table: unknown;
}

const begin = (mira: Player, { importId = crypto.randomUUID(), campaignId, turns, table }: Bringing) =>
  mira.post("/api/chat/imports", { importId, ...records(campaignId), table, turns: turns.length, memories: 0 });
const send = (mira: Player, importId: string, turns: readonly unknown[], from = 0) =>
  mira.post(`/api/chat/imports/${importId}/turns`, { from, turns });
const finish = (mira: Player, importId: string) => mira.post(`/api/chat/imports/${importId}/finish`, {});
const refusal = async (response: Response) => [response.status, ErrorBody.parse(await response.json()).code];

const played = async (campaignId: string): Promise<{ mira: Player; file: LedgerPageAnswer }> => {
  const mira = await player("mira");
  await playedOut(mira, campaignId);
  return { mira, file: await exported(mira, campaignId) };
};

describe("a ledger that is taken out", () => {
  it("has every turn as the contract has it, variants and undone ones too, with dice, changes and names", async () => {
    const { file } = await played("mira-out");
    expect(file.nextCursor).toBeNull();
    expect(file.turns).toHaveLength(6);
    for (const turn of file.turns) expect(TurnSchema.parse(turn)).toEqual(turn);
    expect(ExportedTable.parse(file.table)).toEqual(file.table);
    expect(file.table).toMatchObject({ detailLevel: "concise", lines: ["spiders"], veils: ["torture"] });
    expect(file.turns.map(({ checkpoint }) => checkpoint)).toContain("Before the bridge");
    expect(file.turns.some(({ editedAt, reply }) => editedAt !== null && reply.includes("no word"))).toBe(true);
    expect(file.turns.flatMap(({ events }) => events.map(({ event }) => event.type))).toEqual(
      expect.arrayContaining(["roll", "effect", "end"]),
    );
  });

  it("leaves out what is being told right now and what was taken back", async () => {
    const mira = await player("mira");
    const campaignId = "mira-out-open";
    const first = await (await mira.post("/api/chat", { campaignId, message: "say hello" })).json<TurnAnswer>();
    const second = await (await mira.post("/api/chat", { campaignId, message: "say spiders" })).json<TurnAnswer>();
    await mira.post("/api/chat/x-card", { campaignId, turnId: second.turnId });
    theStage.held = true;
    const played = mira.post("/api/chat", { campaignId, message: "wait" });
    const openTurn = async () =>
      (await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>()).openTurnId;
    await expect.poll(openTurn).not.toBeNull();
    const file = await exported(mira, campaignId);
    theStage.held = false;
    await played;
    expect(file.turns.map(({ id, lastChildId }) => [id, lastChildId])).toEqual([[first.turnId, null]]);
    expect(file.table.headTurnId).toBe(first.turnId);
  });

  it("comes a page at a time", async () => {
    const mira = await player("mira");
    const turns = many(1_200);
    const importId = crypto.randomUUID();
    await begin(mira, { importId, turns, table: tableAt(turns.at(-1)!.id, turns[0]!.id) });
    for (let from = 0; from < turns.length; from += LIMITS.transfer.chunk) {
      expect((await send(mira, importId, turns.slice(from, from + LIMITS.transfer.chunk), from)).status).toBe(200);
    }
    const table = tableOf(env, { userId: "mira", campaignId: importId });
    const ids: string[] = [];
    let pages = 0;
    for (let cursor: string | null = "0"; cursor !== null; pages += 1) {
      const page = JSON.parse(await table.transfer().page(Number(cursor))) as LedgerPageAnswer;
      ids.push(...page.turns.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(turns.map(({ id }) => id));
    expect(pages).toBeGreaterThan(1);
  });

  it("is nobody else's", async () => {
    const nobody = await player("odd");
    expect(await refusal(await nobody.get("/api/chat/export?campaignId=mira-out"))).toEqual([404, "not_found"]);
    const mira = await player("mira");
    expect(await refusal(await mira.get("/api/chat/export?campaignId=mira-out&cursor=x"))).toEqual([
      400,
      "invalid_input",
    ]);
  });
});

const many = (count: number): ExportedTurn[] => {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  return ids.map((id, number) =>
    exportedTurn(number, ids[number - 1] ?? null, { id, placeId: id, lastChildId: ids[number + 1] ?? null }),
  );
};
const tableAt = (headTurnId: string | null, lastRootId: string | null): ExportedTable => ({
  detailLevel: "standard",
  lines: [],
  authorsNote: "",
  veils: [],
  headTurnId,
  lastRootId,
  moves: 3,
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
    calls.taken = [importId];
    await begin(mira, { importId, turns, table: tableAt(turns[0]!.id, turns[0]!.id) });
    await send(mira, importId, turns);
    expect(await refusal(await finish(mira, importId))).toEqual([409, "conflict"]);
    expect((await mira.send("DELETE", `/api/chat/imports/${importId}`)).status).toBe(204);
    expect(calls.erased).toEqual([importId]);
    expect(await refusal(await finish(mira, importId))).toEqual([404, "not_found"]);
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
  });
});

const end = (seq: number) => ({
  seq,
  textOffset: 0,
  event: { type: "recall", items: [], degraded: false },
});
const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });

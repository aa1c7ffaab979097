import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";

import type { TableAnswer } from "#contracts/http/chat";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import { LIMITS } from "#contracts/limits";
import { ExportedTable, ExportedTurn } from "#contracts/portability/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { begin, exported, many, played, refusal, send, tableAt } from "../../test/transfer.ts";
import { calls } from "../../test/worker.ts";
import { tableOf } from "./env.ts";

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { memory: "well", queue: "well", admitted: [], taken: [], rows: new Map(), erased: [] });
});

describe("a ledger that is taken out", () => {
  it("has every turn as the contract has it, variants and undone ones too, with dice, changes and names", async () => {
    const { file } = await played("mira-out");
    expect(file.nextCursor).toBeNull();
    expect(file.turns).toHaveLength(6);
    for (const turn of file.turns) expect(ExportedTurn.parse(turn)).toEqual(turn);
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

import { describe, expect, it } from "vitest";

import type { MemoryPageAnswer } from "#contracts/http/portability";
import { canonicalJson } from "#contracts/portability/canonical-json";
import { MemoryRow, type MemoryRowOf } from "#contracts/portability/memory";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { MemoryImportRpc } from "#contracts/rpc/portability";
import { item, move, newCampaign, objectOf, recalled, service as plain, turn, turnId } from "../../test/campaign.ts";
import { ask, refused } from "../../test/http.ts";
import { say, tale } from "../../test/tale.ts";

const service = plain as typeof plain & MemoryImportRpc;

async function takenOut({ campaignId }: CampaignKey): Promise<MemoryRow[]> {
  const rows: MemoryRow[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const after: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page: MemoryPageAnswer = await (await ask("GET", `/export?campaignId=${campaignId}${after}`)).json();
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}

/** A story in which the player has pinned, corrected and forgotten items. */
async function handledTale(): Promise<CampaignKey> {
  const key = await tale();
  const { campaignId } = key;
  const of = async (q: string): Promise<string> => {
    const { items } = await objectOf(key).queries().items({ q });
    return items[0]!.id;
  };
  await ask("PATCH", `/items/${await of("tollkeeper bell")}`, {
    campaignId,
    content: "Mira rang a brass bell.",
    pinned: true,
  });
  await ask("DELETE", `/items/${await of("locket")}`, { campaignId });
  await objectOf(key)
    .edits()
    .note(item("The ferry costs a penny.", { key: "note:1", kind: "note" }));
  return key;
}

const takenIn = async (rows: readonly MemoryRow[]): Promise<CampaignKey> => {
  const key = newCampaign();
  const half = Math.ceil(rows.length / 2);
  expect(await service.importRows(key, 0, rows.slice(0, half))).toEqual({ ok: true, received: half });
  expect(await service.importRows(key, 0, rows)).toEqual({ ok: true, received: rows.length });
  expect(await service.sealImport(key, rows.length)).toEqual({ ok: true, received: rows.length });
  return key;
};

describe("a memory that is taken out and brought in", () => {
  it("is as it was, row by row: secrets, what was undone, and the player's own hand", async () => {
    const out = await takenOut(await handledTale());
    for (const row of out) expect(MemoryRow.parse(row)).toEqual(row);
    expect(new Set(out.map(({ is }) => is))).toEqual(new Set(["entity", "matter", "source", "override", "item"]));
    expect(canonicalJson(await takenOut(await takenIn(out)))).toBe(canonicalJson(out));
  });

  it("recalls, holds for true and shows what the other does", async () => {
    const key = await handledTale();
    const copy = await takenIn(await takenOut(key));
    for (const question of ["brass bell", "Where is Hanne?", "the ferry", "undone", "umbral"]) {
      expect(await recalled(copy, question)).toEqual(await recalled(key, question));
    }
    const seen = async (each: CampaignKey) => {
      const reading = objectOf(each).queries();
      const { items } = await reading.items({});
      return {
        items,
        graph: await reading.graph(),
        timeline: await reading.timeline(),
        quests: await reading.quests(null),
      };
    };
    expect(await seen(copy)).toEqual(await seen(key));
  });

  it("goes on from there: the head moves, turns are read again, and what was forgotten stays so", async () => {
    const copy = await takenIn(await takenOut(await handledTale()));
    await move(copy, [turnId(0)], []);
    expect(await recalled(copy, "Broken Oar")).not.toContain("At the Broken Oar: Mira meets Hanne.");
    await move(copy, [], [turnId(0)]);
    expect(await recalled(copy, "Broken Oar")).toContain("At the Broken Oar: Mira meets Hanne.");
    await say(copy, turn(40), [item("Mira finds a lantern of green glass.")]);
    expect(await recalled(copy, "green lantern")).toContain("Mira finds a lantern of green glass.");
  });

  it("is taken out by its player only", async () => {
    const { campaignId } = await tale();
    expect(await refused(await ask("GET", `/export?campaignId=${campaignId}`, null, { userId: null }))).toEqual([
      401,
      "not_authenticated",
    ]);
    expect(await refused(await ask("GET", `/export?campaignId=${campaignId}`, null, { userId: "bea" }))).toEqual([
      404,
      "not_found",
    ]);
    expect(await refused(await ask("GET", `/export?campaignId=${campaignId}&cursor=nowhere:1`))).toEqual([
      400,
      "invalid_input",
    ]);
  });
});

describe("what memory does not take", () => {
  const entity: MemoryRowOf<"entity"> = {
    is: "entity",
    id: 1,
    ref: "e1",
    name: "Hanne",
    type: "person",
    description: "",
    names: ["hanne"],
    refs: ["e1"],
  };
  const source: MemoryRowOf<"source"> = {
    is: "source",
    id: 1,
    name: "import",
    kind: "import",
    turnNumber: null,
    version: 0,
    active: true,
    epoch: 0,
    at: "",
    session: null,
    tellings: [],
  };
  const about: MemoryRowOf<"item"> = {
    is: "item",
    id: 1,
    source: 1,
    key: "a",
    kind: "lore",
    content: "Hanne keeps the toll.",
    speaker: null,
    importance: 5,
    tone: "neutral",
    secret: false,
    pinned: false,
    at: "",
    story: -2,
    ordinal: 0,
    context: "",
    entities: [1],
    knowers: null,
    faded: 0,
    recalls: 0,
    novelty: 0.5,
    override: null,
    claim: null,
  };

  it.each<[string, MemoryRow[]]>([
    ["the same row twice", [entity, entity]],
    ["two of the same id outside", [entity, { ...entity, id: 2 }]],
    ["an item without its source", [entity, about]],
    ["an item about nobody there is", [source, about]],
    ["two items under one key", [entity, source, about, { ...about, id: 2 }]],
    ["a claim of nothing", [entity, source, { ...about, claim: { matter: 9, value: "x", shelved: false } }]],
    ["a closure of nothing", [source, { is: "closure", item: 4, source: 1 }]],
  ])("%s: nothing of it stays", async (_, rows) => {
    const key = newCampaign();
    expect(await service.importRows(key, 0, rows)).toMatchObject({ ok: false, code: "import_invalid" });
    expect(await takenOut(key)).toEqual([]);
    expect(await service.importRows(key, 0, [entity, source, about])).toEqual({ ok: true, received: 3 });
  });

  it("a name for two: the first keeps it, and the other is there without", async () => {
    const key = newCampaign();
    const rows = [entity, { ...entity, id: 2, ref: "e2", refs: ["e2"], names: ["Hanne", "The Keeper"] }];
    expect(await service.importRows(key, 0, rows)).toEqual({ ok: true, received: 2 });
    expect((await takenOut(key)).map((row) => row.is === "entity" && row.names)).toEqual([["hanne"], ["keeper"]]);
  });

  it("rows out of turn, fewer than there should be, or into a memory that holds something", async () => {
    const key = newCampaign();
    expect(await service.importRows(key, 1, [source])).toMatchObject({ code: "conflict" });
    await service.importRows(key, 0, [entity]);
    expect(await service.sealImport(key, 2)).toMatchObject({ code: "import_incomplete" });
    await service.sealImport(key, 1);
    expect(await service.importRows(key, 1, [source])).toMatchObject({ code: "conflict" });
    expect(await service.importRows(await tale(), 0, [entity])).toMatchObject({ code: "conflict" });
  });
});

import { env, runInDurableObject } from "cloudflare:test";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { EveningAnswer, InspectionAnswer } from "#contracts/http/inspection";
import type { ModelConnection } from "#contracts/rpc/connections";
import { setNarrator, theNarrators } from "../../test/narrators.ts";
import { own } from "../../test/own-connection.ts";
import { player } from "../../test/requests.ts";
import { exported } from "../../test/transfer.ts";
import { calls, freshCalls } from "../../test/worker.ts";

const { configured } = theNarrators;
afterAll(() => {
  setNarrator(configured);
  Object.assign(calls, freshCalls());
});

const inspected = (more: Partial<ModelConnection> = {}): ModelConnection =>
  own({
    model: "good",
    key: "sk-mira-secret",
    samplers: { temperature: 0.8 },
    extraBody: { token: "t0p-secret" },
    ...more,
  });

let tables = 0;
let campaignId: string;
const table = () => env.GAME_TABLE.getByName(`mira:${campaignId}`);
beforeEach(() => {
  Object.assign(calls, freshCalls(), { chosen: inspected() });
  campaignId = `mira-inspect-${(tables += 1)}`;
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

async function play(message = "I knock.", more: object = {}): Promise<string> {
  const turnId = crypto.randomUUID();
  const mira = await player("mira");
  await mira.post("/api/chat/gamemaster", { campaignId, message, turnId, memoryEnhanced: false, ...more });
  return turnId;
}

async function inspect(turnId: string, seal = "closed"): Promise<InspectionAnswer> {
  const mira = await player("mira");
  const query = `campaignId=${campaignId}&seal=${seal}`;
  return (await mira.get(`/api/chat/turns/${turnId}/inspection?${query}`)).json();
}

async function preview(message: string, more: object = {}) {
  const mira = await player("mira");
  return mira.post("/api/chat/preview", { campaignId, message, ...more });
}

/** Everything that is stored in the table's database, as text. */
const stored = () =>
  runInDurableObject(table(), (_, { storage }) =>
    JSON.stringify(
      ["turns", "prompts", "settings", "outbox"].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
    ),
  );

describe("a reply of a model", () => {
  it("can be inspected: parts, request, parameters and how it ended", async () => {
    const { inspection, source, missing, sent } = await inspect(await play());
    expect({ source, missing, sent }).toEqual({ source: "llm", missing: null, sent: null });
    expect(inspection).toMatchObject({ window: 8_192, calling: "tools" });
    expect(inspection?.requests).toMatchObject([
      { model: "good", finish: "stop", counted: true, parameters: { temperature: 0.8, token: "…" } },
    ]);
    const player = inspection?.parts.find(({ part }) => part === "player");
    expect(player?.pieces.map(({ text }) => text).join(" ")).toContain("I knock.");
  });

  it("shows what only the game master may know, and the request itself, once the seal is open", async () => {
    const turnId = await play("I look around.");
    const closed = await inspect(turnId);
    const open = await inspect(turnId, "open");
    const story = (answer: InspectionAnswer) => answer.inspection?.parts.find(({ part }) => part === "story");
    for (const piece of story(closed)?.pieces ?? []) expect(piece.text).toBeUndefined();
    expect(open.sent?.messages[0]).toMatchObject({ role: "system" });
    expect(open.sent?.tools.length).toBe(9);
  });

  it("contains no key and no value of the extra body, neither in the answer nor in the table's database", async () => {
    const turnId = await play();
    expect(JSON.stringify(await inspect(turnId, "open"))).not.toMatch(/sk-mira-secret|t0p-secret/u);
    expect(await stored()).not.toMatch(/sk-mira-secret|t0p-secret/u);
  });

  it("that is told again has its own record, and the first telling keeps its own", async () => {
    const first = await play();
    calls.chosen = inspected({ model: "good:2" });
    const second = crypto.randomUUID();
    const mira = await player("mira");
    await mira.post(`/api/chat/turns/${first}/retry`, { campaignId, turnId: second });
    const modelOf = async (turnId: string) => (await inspect(turnId)).inspection?.requests[0]?.model;
    expect([await modelOf(first), await modelOf(second)]).toEqual(["good", "good:2"]);
  });

  it("that failed says which requests were made, and why they failed", async () => {
    calls.chosen = inspected({ model: "unauthorized" });
    const { inspection } = await inspect(await play());
    expect(inspection?.requests).toMatchObject([{ finish: "wrong_key", tokens: { input: 0, output: 0 } }]);
    expect(inspection?.parts.length).toBeGreaterThan(0);
  });

  it("keeps its texts for the last twenty replies, and its summary for good", async () => {
    const turns: string[] = [];
    for (let at = 0; at < 22; at += 1) turns.push(await play(`I wait ${at}.`));
    const first = await inspect(turns[0] ?? "", "open");
    expect(first).toMatchObject({ hasTexts: false, sent: null });
    expect(first.inspection?.requests).toHaveLength(1);
    expect(await inspect(turns[2] ?? "")).toMatchObject({ hasTexts: true });
    const slots = await runInDurableObject(table(), (_, { storage }) =>
      storage.sql.exec("SELECT count(*) AS count FROM prompts").one(),
    );
    expect(slots).toEqual({ count: 20 });
  });

  it("that is retracted leaves nothing of it behind", async () => {
    const turnId = await play("I speak of the orchard.");
    const mira = await player("mira");
    await mira.post("/api/chat/x-card", { campaignId, turnId });
    expect((await mira.get(`/api/chat/turns/${turnId}/inspection?campaignId=${campaignId}`)).status).toBe(404);
    const left = await runInDurableObject(table(), (_, { storage }) => [
      ...storage.sql.exec("SELECT * FROM prompts"),
      ...storage.sql.exec("SELECT inspection FROM turns WHERE inspection IS NOT NULL"),
    ]);
    expect(left).toEqual([]);
  });

  it("is not exported with what the model was sent", async () => {
    await play();
    const file = JSON.stringify(await exported(await player("mira"), campaignId));
    expect(file).not.toContain("You are the game master of");
    expect(file).not.toContain("contextTokens");
  });
});

it("a reply with a check has two requests and the call, whose words the seal hides", async () => {
  calls.chosen = inspected({ model: "keyed" });
  const turnId = await play();
  const closed = (await inspect(turnId)).inspection;
  expect(closed?.requests.map(({ finish }) => finish)).toEqual(["tool_calls", "stop"]);
  expect(closed?.calls).toEqual([{ name: "check", refused: false }]);
  const open = (await inspect(turnId, "open")).inspection;
  expect(open?.calls[0]).toMatchObject({ arguments: expect.stringContaining("she lies"), result: expect.any(String) });
});

describe("a turn without a record", () => {
  it("says that no model was asked", async () => {
    calls.chosen = "oracle";
    expect(await inspect(await play("say hello"))).toMatchObject({
      source: "oracle",
      missing: "no_model",
      inspection: null,
    });
  });

  it("says that it is older than the record", async () => {
    const turnId = await play();
    await runInDurableObject(table(), (_, { storage }) =>
      storage.sql.exec("UPDATE turns SET inspection = NULL").toArray(),
    );
    expect(await inspect(turnId)).toMatchObject({ source: "llm", missing: "not_stored" });
  });

  it("is not found if there is no such turn", async () => {
    await play();
    const mira = await player("mira");
    const response = await mira.get(`/api/chat/turns/${crypto.randomUUID()}/inspection?campaignId=${campaignId}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });
});

describe("what would be sent now", () => {
  it("is built with the player's words, and nothing is asked, reserved or written", async () => {
    await play();
    await vi.waitFor(() => expect(calls.used).toHaveLength(1));
    const before = await stored();
    const answer = await (await preview("I open the red door.")).json<InspectionAnswer>();
    expect(answer).toMatchObject({ turnId: null, source: "llm", missing: null, sent: null });
    expect(answer.inspection?.requests).toMatchObject([{ model: "good", finish: "not_sent" }]);
    expect(JSON.stringify(answer)).toContain("I open the red door.");
    expect(await stored()).toBe(before);
    expect(calls.used).toHaveLength(1);
    expect(calls.recalls.at(-1)).toMatchObject({ preview: true });
  });

  it("is the same request that the turn then sends", async () => {
    await play();
    const previewed = await (
      await preview("I wait.", { seal: "open", memoryEnhanced: false })
    ).json<InspectionAnswer>();
    const { sent } = await inspect(await play("I wait."), "open");
    expect(previewed.sent).toEqual(sent);
  });

  it("is possible although the day's tokens are used up", async () => {
    await play();
    calls.resetsAt = "2026-11-28T00:00:00.000Z";
    expect((await preview("I wait.")).status).toBe(200);
  });

  it("is nothing where the oracle narrates, and where the words cross a line", async () => {
    await play();
    const mira = await player("mira");
    await mira.put("/api/chat/safety", { campaignId, lines: ["spiders"], veils: [] });
    expect(await (await preview("I look for spiders.")).json()).toMatchObject({ missing: "refused", inspection: null });
    calls.chosen = "oracle";
    expect(await (await preview("I wait.")).json()).toMatchObject({ source: "oracle", missing: "no_model" });
  });

  it("is refused before the story has begun, and without words", async () => {
    expect((await preview("I wait.")).status).toBe(409);
    expect((await preview("")).status).toBe(400);
  });
});

it("the evening's tokens are added up for each model, with those of turns that were undone", async () => {
  await play();
  await play("I wait.");
  const mira = await player("mira");
  await mira.post("/api/chat/head", { campaignId, move: "undo" });
  calls.chosen = inspected({ model: "good:2" });
  await play("I leave.");
  const evening = await (await mira.get(`/api/chat/evening?campaignId=${campaignId}`)).json<EveningAnswer>();
  expect(evening.turns).toBe(3);
  expect(evening.models.map(({ model, turns }) => [model, turns])).toEqual([
    ["good:2", 1],
    ["good", 2],
  ]);
  expect(evening.models[0]?.tokens.own).toBe(true);
});

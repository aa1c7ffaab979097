import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";

import { Connection, type ConnectionFields } from "#contracts/connections/connection";
import type { ConnectionsAnswer, ModelChoiceAnswer } from "#contracts/http/connections";
import { TestEvent } from "#contracts/connections/test-events";
import { call, Player, prepareDatabase, type Answer } from "../../test/player.ts";
import { siteModels } from "../connections/site-models.ts";
import { requestPermit } from "../store/permits.ts";
import { openDatabase } from "../store/database.ts";
import { readScene } from "../store/scene.ts";
import { settleUsage } from "../store/usage.ts";

beforeAll(prepareDatabase);

const KEY = "sk-mira-0123456789abcdef";
const AT_HOME = { GM_OWN_MODELS: "any", GM_LOCAL_ADDRESSES: "on" };
const HOSTED = { GM_OWN_MODELS: "any" };

const fields = (more: Partial<ConnectionFields> = {}): ConnectionFields => ({
  name: "My laptop",
  provider: "ollama",
  address: "localhost:11434",
  model: "qwen3:8b",
  contextTokens: 16_384,
  replyTokens: null,
  thinkingTokens: null,
  samplers: { temperature: 0.8 },
  toolMode: "auto",
  extraBody: { keep_alive: "1h", secret_header: "hush-hush" },
  dailyTokens: null,
  prices: null,
  tested: null,
  ...more,
});

let player: Player;
beforeEach(async () => {
  player = await Player.join();
});

const ask = (
  method: string,
  path: string,
  body?: unknown,
  vars: Partial<ApiEnv> = AT_HOME,
  by = player,
): Promise<Answer> =>
  call(method, path, { ...(body === undefined ? {} : { body: body as object }), headers: { Cookie: by.cookie }, vars });
/** All fields that an answer about connections may have. */
type Body = ConnectionsAnswer & ModelChoiceAnswer & { readonly connection: Connection };
const bodyOf = (answer: Answer): Body => answer.body as unknown as Body;
const add = async (more: Partial<ConnectionFields> = {}, by = player): Promise<Connection> => {
  const answer = await ask("POST", "/api/connections", { connection: fields(more) }, AT_HOME, by);
  expect(answer.status).toBe(201);
  return z.parse(Connection, bodyOf(answer).connection);
};
const list = async (): Promise<ConnectionsAnswer> => bodyOf(await ask("GET", "/api/connections"));
const callerOf = (by = player) => ({ userId: by.user.uid, sid: by.sid });
const db = () => openDatabase(env.DB);
const site = (vars: Partial<ApiEnv> = {}) => siteModels({ ...env, ...AT_HOME, ...vars });

describe("a connection", () => {
  it("keeps everything that was set, and shows of its key only that there is one", async () => {
    const added = await add({ key: KEY });
    const { key: _, ...settings } = fields();
    expect(added).toMatchObject({ ...settings, address: "http://localhost:11434/v1", key: "stored", usedToday: 0 });
    expect(await list()).toMatchObject({
      connections: [added],
      ownModels: "any",
      local: true,
      site: { source: "oracle" },
    });
    const { body } = await ask("GET", `/api/connections/${added.id}`);
    expect(body).toEqual({ connection: added });
    expect(JSON.stringify([added, body, await list()])).not.toContain(KEY);
  });

  it("is in the database without its key and its extra body in clear", async () => {
    const { id } = await add({ key: KEY });
    const row = await env.DB.prepare("SELECT * FROM connections WHERE id = ?").bind(id).first();
    expect(row).toMatchObject({ sealed_key: expect.stringMatching(/^1\./u) });
    for (const clear of [KEY, "hush-hush", "keep_alive"]) expect(JSON.stringify(row)).not.toContain(clear);
  });

  it("keeps its key when it is changed without one, and loses it with an empty one", async () => {
    const { id } = await add({ key: KEY });
    const change = async (more: Partial<ConnectionFields>) =>
      bodyOf(await ask("PUT", `/api/connections/${id}`, { connection: fields(more) })).connection;
    expect(await change({ model: "gemma3" })).toMatchObject({ model: "gemma3", key: "stored" });
    expect(await change({ key: "" })).toMatchObject({ key: "none" });
  });

  it("does not take its key along to another server", async () => {
    const { id } = await add({ key: KEY });
    const moved = await ask("PUT", `/api/connections/${id}`, {
      connection: fields({ address: "http://192.168.1.9:80" }),
    });
    expect(moved.body).toMatchObject({ connection: { key: "none" } });
  });

  it("is gone when it is deleted, and nobody narrates with it any more", async () => {
    const { id } = await add();
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: id } });
    expect((await ask("DELETE", `/api/connections/${id}`)).status).toBe(204);
    expect((await ask("DELETE", `/api/connections/${id}`)).status).toBe(404);
    expect(await list()).toMatchObject({ connections: [], usual: { narrator: null, helper: null } });
  });

  it("is one of at most twenty", async () => {
    for (let count = 0; count < 20; count += 1) await add();
    expect((await ask("POST", "/api/connections", { connection: fields() })).status).toBe(409);
  });

  it.each([
    [{ model: " " }],
    [{ name: "" }],
    [{ samplers: { temperature: 9 } }],
    [{ contextTokens: 10 }],
    [{ extraBody: { messages: [] } }],
    [{ extraBody: { big: "x".repeat(9_000) } }],
    [{ key: "sk with spaces" }],
    [{ address: "ftp://mira.org" }],
  ] as Partial<ConnectionFields>[][])("is refused with %j", async (more) => {
    expect((await ask("POST", "/api/connections", { connection: fields(more) })).status).toBe(400);
  });

  it("is another player's alone", async () => {
    const { id } = await add({ key: KEY });
    const stranger = await Player.join();
    const tries = [
      ask("GET", `/api/connections/${id}`, undefined, AT_HOME, stranger),
      ask("PUT", `/api/connections/${id}`, { connection: fields() }, AT_HOME, stranger),
      ask("DELETE", `/api/connections/${id}`, undefined, AT_HOME, stranger),
      ask("POST", "/api/connections/test", { connection: fields(), id }, AT_HOME, stranger),
      ask("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: null } }, AT_HOME, stranger),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

it("A session that has ended tries no connection, saved or not", async () => {
  const { id } = await add();
  await env.DB.prepare("UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?")
    .bind(player.sid)
    .run();
  const fetching = vi.spyOn(globalThis, "fetch");
  for (const saved of [{}, { id }]) {
    expect((await ask("POST", "/api/connections/test", { connection: fields(), ...saved })).status).toBe(401);
  }
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

describe("on a site where players have no models of their own", () => {
  it("no connection is added or tried", async () => {
    const off = { GM_OWN_MODELS: "off" };
    const tries = ["/api/connections", "/api/connections/test"].map((path) =>
      ask("POST", path, { connection: fields() }, off),
    );
    for (const { status, body } of await Promise.all(tries)) {
      expect({ status, body }).toMatchObject({ status: 400, body: { details: { fault: "not_allowed" } } });
    }
  });

  it("one from before does not narrate", async () => {
    const { id } = await add();
    const campaign = await player.campaign((await player.world()).id);
    await ask("PUT", `/api/connections/choices/${campaign.id}`, { choice: { narrator: id, helper: null } });
    const permit = { purpose: "turn", site: site({ GM_OWN_MODELS: "off" }) } as const;
    expect(await readScene(db(), callerOf(), campaign.id, permit)).toMatchObject({ permit: { chosen: null } });
  });
});

describe("on a hosted site", () => {
  it.each([
    "http://models.mira.org/v1",
    "https://10.0.0.1/v1",
    "https://localhost/v1",
    "https://models.mira.org:444/v1",
  ])("a connection to %s is neither added nor tried", async (address) => {
    const connection = fields({ provider: "custom", address });
    for (const path of ["/api/connections", "/api/connections/test"]) {
      expect((await ask("POST", path, { connection }, HOSTED)).status).toBe(400);
    }
  });
});

describe("the narrator of a campaign", () => {
  it("is the campaign's own choice, else the usual one, else the site", async () => {
    const [one, other] = [await add({ name: "One", key: KEY }), await add({ name: "Other" })];
    const campaign = await player.campaign((await player.world()).id);
    const chosen = async () => {
      const answer = await readScene(db(), callerOf(), campaign.id, { purpose: "turn", site: site() });
      return answer.ok ? answer.permit.chosen : answer;
    };
    const choose = (id: string, narrator: string | null) =>
      ask("PUT", `/api/connections/choices/${id}`, { choice: { narrator, helper: null } });
    expect(await chosen()).toBeNull();
    await choose("usual", one.id);
    // Only the worker that asks the model gets the key.
    expect(await chosen()).toMatchObject({
      id: one.id,
      key: KEY,
      address: "http://localhost:11434/v1",
      samplers: { temperature: 0.8 },
    });
    const answer = await choose(campaign.id, other.id);
    expect(bodyOf(answer)).toEqual({
      choice: { narrator: other.id, helper: null },
      usual: { narrator: one.id, helper: null },
    });
    expect(await chosen()).toMatchObject({ id: other.id, key: null });
    await choose(campaign.id, "oracle");
    expect(await chosen()).toBe("oracle");
    await choose(campaign.id, "site");
    expect(await chosen()).toBeNull();
  });

  it("helps as well, unless somebody else was chosen to help", async () => {
    const [one, other] = [await add({ name: "One" }), await add({ name: "Other" })];
    const helper = () =>
      requestPermit(db(), { userId: player.user.uid, campaignId: "c1", role: "helper", purpose: "chronicle" }, site());
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: one.id, helper: null } });
    expect(await helper()).toMatchObject({ chosen: { id: one.id } });
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: one.id, helper: other.id } });
    expect(await helper()).toMatchObject({ chosen: { id: other.id } });
  });

  it("of a campaign that is not the player's cannot be chosen", async () => {
    const { status } = await ask("PUT", "/api/connections/choices/no-campaign", {
      choice: { narrator: "oracle", helper: null },
    });
    expect(status).toBe(404);
  });
});

describe("a connection's own limit of the day", () => {
  it("lets three of thirty turns at once ask, where it is enough for three", async () => {
    const { id } = await add({ dailyTokens: 24_000 });
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: null } });
    const permit = { userId: player.user.uid, campaignId: null, role: "narrator", purpose: "turn" } as const;
    const answers = await Promise.all(Array.from({ length: 30 }, () => requestPermit(db(), permit, site())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it("counts its own tokens, which do not count for the site's", async () => {
    const { id } = await add({ dailyTokens: 10_000 });
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: null } });
    const permit = { userId: player.user.uid, campaignId: null, role: "narrator", purpose: "turn" } as const;
    const limited = site({ GM_PROVIDER: "openai", GM_MODELS: "good", GM_DAILY_TOKENS: "100" });
    const first = await requestPermit(db(), permit, limited);
    expect(first).toMatchObject({ ok: true, chosen: { id }, reservation: expect.any(String) });
    if (!first.ok) return;
    const usage = {
      ...permit,
      tokens: { input: 9_000, output: 1_000 },
      reservation: first.reservation,
      connectionId: id,
    };
    await settleUsage(db(), usage);
    // Settling twice counts once.
    await settleUsage(db(), usage);
    expect((await list()).connections[0]).toMatchObject({ usedToday: 10_000 });
    expect(await requestPermit(db(), permit, limited)).toMatchObject({ ok: false });
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: "site", helper: null } });
    expect(await requestPermit(db(), permit, limited)).toMatchObject({ ok: true, chosen: null });
  });
});

describe("after AUTH_SECRET was changed", () => {
  it("a key is still used, and is sealed with the new secret by that", async () => {
    const { id } = await add({ key: KEY });
    await ask("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: null } });
    const permit = { userId: player.user.uid, campaignId: null, role: "narrator", purpose: "turn" } as const;
    const changed = { AUTH_SECRET: "a new secret", AUTH_SECRET_OLD: env.AUTH_SECRET };
    expect(await requestPermit(db(), permit, site(changed))).toMatchObject({ chosen: { key: KEY } });
    const later = { AUTH_SECRET: "a new secret", AUTH_SECRET_OLD: "" };
    expect(await requestPermit(db(), permit, site(later))).toMatchObject({
      chosen: { key: KEY, extraBody: { keep_alive: "1h" } },
    });
    // A worker that has neither secret sees that the key is lost.
    expect((await list()).connections[0]).toMatchObject({ key: "unreadable", extraBody: {} });
  });
});

describe("the test of a connection", () => {
  const events = async (connection: ConnectionFields, id?: string): Promise<TestEvent[]> => {
    const answer = await ask("POST", "/api/connections/test", { connection, ...(id ? { id } : {}) });
    expect(answer.status).toBe(200);
    const lines = answer.body as unknown as string;
    return lines
      .trim()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => z.parse(TestEvent, JSON.parse(line)));
  };
  const toFake = (model: string, more: Partial<ConnectionFields> = {}) =>
    fields({ provider: "custom", address: inject("modelServer"), model, extraBody: {}, contextTokens: 4_096, ...more });
  const outcome = (all: readonly TestEvent[], step: string) =>
    all.find((event) => event.type === "step" && event.step === step);

  it("is sent line by line, with the key that is stored, and its tokens count for the connection", async () => {
    const connection = toFake("keyed");
    const answer = await ask("POST", "/api/connections", { connection: { ...connection, key: KEY } });
    const { id } = bodyOf(answer).connection;
    const all = await events(connection, id);
    expect(outcome(all, "hello")).toMatchObject({ outcome: "passed" });
    expect(all.at(-1)).toMatchObject({ type: "end", ok: true });
    expect(JSON.stringify(all)).not.toContain(KEY);
    expect((await list()).connections[0]?.usedToday).toBeGreaterThan(0);
    expect(outcome(await events(connection), "hello")).toMatchObject({ outcome: "failed", reason: "key_missing" });
  });

  it("says where it failed, and tries nothing after that", async () => {
    const all = await events(toFake("unknown"));
    expect(outcome(all, "hello")).toMatchObject({ outcome: "failed", reason: "unknown_model" });
    expect(outcome(all, "cache")).toMatchObject({ outcome: "skipped" });
    expect(all.at(-1)).toMatchObject({ type: "end", ok: false });
  });
});

import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject, SELF } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import { HealthAnswer } from "#contracts/http/health";
import { MESSAGES } from "#contracts/errors";
import { PROBE_OBJECT } from "#worker-kit/health";
import { addedToByNewerVersion, leftByNewerVersion } from "#worker-kit/testing";
import { player, STREAM } from "../test/requests.ts";
import { MIGRATIONS } from "./store/migrations.ts";

const PLAY = "/api/chat/gamemaster";
const KNOWN = MIGRATIONS.at(-1)!.id;
const REFUSED = { code: "newer_version", error: MESSAGES.newerVersion };

const tableOf = (campaignId: string) => env.GAME_TABLE.getByName(`mira:${campaignId}`);

/** Simulates that a newer version opened the table, applied its own migration, and was then replaced by this version. */
async function afterNewerVersion(table: DurableObjectStub, leave: typeof addedToByNewerVersion): Promise<void> {
  await runInDurableObject(table, (_, { storage }) => leave(storage, MIGRATIONS));
  await evictDurableObject(table);
}

/** Leaves a schema that this version cannot use, because a column has another name. */
const renamed: typeof addedToByNewerVersion = (storage, migrations) =>
  leftByNewerVersion(storage, migrations, { additive: false, sql: "ALTER TABLE turns RENAME COLUMN reply TO told" });

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void logged.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

describe("a table to which a newer version only added", () => {
  it("is played on by this one: it tells, moves, and is read as ever", async () => {
    const campaignId = "mira-newer";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    await afterNewerVersion(tableOf(campaignId), addedToByNewerVersion);

    expect((await mira.post(PLAY, { campaignId, message: "say two" }, STREAM)).status).toBe(200);
    expect((await mira.post("/api/chat/head", { campaignId, move: "undo" })).status).toBe(200);
    expect((await mira.post(PLAY, { campaignId, message: "say three" })).status).toBe(200);
    const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
    expect(messages.map(({ message }) => message)).toEqual(["say one", "one.", "say three", "three."]);
    for (const path of ["tree", "table", "export"]) {
      expect((await mira.get(`/api/chat/${path}?campaignId=${campaignId}`)).status).toBe(200);
    }
  });
});

describe("a table that a newer version wrote otherwise", () => {
  it("says so, logs which migration it was, and changes nothing", async () => {
    const campaignId = "mira-other";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    await afterNewerVersion(tableOf(campaignId), renamed);

    const refusals = [
      await mira.get(`/api/chat/messages?campaignId=${campaignId}`),
      await mira.get(`/api/chat/tree?campaignId=${campaignId}`),
      await mira.post(PLAY, { campaignId, message: "say two" }),
      await mira.post(PLAY, { campaignId, message: "say two" }, STREAM),
    ];
    for (const refused of refusals) {
      expect([refused.status, await refused.json()]).toMatchObject([503, REFUSED]);
      expect(refused.headers.get("Retry-After")).toBeNull();
    }
    const lines = logged.filter((line) => line.includes("request.failed")).map((line) => JSON.parse(line) as object);
    expect(lines).toHaveLength(refusals.length);
    for (const line of lines) {
      expect(line).toMatchObject({
        code: "newer_version",
        error: expect.stringContaining(
          `Migration 999-newer of a newer version does not only add, and this version knows no more than ${KNOWN}`,
        ) as string,
      });
    }

    await runInDurableObject(tableOf(campaignId), (_, { storage }) => {
      expect(storage.sql.exec("SELECT player_text, told FROM turns").toArray()).toEqual([
        { player_text: "say one", told: "one." },
      ]);
    });
    // Otherwise its alarm would run, and fail, during the tests of another file.
    await tableOf(campaignId).erase();
  });

  it("waits an hour before it sends its messages, and can be erased like any other", async () => {
    const campaignId = "mira-waiting";
    await (await player("mira")).post(PLAY, { campaignId, message: "say one" });
    const table = tableOf(campaignId);
    await afterNewerVersion(table, renamed);
    await runInDurableObject(table, (_, { storage }) => storage.setAlarm(Date.now() + 1_000_000));
    await runDurableObjectAlarm(table);
    const alarm = await runInDurableObject(table, (_, { storage }) => storage.getAlarm());
    expect(alarm).toBeGreaterThan(Date.now() + 3_000_000);

    await table.erase();
    const tables = await runInDurableObject(table, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'turns'").toArray(),
    );
    expect(tables).toEqual([]);
  });
});

describe("chat's health", () => {
  const ask = async () => {
    const response = await SELF.fetch("http://localhost:8788/api/chat/health");
    return [response.status, HealthAnswer.parse(await response.json())] as const;
  };
  const probe = () => env.GAME_TABLE.getByName(PROBE_OBJECT);

  it("names the newest migration it knows and the newest that was applied", async () => {
    expect(await ask()).toMatchObject([200, { checks: { objects: "ok" }, schema: { known: KNOWN, applied: KNOWN } }]);
    await afterNewerVersion(probe(), addedToByNewerVersion);
    expect(await ask()).toMatchObject([
      200,
      { checks: { objects: "ok" }, schema: { known: KNOWN, applied: "999-newer" } },
    ]);
  });

  it("is bad after a version that left what this one cannot use", async () => {
    await probe().erase();
    await ask();
    await afterNewerVersion(probe(), renamed);
    expect(await ask()).toMatchObject([
      503,
      {
        status: "unhealthy",
        checks: { secret: "ok", core: "ok", adventures: "ok", oracle: "ok", rules: "ok", objects: "newer_version" },
        schema: { known: KNOWN, applied: "999-newer" },
      },
    ]);
    await probe().erase();
  });
});

import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { MESSAGES } from "#contracts/errors";
import { HealthAnswer } from "#contracts/http/health";
import { PROBE_OBJECT } from "#worker-kit/health";
import { addedToByNewerVersion, leftByNewerVersion } from "#worker-kit/testing";
import { bindings, item, move, objectOf, recalled, service, rememberTurn, turn, turnId } from "../test/campaign.ts";
import { ask } from "../test/http.ts";
import { join, request } from "../test/player.ts";
import { tale } from "../test/tale.ts";
import { MIGRATIONS } from "./store/schema.ts";
import { rowsPage } from "./store/transfer/rows-page.ts";

const KNOWN = MIGRATIONS.at(-1)!.id;

/** Simulates that a newer version opened the memory, applied its own migration, and was then replaced by this version. */
async function afterNewerVersion(memory: DurableObjectStub, leave: typeof addedToByNewerVersion): Promise<void> {
  await runInDurableObject(memory, (_, { storage }) => leave(storage, MIGRATIONS));
  await evictDurableObject(memory);
}

/** Leaves a schema that this version cannot use, because a column has another name. */
const renamed: typeof addedToByNewerVersion = (storage, migrations) =>
  leftByNewerVersion(storage, migrations, { additive: false, sql: "ALTER TABLE items RENAME COLUMN content TO words" });

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: unknown) => void logged.push(String(line)));
});

describe("a memory to which a newer version only added", () => {
  it("remembers, corrects, forgets, exports and speaks with its player as ever", async () => {
    const key = await tale();
    const { campaignId } = key;
    await afterNewerVersion(objectOf(key), addedToByNewerVersion);

    await rememberTurn(key, turn(90), [item("Orl sells the brass lantern.", { entities: ["Orl"] })]);
    expect(await recalled(key, "Who sells the brass lantern?")).toContain("Orl sells the brass lantern.");
    await move(key, [turnId(90)], []);
    expect(await recalled(key, "Who sells the brass lantern?")).not.toContain("Orl sells the brass lantern.");
    const player = await join(key);
    player.send({ type: "add_episode", requestId: "r1", episodeData: "The bell rang twice.", campaignId });
    await player.frame("r1");
    expect(await recalled(key, "How often did the bell ring?")).toContain("The bell rang twice.");
    const rows = await runInDurableObject(objectOf(key), (_, { storage }) => rowsPage(storage.sql, undefined).rows);
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toContain("newer");
    await service.beginRebuild(key);
    await service.endRebuild(key);
    expect((await ask("GET", `/items?campaignId=${campaignId}`)).status).toBe(200);
  });
});

describe("a memory that a newer version wrote otherwise", () => {
  it("says so to player and table, logs which migration it was, and changes nothing", async () => {
    const key = await tale();
    const { campaignId } = key;
    await afterNewerVersion(objectOf(key), renamed);

    for (const refused of [
      await ask("GET", `/items?campaignId=${campaignId}`),
      await ask("POST", "/context", { campaignId, currentSituation: "Where am I?" }),
    ]) {
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: "newer_version", error: MESSAGES.newerVersion },
      ]);
    }
    expect(logged.filter((line) => line.includes("request.failed")).map((line) => JSON.parse(line) as object)).toEqual(
      Array(2).fill(
        expect.objectContaining({
          code: "newer_version",
          error: expect.stringContaining(
            `Migration 999-newer of a newer version does not only add, and this version knows no more than ${KNOWN}`,
          ) as string,
        }),
      ),
    );
    const untold = await rememberTurn(key, turn(90), [item("Orl rests.")]).catch(String);
    expect(untold).toContain("Migration 999-newer of a newer version");
    await expect(join(key)).rejects.toThrow(/503 .*newer_version/u);
    await runInDurableObject(objectOf(key), (_, { storage }) => {
      expect(storage.sql.exec("SELECT 1 FROM items WHERE words = 'Orl rests.'").toArray()).toEqual([]);
    });
  });

  it("is erased like any other", async () => {
    const key = await tale();
    await afterNewerVersion(objectOf(key), renamed);
    await service.erase(key);
    await evictDurableObject(objectOf(key));
    expect(await recalled(key, "Hanne")).toEqual([]);
    await rememberTurn(key, turn(91), [item("Orl rests.")]);
    expect(await recalled(key, "Orl")).toEqual(["Orl rests."]);
  });
});

describe("memory's health", () => {
  const health = async () => {
    const response = await request("/api/memory/health");
    return [response.status, HealthAnswer.parse(await response.json())] as const;
  };
  const probe = () => bindings.CAMPAIGN_MEMORY.getByName(PROBE_OBJECT);

  it("names the newest migration it knows and the newest that was applied, and is bad where it cannot use that", async () => {
    expect(await health()).toMatchObject([
      200,
      { checks: { objects: "ok" }, schema: { known: KNOWN, applied: KNOWN } },
    ]);
    await afterNewerVersion(probe(), renamed);
    expect(await health()).toMatchObject([
      503,
      { status: "unhealthy", checks: { objects: "newer_version" }, schema: { known: KNOWN, applied: "999-newer" } },
    ]);
    await probe().erase();
  });
});

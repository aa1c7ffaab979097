import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { prepareDatabase } from "../../test/player.ts";
import { openDatabase } from "./database.ts";
import { countAttempt, undoAttempt, type Counter } from "./failed-attempts.ts";

beforeAll(prepareDatabase);

const db = openDatabase(env.DB);
const NOON = Date.parse("2026-09-15T12:00:00.000Z");
let keys = 0;
const counter = (counted: Counter["counted"]): Counter => ({ counted, key: `key ${(keys += 1)}` });

/**
 * Makes failed attempts, one per second. Returns when the lock after the last one ends, in seconds after noon, or null if there is no
 * lock.
 */
async function attempt(times: number, counters: readonly Counter[], from = 0): Promise<number | null> {
  let until: Date | null = null;
  for (let at = 0; at < times; at += 1) until = await countAttempt(db, counters, new Date(NOON + (from + at) * 1_000));
  return until && (until.getTime() - NOON) / 1_000;
}

describe("attempts of one address at many accounts", () => {
  const tries = async (address: Counter, times: number, from = 0) => {
    let until = null;
    for (let at = 0; at < times; at += 1) until = await attempt(1, [counter("pair"), address], from + at);
    return until;
  };

  it("lock it for all of them after twenty, those it has not tried included", async () => {
    const address = counter("address");
    expect(await tries(address, 20)).toBeNull();
    expect(await tries(address, 1, 30)).toBe(79);
  });

  it("are not made good by one that was right: only that one is taken back", async () => {
    const address = counter("address");
    await tries(address, 19);
    const own = [counter("pair"), counter("account"), address];
    expect(await attempt(1, own, 19)).toBeNull();
    await undoAttempt(db, own);
    expect(await tries(address, 1, 20)).toBeNull();
    expect(await tries(address, 1, 30)).toBe(80);
  });
});

describe("attempts at one account", () => {
  it("lock it for everybody only after fifty, from wherever they come", async () => {
    const account = counter("account");
    for (let at = 0; at < 50; at += 1) expect(await attempt(1, [counter("pair"), account], at)).toBeNull();
    expect(await attempt(1, [counter("pair"), account], 60)).toBe(109);
  });

  it("are forgotten a day after the last", async () => {
    const pair = [counter("pair")];
    await attempt(5, pair);
    expect(await attempt(1, pair, 10)).toBe(64);
    expect(await attempt(5, pair, 90_000)).toBeNull();
    expect(await attempt(1, pair, 90_005)).toBe(90_064);
  });
});

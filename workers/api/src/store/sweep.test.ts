import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { Player, prepareDatabase } from "../../test/player.ts";
import { openDatabase } from "./database.ts";
import { KEPT_DAYS, sweep } from "./sweep.ts";
import { dayOf } from "./usage.ts";

beforeAll(prepareDatabase);

const NOW = new Date();
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const sweepNow = () => sweep(openDatabase(env.DB), NOW);

/** Writes a row, with its columns in the order of the table. */
const write = (table: string, ...values: readonly (string | number | null)[]) =>
  env.DB.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join(", ")})`)
    .bind(...values)
    .run();

async function left(table: string, column: string, userId: string): Promise<unknown[]> {
  const rows = env.DB.prepare(`SELECT ${column} AS value FROM ${table} WHERE user_id = ? ORDER BY 1`).bind(userId);
  return (await rows.all()).results.map(({ value }) => value);
}

describe("The daily sweep", () => {
  it("deletes counts of tokens after 90 days, and keeps the newer ones", async () => {
    const { uid } = (await Player.join()).user;
    const [old, kept] = [dayOf(ago(KEPT_DAYS + 1)), dayOf(ago(KEPT_DAYS))];
    for (const day of [old, kept, dayOf(NOW)]) {
      await write("usage", uid, day, "c1", 1, 10, 10);
      await write("model_usage", uid, day, "chronicle", 1, 10, 10);
      await write("connection_usage", uid, day, "k1", 1, 10, 10);
    }
    await write("closed_usage", old, 7);
    await sweepNow();
    for (const table of ["usage", "model_usage", "connection_usage"])
      expect(await left(table, "day", uid), table).toEqual([kept, dayOf(NOW)]);
    expect(await env.DB.prepare("SELECT * FROM closed_usage WHERE day = ?").bind(old).first()).toBeNull();
  });

  it("forgets failed attempts a day after the last one, but no lock that still holds", async () => {
    const [long, short] = [ago(1.1).toISOString(), ago(0.9).toISOString()];
    await write("failed_attempts", "long-ago", 3, long, "");
    await write("failed_attempts", "lately", 3, short, "");
    await write("failed_attempts", "locked", 60, long, new Date(NOW.getTime() + 60_000).toISOString());
    await sweepNow();
    const { results } = await env.DB.prepare(
      "SELECT key FROM failed_attempts WHERE key IN ('long-ago', 'lately', 'locked') ORDER BY key",
    ).all();
    expect(results.map(({ key }) => key)).toEqual(["lately", "locked"]);
  });

  it("deletes sessions, mailed links and reservations that have ended, and none that are valid", async () => {
    const player = await Player.join();
    const { uid } = player.user;
    const ended = ago(1).toISOString();
    const valid = new Date(NOW.getTime() + 60_000).toISOString();
    await env.DB.prepare("INSERT INTO sessions (sid, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)")
      .bind(`old-${uid}`, uid, ended, ended)
      .run();
    await write("mailed_links", `old-${uid}`, uid, "reset", "a@b.example", ended);
    await write("mailed_links", `new-${uid}`, uid, "email", "a@b.example", valid);
    await write("reservations", `old-${uid}`, uid, "", 10, ended);
    await write("token_reservations", 71, uid, "", 10, ended);
    await write("token_reservations", 72, uid, "", 10, valid);
    await sweepNow();
    expect(await left("sessions", "sid", uid)).toEqual([player.sid]);
    expect(await left("mailed_links", "token_hash", uid)).toEqual([`new-${uid}`]);
    expect(await left("reservations", "id", uid)).toEqual([]);
    expect(await left("token_reservations", "id", uid)).toEqual([72]);
  });

  it("forgets the id of an erased campaign after 90 days, and of no campaign that is not erased", async () => {
    const { uid } = (await Player.join()).user;
    const [long, lately] = [ago(KEPT_DAYS + 1).toISOString(), ago(KEPT_DAYS - 1).toISOString()];
    await write("deleted_campaigns", `erased-${uid}`, uid, long, long, 1, long);
    await write("deleted_campaigns", `lately-${uid}`, uid, long, long, 1, lately);
    await write("deleted_campaigns", `waits-${uid}`, uid, long, long, 9, null);
    await sweepNow();
    expect(await left("deleted_campaigns", "id", uid)).toEqual([`lately-${uid}`, `waits-${uid}`]);
  });

  it("deletes more rows than one statement may, and then nothing more", async () => {
    const { uid } = (await Player.join()).user;
    await sweepNow();
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
      INSERT INTO usage SELECT ?, '2020-01-01', 'c' || i, 1, 1, 1 FROM n`;
    await env.DB.prepare(many).bind(uid).run();
    expect(await sweepNow()).toBe(1_201);
    expect(await sweepNow()).toBe(0);
  });
});

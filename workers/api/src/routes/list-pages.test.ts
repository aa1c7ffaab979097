import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { Player, prepareDatabase } from "../../test/player.ts";

beforeAll(prepareDatabase);

const { records, bytes } = LIMITS.listPage;
type List = "worlds" | "campaigns" | "characters";

/** Copies a player's one record until there are `count`. Some are of the same instant. Their texts have `length` characters. */
async function fill(table: List, { user }: Player, count: number, length = 10): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM pragma_table_info('${table}') WHERE name NOT IN ('id', 'created_at', 'name')`,
  ).all<{ name: string }>();
  const columns = results.map(({ name }) => `"${name}"`).join(", ");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO ${table} (id, created_at, name, ${columns})
     SELECT '${table}-' || ?1 || '-' || i, '2026-11-' || (10 + i / 20) || 'T10:00:00.000Z', substr(hex(zeroblob(?3)), 1, ?3), ${columns}
     FROM n, (SELECT * FROM ${table} WHERE user_id = ?1 LIMIT 1)`,
  )
    .bind(user.uid, count, length)
    .run();
}

type Rows = readonly { readonly id: string; readonly createdAt: string }[];

/** Reads a list page by page. */
async function pagesOf(player: Player, list: List, more = "") {
  const pages: Rows[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const query: string = [more, cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean).join("&");
    const { status, body } = await player.call("GET", `/api/${list}?${query}`);
    expect(status).toBe(200);
    const page = body as unknown as Readonly<Record<List, Rows>> & { readonly nextCursor?: string };
    pages.push(page[list]);
    cursor = page.nextCursor ?? null;
  }
  return pages;
}

async function playerWithAll(): Promise<{ player: Player; worldId: string; campaignId: string }> {
  const player = await Player.join();
  const { id: worldId } = await player.world();
  const { id: campaignId } = await player.campaign(worldId);
  await player.character(campaignId);
  return { player, worldId, campaignId };
}

describe("A list of an account", () => {
  it.each(["worlds", "campaigns", "characters"] as const)(
    "of %s comes in pages, each record once and in its order",
    async (list) => {
      const { player } = await playerWithAll();
      await fill(list, player, records + 50);
      const pages = await pagesOf(player, list);
      expect(pages.map(({ length }) => length)).toEqual([records, 50]);
      const all = pages.flat();
      expect(new Set(all.map(({ id }) => id)).size).toBe(records + 50);
      const instants = all.map(({ createdAt }) => createdAt);
      const sorted = instants.toSorted();
      expect(instants).toEqual(list === "characters" ? sorted : sorted.toReversed());
    },
  );

  it("keeps to its filter on every page", async () => {
    const { player, worldId, campaignId } = await playerWithAll();
    await fill("campaigns", player, records + 1);
    await fill("characters", player, records + 1);
    expect((await pagesOf(player, "campaigns", `worldId=${worldId}`)).flat()).toHaveLength(records + 1);
    expect((await pagesOf(player, "characters", `campaignId=${campaignId}`)).flat()).toHaveLength(records + 1);
    expect((await pagesOf(player, "campaigns", "worldId=another")).flat()).toEqual([]);
  });

  it("has shorter pages where its texts are long, and loses none of them", async () => {
    const { player } = await playerWithAll();
    const length = 100_000;
    await fill("worlds", player, 30, length);
    const pages = await pagesOf(player, "worlds");
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(bytes + 2 * length);
    expect(pages.flat()).toHaveLength(30);
  });

  it("goes on from no place that was made up", async () => {
    const player = await Player.join();
    expect((await player.call("GET", "/api/worlds?cursor=%27;DROP")).status).toBe(400);
    expect((await player.call("GET", "/api/worlds?cursor=1~2")).body).toEqual({ worlds: [] });
  });
});

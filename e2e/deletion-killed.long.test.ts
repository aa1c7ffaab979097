import { watch } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { storedWith } from "../tools/harness/stack/stored.ts";
import { playWithWord } from "../tools/harness/player/unique-word.ts";

const PATIENCE = { timeout: 120_000, interval: 300 };
/** The place of each store below the data folder. */
const STORES = {
  database: "v3/d1",
  table: "v3/do/lorehearth-chat-GameTable",
  memory: "v3/do/lorehearth-memory-CampaignMemory",
};
type Store = keyof typeof STORES;

/**
 * When the runtime is killed: as soon as the request is sent, as soon as it is answered, or at a write of a store's files after the
 * request. The store's first write begins its part of the erasure; the last is in the middle of the commit or right after it.
 */
const MOMENTS: readonly { readonly when: string; readonly store: Store | null; readonly write: number }[] = [
  { when: "while the request is on its way", store: null, write: 0 },
  { when: "at the first write of the deletion", store: "database", write: 1 },
  { when: "as soon as the deletion is answered", store: null, write: 1 },
  { when: "in the middle of the table's erasure", store: "table", write: 1 },
  { when: "in the middle of memory's erasure", store: "memory", write: 1 },
  { when: "later in memory's erasure", store: "memory", write: 4 },
];

/** What the deletion had left at the kill, and after the stack went on. The test prints the lines as a table. */
const found: string[] = [];

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => {
  console.info(
    [
      "| deleted | killed | it had answered | left at the kill | left at the end |",
      "|---|---|---|---|---|",
      ...found,
    ].join("\n"),
  );
  await stack?.stop();
});

describe.each(["campaign", "account"] as const)("A deletion of a whole %s", (what) => {
  it.each(MOMENTS)("that is killed $when leaves nothing once the stack goes on", async ({ when, store, write }) => {
    const player = await Player.ready(stack.url);
    const { campaignId, word } = await playWithWord(player, stack.dataDir);
    const crash = stack.aim();
    const deletion =
      what === "campaign"
        ? () => player.call("DELETE", `/api/campaigns/${campaignId}`, { preserveCharacterData: true })
        : () => player.call("DELETE", "/api/account", { password: player.password });
    let status = 0;
    const sent = deletion().then(
      (answer) => (status = answer.status),
      () => {},
    );
    if (store !== null) await writes(store, write, 5_000);
    else if (write > 0) await sent;
    const back = crash();
    const answered = status;
    const left = places(word);
    await back;
    await sent;

    // A deletion that was never answered may not have begun. Then the player sends it again.
    if (answered !== 204) await again(player, deletion);
    await vi.waitFor(() => {
      expect(storedWith(stack.dataDir, word)).toEqual({});
      expect(whereStored(campaignId, what)).toEqual([]);
    }, PATIENCE);
    if (what === "account") {
      await vi.waitFor(() => expect(storedWith(stack.dataDir, player.email)).toEqual({}), PATIENCE);
    }
    found.push(
      `| ${what} | ${when} | ${answered === 204 ? "yes" : "no"} | ${left.join(", ") || "nothing"} | nothing |`,
    );
  });
});

/** Sends the deletion until it is answered, or until there is nothing to delete any more. */
async function again(player: Player, deletion: () => Promise<{ status: number }>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { status } = await deletion().catch(() => ({ status: 503 }));
    // 404: the campaign is deleted. 401: the account is, and its sessions with it.
    if ([204, 401, 404].includes(status)) return;
    await sleep(500);
  }
  throw new Error(`The deletion of ${player.email} is not answered`);
}

/** Waits until a file of a store was written this many times, or until the time is over because the store is done. */
async function writes(store: Store, count: number, patienceMs: number): Promise<void> {
  const folder = join(stack.dataDir, STORES[store]);
  const { promise, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file && !basename(file).startsWith("metadata")) seen += 1;
    if (seen >= count) resolve();
  });
  const timer = setTimeout(resolve, patienceMs);
  await promise;
  clearTimeout(timer);
  watcher.close();
}

/** The stores that contain a text. */
function places(text: string): string[] {
  const keys = Object.keys(storedWith(stack.dataDir, text)).join(" ");
  return [keys.includes("GameTable") && "table", keys.includes("CampaignMemory") && "memory"].filter(
    (one) => one !== false,
  );
}

/**
 * The database tables that contain a campaign's id, except the queue's own records and the row that records the erasure. The characters of
 * a deleted campaign are preserved, as the request said.
 */
const whereStored = (campaignId: string, what: "campaign" | "account"): string[] =>
  Object.keys(storedWith(stack.dataDir, campaignId)).filter(
    (place) => !/queue|deleted_campaigns/u.test(place) && !(what === "campaign" && place.endsWith(" characters")),
  );

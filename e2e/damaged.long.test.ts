import { closeSync, globSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Message } from "#contracts/play/turn";
import { damagedFiles, setAside } from "../scripts/data/check-data.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { storedWith } from "../tools/harness/stack/stored.ts";
import { Story } from "../tools/harness/player/story.ts";

const PATIENCE = { timeout: 120_000, interval: 500 };
const PAGE = 4_096;
const FOLDERS = { table: "lorehearth-chat-GameTable", memory: "lorehearth-memory-CampaignMemory" };

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(() => stack?.stop());

/** The files of a store that contain a text. */
function filesWith(store: keyof typeof FOLDERS, text: string): string[] {
  return globSync(`v3/do/${FOLDERS[store]}/*.sqlite`, { cwd: stack.dataDir })
    .filter((path) => !basename(path).startsWith("metadata"))
    .map((path) => join(stack.dataDir, path))
    .filter((path) => {
      const database = new DatabaseSync(path, { timeout: 10_000 });
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      const found = tables.some(({ name }) => {
        try {
          return JSON.stringify(database.prepare(`SELECT * FROM "${String(name)}"`).all()).includes(text);
        } catch {
          return false;
        }
      });
      database.close();
      return found;
    });
}

/** Overwrites all pages of a file but the first, as a failing disk may. */
function damage(path: string): void {
  const file = openSync(path, "r+");
  const noise = Buffer.alloc(PAGE, 0xa5);
  for (let at = PAGE; at < statSync(path).size; at += PAGE) writeSync(file, noise, 0, PAGE, at);
  closeSync(file);
  for (const beside of ["-wal", "-shm"]) rmSync(path + beside, { force: true });
}

/** Plays a turn that contains a unique word, until memory has read it. */
async function played(): Promise<{ player: Player; story: Story; campaignId: string; word: string }> {
  const player = await Player.ready(stack.url);
  const { campaign } = await player.readyToPlay();
  const word = `quillfeather${crypto.randomUUID().slice(0, 8)}`;
  const story = new Story(player, campaign.id);
  await story.act(`I promise Hanne the silver ${word}. "Take the ${word}," I say, and it is a quest and a secret.`);
  await story.settled();
  return { player, story, campaignId: campaign.id, word };
}

/** Damages a file of the campaign, starts the stack, and then sets the file aside as docs/at-home.md says. */
async function damagedAndSetAside(store: keyof typeof FOLDERS, word: string, meanwhile: () => Promise<void>) {
  await stack.whileAway(async () => {
    const files = filesWith(store, word);
    expect(files).toHaveLength(1);
    for (const file of files) damage(file);
  });
  await meanwhile();
  await stack.whileAway(async () => {
    const found = damagedFiles(stack.dataDir);
    expect(found).toMatchObject([
      { stores: store === "table" ? "the story of a campaign" : "the memory of a campaign" },
    ]);
    expect(found.map((file) => setAside(stack.dataDir, file))).toEqual([true]);
  });
}

const statusOf = async ({ player, campaignId }: Awaited<ReturnType<typeof played>>, path: string): Promise<number> =>
  (await player.call("GET", `${path}?campaignId=${campaignId}`)).status;

describe("What a failing disk has damaged", () => {
  it("of a story harms no other campaign, and the campaign can be deleted once it is set aside", async () => {
    const [harmed, other] = [await played(), await played()];
    await damagedAndSetAside("table", harmed.word, async () => {
      expect(await statusOf(harmed, "/api/chat/messages")).toBeGreaterThanOrEqual(500);
      expect(await statusOf(other, "/api/chat/messages")).toBe(200);
      expect(await statusOf(harmed, "/api/memory/items")).toBe(200);
      // The deletion is taken, and cannot be finished yet.
      const path = `/api/campaigns/${harmed.campaignId}`;
      expect((await harmed.player.call("DELETE", path, { preserveCharacterData: true })).status).toBe(204);
    });
    await vi.waitFor(() => expect(storedWith(stack.dataDir, harmed.word)).toEqual({}), PATIENCE);
    await vi.waitFor(() => expect(erasedAt(harmed.campaignId)).toEqual(expect.any(String)), PATIENCE);
    expect((await other.player.messages(other.campaignId)).length).toBe(2);
  });

  it("of a memory is read again from the story once it is set aside", async () => {
    const { player, story, campaignId, word } = await played();
    const messages: Message[] = await player.messages(campaignId);
    await damagedAndSetAside("memory", word, async () => {
      expect((await player.call("GET", `/api/memory/items?campaignId=${campaignId}`)).status).toBeGreaterThanOrEqual(
        500,
      );
    });
    expect(await player.messages(campaignId)).toEqual(messages);
    await player.call("POST", "/api/graph/rebuild", { campaignId });
    await story.settled();
    await story.remembers(word);
  });
});

/** When api was told that a deleted campaign is erased. */
function erasedAt(campaignId: string): unknown {
  const path = globSync("v3/d1/**/*.sqlite", { cwd: stack.dataDir }).find((file) => !file.endsWith("metadata.sqlite"));
  const database = new DatabaseSync(join(stack.dataDir, path ?? ""), { readOnly: true, timeout: 10_000 });
  const row = database.prepare("SELECT erased_at FROM deleted_campaigns WHERE id = ?").get(campaignId);
  database.close();
  return row?.["erased_at"];
}

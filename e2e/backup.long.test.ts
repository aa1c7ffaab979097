import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fromRoot } from "../tools/shared/paths.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

let stack: Stack;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lorehearth-kept-"));
  stack = await Stack.start();
});
afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (script: "backup" | "restore", where: string): string =>
  execFileSync(process.execPath, [fromRoot("scripts/run.mjs"), script, where], {
    env: { ...process.env, DATA_DIR: stack.dataDir },
    encoding: "utf8",
  });

async function play(player: Player, campaignId: string, message: string): Promise<void> {
  for await (const { event } of player.turn(campaignId, message)) if (event.type === "end") return;
  throw new Error("The turn did not end");
}

describe("An evening that was backed up", () => {
  it("is whole again after everything was lost: account, story, sheet, memory; and continues", async () => {
    const player = await Player.ready(stack.url);
    const { campaign, character } = await player.readyToPlay();
    const memories = async () =>
      (await player.call<{ items: { content: string }[] }>("GET", `/api/memory/items?campaignId=${campaign.id}`)).body
        .items;
    await play(player, campaign.id, "I promise Hanne to bring the silver locket back.");
    await play(player, campaign.id, "I attack the wolf.");
    await expect.poll(async () => (await memories()).length, { timeout: 30_000 }).toBeGreaterThan(1);
    const table = `/api/chat/table?campaignId=${campaign.id}`;
    const before = {
      story: await player.messages(campaign.id),
      sheets: (await player.call(`GET`, table)).body,
      memories: await memories(),
    };
    const backup = join(folder, "evening");

    expect(run("backup", backup)).toContain("files are backed up");
    await play(player, campaign.id, "I run away, and nobody will ever know.");

    await stack.whileAway(async () => {
      await rm(stack.dataDir, { recursive: true, force: true });
      expect(run("restore", backup)).toContain("npm start goes on from there");
    });

    await player.signIn();
    expect(await player.messages(campaign.id)).toEqual(before.story);
    expect((await player.call("GET", table)).body).toEqual(before.sheets);
    expect((await memories()).map(({ content }) => content)).toEqual(before.memories.map(({ content }) => content));
    await play(player, campaign.id, "I ask Hanne about the locket.");
    expect(await player.messages(campaign.id)).toHaveLength(before.story.length + 2);
    expect((await player.call(`GET`, `/api/characters/${character.id}`)).status).toBe(200);
  });
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { storedWith } from "../tools/harness/stack/stored.ts";

const PATIENCE = { timeout: 90_000, interval: 200 };

// These tests have a stack of their own, because every row of every database is read repeatedly.
describe("A player's account in a browser", () => {
  let stack: Stack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it("is deleted with all that was played and remembered: no database holds a word of it", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const word = `quillfeather${crypto.randomUUID().slice(0, 8)}`;
    await player.call("POST", "/api/chat/gamemaster", {
      campaignId: campaign.id,
      message: `I promise Hanne the silver ${word}. "Take the ${word}," I say, and it is a quest and a secret.`,
    });
    const places = await vi.waitUntil(() => {
      const found = storedWith(stack.dataDir, word);
      const objects = Object.keys(found).join(" ");
      return objects.includes("GameTable") && objects.includes("CampaignMemory") && found;
    }, PATIENCE);
    expect(Object.keys(places).length).toBeGreaterThan(1);

    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/game/${campaign.id}`, { waitUntil: "networkidle" });
    await page.getByLabel("What do you do?").fill(`An unsent ${word}`);
    await page.goto(`${stack.url}/account#delete`);
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Password", { exact: true }).fill("not the password");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByText("The password is not right").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(player.password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.waitForURL(/\/login$/u);

    const campaignIn = () => Object.keys(storedWith(stack.dataDir, campaign.id)).filter((at) => !at.includes("queue"));
    await vi.waitFor(() => {
      expect(storedWith(stack.dataDir, word)).toEqual({});
      expect(storedWith(stack.dataDir, player.email)).toEqual({});
      expect(campaignIn()).toEqual([]);
    }, PATIENCE);
    await vi.waitFor(
      async () => expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word),
      PATIENCE,
    );
    expect((await player.call("GET", "/api/worlds")).status).toBe(401);
    await page.context().close();
  });
});

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { violationsInBothThemes } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const stack = sharedStack();
let browser: Browser;
let player: Player;
let campaign: Campaign;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
  for await (const { event } of player.turn(campaign.id, "I look around.")) if (event.type === "end") break;
});

/** Sends a message at the table and waits for the note with which the table answers. */
async function noteFor(words: string, options: BrowserContextOptions): Promise<Page> {
  const page = await signedIn(browser, player, { ...options, reducedMotion: "reduce" });
  page.setDefaultTimeout(30_000);
  await page.goto(`${stack.url}/game/${campaign.id}`);
  await page.getByLabel("What do you do?").fill(words);
  await page.keyboard.press("Enter");
  await page.getByRole("note", { name: "A note from the table" }).waitFor();
  return page;
}
const lastTurn = (page: Page) => page.locator("article.turn").last();

describe("A player who speaks of killing themself", () => {
  it.each([
    ["at a desk", DESKTOP],
    ["on a phone", PHONE],
  ])("reads a quiet note with the ways on, %s", { tags: ["long"] }, async (_, options) => {
    const page = await noteFor("I kill myself", options);
    const note = page.getByRole("note");
    expect(await note.innerText()).toContain("crisis line");
    expect(await lastTurn(page).locator(".gm-page").count()).toBe(0);
    for (const way of ["Take it back", "Lines and veils", "This was the story"]) {
      expect(await note.getByRole("button", { name: way }).isEnabled()).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await note.getByRole("link", { name: "Stop here" }).click();
    await page.waitForURL(`**/campaigns/${campaign.id}`);
    await page.context().close();
  });

  it("has it played with one press where it was the story", async () => {
    const page = await noteFor("I kill myself", DESKTOP);
    await page.getByRole("button", { name: "This was the story" }).first().click();
    await page.getByRole("note").waitFor({ state: "detached" });
    await lastTurn(page).locator(".gm-page").waitFor();
    expect(await lastTurn(page).locator(".said").innerText()).toContain("I kill myself");
    await page.context().close();
  });

  it("retracts it, and continues", { tags: ["long"] }, async () => {
    const page = await noteFor("I want to die", DESKTOP);
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.getByRole("note").waitFor({ state: "detached" });
    expect(await page.locator("article.turn").count()).toBe(1);
    await page.context().close();
  });
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

/** Milliseconds between two pieces of text. It is slow, so that the page can be reloaded in the middle of a reply. */
const PACE = { GM_PACE_MS: "900" };
const PATIENCE = 60_000;
/** Leaves the data folder empty. So `npm start` itself creates the database. */
const nothing = async () => {};
/** What the player does. The page is reloaded in the middle of the opening, and the server is restarted after the first turn. */
const DEEDS = [
  "I promise Hanne that I will bring the silver locket back before midwinter.",
  "I look around the room.",
  "I ask about the road.",
  "I search the chest by the wall.",
  "What did I promise Hanne?",
] as const;

/** Does something at the table and waits for the complete reply. */
async function act(page: Page, deed: string): Promise<void> {
  const before = await page.locator("article.turn").count();
  await page.getByLabel("What do you do?").fill(deed);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("article.turn").count(), { timeout: PATIENCE }).toBeGreaterThan(before);
  await untilNarrated(page);
}

/** Waits until the reply is complete. It is complete when it can no longer be stopped. */
async function untilNarrated(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached", timeout: PATIENCE });
}

describe("A newcomer's first evening", () => {
  let stack: Stack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(PACE, nothing), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it("goes from signing up to a fifth turn that draws on the first, through a reload and a restart of the server", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.goto(stack.url);
    await page.waitForURL("**/login");
    await page.getByText("Don't have an account?").getByRole("button", { name: "Create Account" }).click();
    await page.getByLabel("Name (optional)").fill("Mira's player");
    await page.getByLabel("Email").fill("first.evening@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a lantern in the rain");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /Mira's player/u }).waitFor({ timeout: PATIENCE });

    await page.goto(`${stack.url}/worlds/create`);
    await page.getByLabel("World Name").fill("Varrow Point");
    await page.getByText("Nautical", { exact: true }).click();
    await page.getByLabel("Magic Level").selectOption("low");
    await page.getByLabel("Additional Details").fill("A lighthouse whose flame burns blue.");
    await page.getByRole("button", { name: "Create World" }).click();
    await page.waitForURL(/\/worlds\/[\w-]{20,}$/u, { timeout: PATIENCE });
    await page.getByRole("heading", { name: "Varrow Point", level: 1 }).waitFor();
    const worldId = page.url().split("/").at(-1) ?? "";

    await page.goto(`${stack.url}/campaigns/create/${worldId}`);
    await page.getByLabel("Campaign Name").fill("The Blue Flame");
    await page.getByText("Mystery", { exact: true }).click();
    await page.getByRole("button", { name: "Create Campaign" }).click();
    await page.waitForURL(/\/campaigns\/[\w-]{20,}(#.*)?$/u, { timeout: PATIENCE });
    const campaignId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await page.goto(`${stack.url}/characters/create/${campaignId}#review`);
    await page.getByPlaceholder("Mira Vance").fill("Mira Vance");
    await page.getByRole("button", { name: "Create Character" }).click();
    await page.waitForURL((url) => !url.pathname.includes("/create"), { timeout: PATIENCE });

    await page.goto(`${stack.url}/game/${campaignId}`);
    // Choose a longer reply, so that the reload happens in the middle of it.
    await page.getByRole("button", { name: "Normal" }).click();
    await page.getByRole("button", { name: "Set the Scene" }).click();
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ timeout: PATIENCE });
    await page.locator("article.turn .gm-page").first().waitFor({ timeout: PATIENCE });
    const beginning = (await page.locator("article.turn").last().innerText()).split("\n")[0] ?? "";
    await page.reload();
    // After the reload, the reply continues where it was, and ends.
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ timeout: PATIENCE });
    await untilNarrated(page);
    expect(await page.locator("article.turn").last().innerText()).toContain(beginning.slice(0, 40));

    await act(page, DEEDS[0]);

    // From here on, replies come at the default speed.
    await stack.restart({});
    await page.reload();
    await page.locator("p.said", { hasText: DEEDS[0] }).waitFor({ timeout: PATIENCE });
    for (const deed of DEEDS.slice(1, -1)) await act(page, deed);
    // The first turn was still in the queue when the server ended. When the next turn is digested, the first is digested as well.
    await expect
      .poll(async () => (await page.request.get(`${stack.url}/api/memory/items?campaignId=${campaignId}`)).text(), {
        timeout: PATIENCE,
      })
      .toMatch(/locket/iu);
    await act(page, DEEDS[4]);
    expect(await page.locator("p.said", { hasText: DEEDS[3] }).count()).toBe(1);
    await page
      .locator("article.turn")
      .last()
      .getByRole("button", { name: /remembered/iu })
      .click();
    // The player's own words are removed, because they prove nothing about memory. Only the reply and its chips do.
    const last = (await page.locator("article.turn").last().innerText()).replace(DEEDS[4], "");
    expect(last).toMatch(/locket/iu);
    expect(last).toMatch(/turn 1\b/u);
    expect(complaints).toEqual([]);
  });
});

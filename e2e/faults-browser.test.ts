import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { TurnAnswer } from "#contracts/play/turn";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const PATIENCE = 20_000;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  // The oracle is slow, so that a turn is still running when another tab sends one.
  [stack, browser] = await Promise.all([Stack.start({ GM_PACE_MS: "400" }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

let player: Player;
let campaign: Campaign;
let context: BrowserContext;
let first: TurnAnswer;
beforeEach(async () => {
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
  const request = { campaignId: campaign.id, message: "I look around.", detailLevel: "minimal" };
  first = (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", request)).body;
  context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  return () => context.close();
});

async function openTable(): Promise<Page> {
  const page = await signedIn(context, player);
  await page.goto(`${stack.url}/game/${campaign.id}`, { waitUntil: "networkidle" });
  await page.locator(`#turn-${first.turnId} .gm-page`).waitFor();
  return page;
}
const composer = (page: Page) => page.getByLabel("What do you do?");
const turnWith = (page: Page, words: string) => page.locator("article.turn", { hasText: words });
const allWords = async () =>
  (await player.messages(campaign.id)).filter(({ sender }) => sender === "user").map(({ message }) => message);

describe("Two tabs at one table", { tags: ["long"] }, () => {
  it("that send at the same moment play one turn, and the other's words are back in the box with the reason", async () => {
    const [here, there] = [await openTable(), await openTable()];
    const words = new Map([
      [here, "I ring the bell."],
      [there, "I cut the rope."],
    ]);
    for (const [page, text] of words) await composer(page).fill(text);
    await Promise.all([here, there].map((page) => composer(page).press("Enter")));

    const refused = await Promise.race(
      [here, there].map(async (page) => {
        await page.getByText("The game master is still replying").waitFor();
        return page;
      }),
    );
    const played = words.get(refused === here ? there : here) ?? "";
    expect(await composer(refused).inputValue()).toBe(words.get(refused));
    for (const page of [here, there]) await turnWith(page, played).locator(".gm-page").waitFor();
    expect(await allWords()).toEqual(["I look around.", played]);
  });

  it("that edit one reply learn of each other, and lose neither's words", async () => {
    const [here, there] = [await openTable(), await openTable()];
    const box = (page: Page) => page.getByLabel("The game master's reply");
    for (const page of [here, there]) {
      await page.locator(`#turn-${first.turnId}`).focus();
      await page.keyboard.press("t");
      await box(page).fill(page === here ? "The bell is silver." : "The bell is gold.");
    }
    await box(here).press("Control+Enter");
    await box(here).waitFor({ state: "detached" });
    await box(there).press("Control+Enter");
    await there.getByText("This reply was changed in another tab meanwhile.").waitFor();
    expect(await box(there).inputValue()).toBe("The bell is gold.");
    expect((await player.messages(campaign.id)).at(-1)?.message).toBe("The bell is silver.");

    await box(there).press("Control+Enter");
    await box(there).waitFor({ state: "detached" });
    for (const page of [here, there]) await turnWith(page, "The bell is gold.").waitFor();
  });
});

describe("A runtime that is killed in the middle of a reply", () => {
  it("leaves the text so far on the page, says that it broke off, and offers how to continue", async () => {
    const page = await openTable();
    await composer(page).fill("I follow the tracks.");
    await composer(page).press("Enter");
    const turn = turnWith(page, "I follow the tracks.");
    await turn.locator(".gm-page").waitFor();
    await expect
      .poll(async () => (await player.messages(campaign.id)).at(-1)?.message, { timeout: PATIENCE })
      .not.toBe("");
    await stack.crash();
    await turn.getByText("The reply broke off here. What was told is kept.").waitFor();
    expect(await turn.locator(".gm-page").innerText()).not.toBe("");
    await turn.getByRole("button", { name: "Continue", exact: true }).first().click();
    await page.locator("article.turn").nth(2).locator(".gm-page").waitFor();
    expect(await allWords()).toEqual(["I look around.", "I follow the tracks."]);
  });
});

describe("A browser whose IndexedDB is blocked", { tags: ["long"] }, () => {
  it("stores words that cannot be sent, also through a reload, and sends them once", async () => {
    await context.addInitScript(() =>
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("The operation is insecure", "SecurityError");
        },
      }),
    );
    const page = await openTable();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload({ waitUntil: "networkidle" });
    await context.setOffline(true);
    await composer(page).fill("I wait.");
    await composer(page).press("Enter");
    await page.getByText("Waiting for the network.").waitFor();
    await page.reload();
    await turnWith(page, "I wait.").waitFor();
    await page.getByText("Waiting for the network.").waitFor();
    await context.setOffline(false);
    await turnWith(page, "I wait.").locator(".gm-page").waitFor();
    expect(await allWords()).toEqual(["I look around.", "I wait."]);
  });
});

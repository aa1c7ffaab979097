import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const TURNS = 130;
/** The time limit is long, for slow machines. */
const PATIENCE = { timeout: 20_000 };

let stack: Stack;
let browser: Browser;
let player: Player;
let campaignId: string;
/** The ids of all turns in the order of the story. */
const turnIds: string[] = [];

beforeAll(async () => {
  [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
  player = await Player.ready(stack.url);
  campaignId = (await player.readyToPlay()).campaign.id;
  for (let number = 1; number <= TURNS; number += 1) {
    const body = { campaignId, message: `I walk on, mile ${number}.`, detailLevel: "minimal", memoryEnhanced: false };
    turnIds.push((await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body)).body.turnId);
  }
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function openTable(hash = ""): Promise<Page> {
  const page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  await page.goto(`${stack.url}/game/${campaignId}${hash}`);
  await page.getByRole("feed").waitFor();
  return page;
}

const onPage = (page: Page) => page.locator("article.turn").count();
const mile = (page: Page, number: number) => page.locator(".said", { hasText: `I walk on, mile ${number}.` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest("article")?.id);
/** The distance in px from the top of the window to a turn. */
const topOf = (page: Page, turnId: string | undefined) =>
  page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    `turn-${turnId}`,
  );
const isAtEnd = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY < 48);

describe("A long story", () => {
  it("opens at its end, with the turns near it on the page and their positions announced", async () => {
    const page = await openTable();
    await mile(page, TURNS).waitFor();
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(true), PATIENCE);
    expect(await onPage(page)).toBeLessThan(25);
    const last = page.locator("article.turn").last();
    expect(await last.getAttribute("aria-posinset")).toBe(await last.getAttribute("aria-setsize"));
    await page.close();
  });

  it("goes back to its beginning under the reader's eyes, and never moves what is read", async () => {
    const page = await openTable();
    await mile(page, TURNS).waitFor();
    await page.mouse.move(600, 400);
    for (let steps = 0; steps < 400 && !(await mile(page, 1).isVisible()); steps += 1) {
      await page.mouse.wheel(0, -700);
      await page.waitForTimeout(50);
    }
    await mile(page, 1).waitFor();
    expect(await onPage(page)).toBeLessThan(40);
    expect(await page.locator("article.turn").first().getAttribute("aria-setsize")).toBe(String(TURNS));

    // When turns above are laid out for the first time, the page must not move unless the reader scrolls.
    await page.mouse.wheel(0, 5_000);
    await vi.waitFor(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3_000), PATIENCE);
    await page.waitForTimeout(400);
    const seen = await page.evaluate(() => document.elementFromPoint(600, 450)?.closest("article")?.id.slice(5));
    const before = await topOf(page, seen);
    await page.waitForTimeout(400);
    expect(await topOf(page, seen)).toBe(before);
    await page.close();
  });

  it("leads a link to a turn far back, and keeps the focus there wherever the reader scrolls", async () => {
    const [, second] = turnIds;
    const page = await openTable(`#turn-${second}`);
    await mile(page, 2).waitFor();
    await vi.waitFor(async () => expect(await focused(page)).toBe(`turn-${second}`), PATIENCE);
    await vi.waitFor(async () => expect(Math.abs((await topOf(page, second)) - 104)).toBeLessThan(3), PATIENCE);

    // The first press of End scrolls to the estimated end of the page, which may be wrong.
    await vi.waitFor(async () => {
      await page.keyboard.press("End");
      await page.waitForTimeout(500);
      expect(await isAtEnd(page)).toBe(true);
    }, PATIENCE);
    expect(await focused(page)).toBe(`turn-${second}`);
    // The arrow keys continue from the turn that has the focus.
    await page.keyboard.press("Alt+ArrowDown");
    expect(await focused(page)).toBe(`turn-${turnIds[2]}`);
    await mile(page, 3).waitFor();
    expect(await topOf(page, turnIds[2])).toBeGreaterThan(0);
    await page.close();
  });

  it("follows a streamed reply, offers a reader who went back the way to the newest, and shows who sends something the reply", async () => {
    const page = await openTable();
    await mile(page, TURNS).waitFor();
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(true), PATIENCE);
    const box = page.getByLabel("What do you do?");
    await box.fill("I rest by the milestone.");
    await page.keyboard.press("Enter");
    await page.locator(".said", { hasText: "I rest by the milestone." }).last().waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(true), PATIENCE);

    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -3_000);
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(false), PATIENCE);
    await page.waitForTimeout(300);
    await page.getByRole("button", { name: "To the newest" }).click();
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(true), PATIENCE);

    await page.mouse.wheel(0, -3_000);
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(false), PATIENCE);
    await box.fill("I look back once.");
    await page.keyboard.press("Enter");
    await page.locator(".said", { hasText: "I look back once." }).last().waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    await vi.waitFor(async () => expect(await isAtEnd(page)).toBe(true), PATIENCE);
    await page.close();
  });

  it("is printed whole, as far as it was read", async () => {
    const page = await openTable(`#turn-${turnIds[0]}`);
    await mile(page, 1).waitFor();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await onPage(page)).toBeGreaterThanOrEqual(TURNS);
    expect(await page.locator('[role="feed"] > [aria-hidden="true"]').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await vi.waitFor(async () => expect(await onPage(page)).toBeLessThan(40), PATIENCE);
    await page.close();
  });
});

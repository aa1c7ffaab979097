import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { violationsInBothThemes } from "../../tools/harness/browser/axe.ts";
import { Player } from "../../tools/harness/player/player.ts";
import { openBrowser } from "../../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../../tools/harness/stack/shared-stack.ts";
import { button, type Opened, prepareStates, show, STATES, TALL, TRIED_EVERY_TIME } from "./states.ts";

const PHONE = { width: 360, height: 1_200 };

const stack = sharedStack();
let browser: Browser;
let at: Opened;
beforeAll(async () => {
  browser = await openBrowser();
  at = await prepareStates(stack.url);
});
afterAll(() => browser?.close());

async function canBeUsed(...[, path, open]: (typeof STATES)[number]): Promise<void> {
  const page = await show(browser, at, path(at), { viewport: TALL });
  await open(page, at);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.context().close();
}

const inSight = (box: { x: number; width: number } | null): boolean =>
  box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;

describe("What opens on a page can be used by everybody, in both themes:", () => {
  const isQuick = ([name]: (typeof STATES)[number]): boolean => TRIED_EVERY_TIME.includes(name);
  it.each(STATES.filter(isQuick))("%s", canBeUsed);
  it.each(STATES.filter((state) => !isQuick(state)))("%s", { tags: ["long"] }, canBeUsed);

  it("the whole sidebar and the table's sheet on a phone", { tags: ["long"] }, async () => {
    const page = await show(browser, at, "/", { viewport: PHONE });
    await button(page, "Menu").click();
    await button(page, "Sign Out").waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(stack.url + at.game, { waitUntil: "networkidle" });
    await button(page, "Show the table").click();
    await page.getByRole("dialog").waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("the languages on a phone, where there is no room beside the sidebar", { tags: ["long"] }, async () => {
    const page = await show(browser, at, "/", { viewport: PHONE });
    await button(page, "Menu").click();
    await button(page, "Language").click();
    const choice = page.getByRole("menuitemradio", { name: "Deutsch" });
    await choice.waitFor();
    await expect.poll(async () => inSight(await choice.boundingBox())).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("a tab that the address leads to, on a phone where not all of them fit", { tags: ["long"] }, async () => {
    for (const [path, hash, name] of [
      [at.chronicle, "#health", "Memory health"],
      [at.campaign, "#character", "Character"],
    ] as const) {
      const page = await show(browser, at, path, { viewport: PHONE });
      await page.goto(stack.url + path + hash);
      const tab = page.getByRole("tab", { name, exact: true, selected: true });
      await tab.waitFor();
      await expect.poll(async () => inSight(await tab.boundingBox())).toBe(true);
      await page.context().close();
    }
  });

  it.each(["/", "/worlds", "/campaigns", "/characters"])(
    "%s where there is nothing yet",
    { tags: ["long"] },
    async (path) => {
      const page = await show(browser, at, path, { viewport: TALL }, await Player.ready(stack.url));
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.context().close();
    },
  );

  it("the way in, with faults", async () => {
    const page = await browser.newPage({ viewport: TALL, reducedMotion: "reduce" });
    await page.goto(`${stack.url}/login`, { waitUntil: "networkidle" });
    await page.locator('button[type="submit"]').click();
    await page.getByText("Email is required").first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });
});

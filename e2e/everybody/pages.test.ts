import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { violationsInBothThemes } from "../../tools/harness/browser/axe.ts";
import { signedIn } from "../../tools/harness/browser/browser.ts";
import type { Player } from "../../tools/harness/player/player.ts";
import { openBrowser } from "../../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../../tools/harness/stack/shared-stack.ts";
import { AREAS, DESKTOP, beyondTheEdge, faultsOf, open, preparePages, type Pages } from "./pages.ts";

describe("Every page", () => {
  const stack = sharedStack();
  let browser: Browser;
  let player: Player;
  let areas: Pages["areas"];
  beforeAll(async () => {
    browser = await openBrowser();
    ({ player, areas } = await preparePages(stack.url));
  });
  afterAll(() => browser?.close());

  it.each(AREAS)(
    "%s can be used by everybody at a desk and on the smallest phone, and nothing lies beyond the edge",
    { tags: ["long"] },
    async (area) => {
      const page = await signedIn(browser, player, DESKTOP);
      expect(areas[area].length).toBeGreaterThan(0);
      for (const path of areas[area]) expect([path, await faultsOf(page, stack.url + path)]).toEqual([path, []]);
      await page.context().close();
    },
  );

  it("of the two that are used most, the dashboard and the table, can be used by everybody everywhere", async () => {
    const page = await signedIn(browser, player, DESKTOP);
    const table = areas["of characters, and at the table"].at(-1) ?? "";
    for (const path of ["/", table]) expect([path, await faultsOf(page, stack.url + path)]).toEqual([path, []]);
    await page.context().close();
  });

  it("that strangers see can be used by everybody, too", async () => {
    const page = await browser.newPage(DESKTOP);
    for (const path of ["/login", "/credits"]) {
      await page.setViewportSize(DESKTOP.viewport);
      await open(page, stack.url + path);
      expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
      expect([path, await beyondTheEdge(page)]).toEqual([path, []]);
    }
    await page.context().close();
  });

  it(
    "shows in the system's own colours what is chosen, and an edge around every button",
    { tags: ["long"] },
    async () => {
      const page = await signedIn(browser, player, { ...DESKTOP, forcedColors: "active" });
      const grounds = (selector: string) =>
        page.locator(selector).evaluateAll((found) => found.map((each) => getComputedStyle(each).backgroundColor));
      await open(page, stack.url + (areas["of the Chronicle"][0] ?? ""));
      const [chosen] = await grounds('[role="tab"][aria-selected="true"]');
      const [other] = await grounds('[role="tab"][aria-selected="false"]');
      expect(chosen).not.toBe(other);
      await open(page, `${stack.url}/worlds`);
      const button = page.getByRole("main").getByRole("link", { name: "Create New World" }).first();
      expect(await button.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe("1px");
      await page.context().close();
    },
  );

  it("has no animation for players who prefer less motion", { tags: ["long"] }, async () => {
    const page = await signedIn(browser, player, DESKTOP);
    for (const path of ["/", areas["of worlds"][3] ?? "", areas["of characters, and at the table"][4] ?? ""]) {
      await open(page, stack.url + path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .map((each) => Number(each.effect?.getComputedTiming().duration))
          .filter((duration) => duration > 1),
      );
      expect([path, moving]).toEqual([path, []]);
    }
    await page.context().close();
  });
});

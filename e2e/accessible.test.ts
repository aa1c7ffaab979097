import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { sideways, violations, violationsInBothThemes } from "./harness/axe.ts";
import { openBrowser, signedIn } from "./harness/browser.ts";
import { Player } from "./harness/player.ts";
import { Stack } from "./harness/stack.ts";

// As tall as a whole story: what a sticky bar covers by chance, one scroll later it does not, and is no smaller for it.
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 3_000 }, reducedMotion: "reduce" };
/** The smallest phone, which is also a desk's window zoomed to 400 % (WCAG 1.4.10). */
const SMALLEST = { width: 320, height: 3_000 };
/** A desk's window zoomed to 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 640, height: 1_500 };

describe("Every page", () => {
  let stack: Stack;
  let browser: Browser;
  let player: Player;
  let areas: Readonly<Record<string, readonly string[]>>;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    player = await Player.join(stack.url);
    const { world, campaign, character } = await player.readyToPlay();
    const empty = await player.world("Varrow Point");
    for await (const { event } of player.turn(campaign.id, "I search the cabin.")) if (event.type === "end") break;
    areas = {
      "of worlds": [
        "/",
        "/worlds",
        "/worlds/create",
        `/worlds/${world.id}`,
        `/worlds/${empty.id}/edit`,
        "/worlds/none",
      ],
      "of campaigns": [
        "/campaigns",
        `/worlds/${empty.id}/campaigns`,
        `/campaigns/create/${world.id}`,
        `/campaigns/${campaign.id}/edit`,
        ...["session", "campaign-overview", "world-overview", "character"].map(
          (part) => `/campaigns/${campaign.id}#${part}`,
        ),
      ],
      "of the Chronicle": ["memory", "people", "timeline", "quests", "health"].map(
        (part) => `/campaigns/${campaign.id}/chronicle#${part}`,
      ),
      "of characters, and at the table": [
        "/characters",
        `/characters/create/${campaign.id}`,
        `/characters/${character.id}`,
        `/characters/${character.id}/edit`,
        `/game/${campaign.id}`,
      ],
      "behind the scenes": ["/service-status", "/api-test", "/nowhere"],
    };
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  /** The page at rest: what it shows has come. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(stack.url + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }

  async function fits(page: Page, path: string): Promise<void> {
    for (const size of [ZOOMED, SMALLEST]) {
      await page.setViewportSize(size);
      expect([path, size.width, await sideways(page)]).toEqual([path, size.width, 0]);
    }
  }

  it.each(["of worlds", "of campaigns", "of the Chronicle", "of characters, and at the table", "behind the scenes"])(
    "%s can be used by everybody at a desk and on the smallest phone, and nothing lies beyond the edge",
    async (area) => {
      const page = await signedIn(browser, player, DESK);
      const paths = areas[area] ?? [];
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 3_000 });
        await open(page, path);
        expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
        await fits(page, path);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
      await page.context().close();
    },
  );

  it("that strangers see can be used by everybody, too", async () => {
    const page = await browser.newPage(DESK);
    for (const path of ["/login", "/credits"]) {
      await page.setViewportSize({ width: 1280, height: 3_000 });
      await open(page, path);
      expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
      await fits(page, path);
    }
    await page.context().close();
  });

  it("shows in the system's own colours what is chosen, and an edge around every button", async () => {
    const page = await signedIn(browser, player, { ...DESK, forcedColors: "active" });
    const grounds = (selector: string) =>
      page.locator(selector).evaluateAll((found) => found.map((each) => getComputedStyle(each).backgroundColor));
    await open(page, areas["of the Chronicle"]?.[0] ?? "");
    const [chosen] = await grounds('[role="tab"][aria-selected="true"]');
    const [other] = await grounds('[role="tab"][aria-selected="false"]');
    expect(chosen).not.toBe(other);
    await open(page, "/worlds");
    const button = page.getByRole("main").getByRole("link", { name: "Create New World" }).first();
    expect(await button.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe("1px");
    await page.context().close();
  });

  it("stands still for those who asked for less motion", async () => {
    const page = await signedIn(browser, player, DESK);
    for (const path of ["/", areas["of worlds"]?.[3] ?? "", areas["of characters, and at the table"]?.[4] ?? ""]) {
      await open(page, path);
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

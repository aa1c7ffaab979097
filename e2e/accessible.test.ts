import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openBrowser, signedIn } from "./harness/browser.ts";
import { Player } from "./harness/player.ts";
import { Stack } from "./harness/stack.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/** What of the page somebody could not use, in words. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not as a script of the page: the site's own policy would rightly refuse that.
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate<AxeResults>(`window.axe.run(document, ${JSON.stringify(RULES)})`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/** How far the page can be pushed sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("Every page", () => {
  let stack: Stack;
  let browser: Browser;
  let player: Player;
  let paths: string[];
  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    player = await Player.join(stack.url);
    const { world, campaign, character } = await player.readyToPlay();
    for await (const { event } of player.turn(campaign.id, "I search the cabin.")) if (event.type === "end") break;
    paths = [
      "/",
      "/worlds",
      "/worlds/create",
      `/worlds/${world.id}`,
      "/campaigns",
      `/campaigns/create/${world.id}`,
      `/campaigns/${campaign.id}#campaign-overview`,
      "/characters",
      `/characters/create/${campaign.id}`,
      `/characters/${character.id}`,
      `/game/${campaign.id}`,
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it.each([
    ["at a desk by candlelight", 1280, "dark"],
    ["at a desk by day", 1280, "light"],
    ["on a small phone by candlelight", 360, "dark"],
    ["on a small phone by day", 360, "light"],
  ] as const)("can be used by everybody %s, and nothing of it lies beyond the edge", async (_, width, colorScheme) => {
    // As tall as a whole story: what a sticky bar covers by chance, one scroll later it does not, and is no smaller for it.
    const options = { viewport: { width, height: 3_000 }, colorScheme, reducedMotion: "reduce" } as const;
    const page = await signedIn(browser, player, options);
    for (const path of paths) {
      await page.goto(stack.url + path, { waitUntil: "networkidle" });
      await page.getByRole("heading").first().waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      expect([path, await sideways(page)]).toEqual([path, 0]);
    }
    await page.context().close();
    const stranger = await browser.newPage(options);
    await stranger.goto(`${stack.url}/login`, { waitUntil: "networkidle" });
    expect(await violations(stranger)).toEqual([]);
    await stranger.context().close();
  });
});

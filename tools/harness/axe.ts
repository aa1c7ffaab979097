import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 AA, and of axe's own advice what a page's outline and landmarks need. */
const CHECKED = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What of the page somebody could not use, in words. `only` asks for some rules instead of all. */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  // Evaluated by the debugger, not as a script of the page: the site's own policy would rightly refuse that.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // What pops up is no part of a landmark: it has a role and a name of its own.
  const rules = JSON.stringify({ runOnly: only ?? CHECKED, rules: only ? {} : { region: { enabled: false } } });
  const { violations: found } = await page.evaluate<AxeResults>(`window.axe.run(document, ${rules})`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** The same in both themes: all rules by candlelight, and by day those about colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await light(page, "dark");
  const byCandle = await violations(page);
  await light(page, "light");
  const byDay = await violations(page, ["color-contrast", "link-in-text-block"]);
  await light(page, "dark");
  return [...byCandle, ...byDay.map((found) => `by day: ${found}`)];
}

/** The page in a theme, once every colour has changed. */
async function light(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) =>
      document.documentElement.dataset["theme"] === theme &&
      document.getAnimations().every(({ playState }) => playState !== "running"),
    colorScheme,
  );
}

/** How far the page can be pushed sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

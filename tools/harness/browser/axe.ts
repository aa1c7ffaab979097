import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules of axe that are checked: WCAG 2.2 AA, and the best practices for headings and landmarks. */
const CHECKED = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Finds the accessibility faults of a page once its transitions have ended, a sentence each. If `only` is given, only those rules are checked. */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  // axe is evaluated through the debugger, because the site's policy refuses foreign scripts in the page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await atRest(page);
  // The rule "region" is off, because popups are in no landmark: they have a role and a name instead.
  const rules = JSON.stringify({ runOnly: only ?? CHECKED, rules: only ? {} : { region: { enabled: false } } });
  const { violations: found } = await page.evaluate<AxeResults>(`window.axe.run(document, ${rules})`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** Checks a page in both themes: all rules in the dark theme, and the rules about colours in the light theme, too. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await light(page, "dark");
  const byCandle = await violations(page);
  await light(page, "light");
  const byDay = await violations(page, ["color-contrast", "link-in-text-block"]);
  await light(page, "dark");
  return [...byCandle, ...byDay.map((found) => `by day: ${found}`)];
}

/** Changes the theme. */
async function light(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
  await atRest(page);
}

/** Waits until every transition has ended: a menu that still fades in has too little contrast. What turns for ever is not waited for. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** How many pixels wider than the window the page is. Above 0 the page scrolls sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

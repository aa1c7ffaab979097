import type { Browser, CDPSession, Page } from "playwright-core";

import { signedIn } from "../../tools/harness/browser/browser.ts";
import type { Player } from "../../tools/harness/player/player.ts";

/** By which factor the page's processor is slowed down. */
export const SLOWDOWN = 4;

/** What is recorded in the page from its start. */
export interface Observed {
  /** The ms since the navigation began. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The cumulative layout shift, which has no unit. */
  readonly shift: number;
  /**
   * The longest task in ms, during which the page handles no input. It is 0 if no task took 50 ms, because browsers do not report shorter
   * ones.
   */
  readonly longestTask: number;
  /** The longest time from a key or click to the next frame, in ms and in steps of 8. It is 0 if it was under 16 ms. */
  readonly slowestInteraction: number;
}

/** Opens a page on a slow machine, without cache and service worker. */
export async function openSlowPage(browser: Browser, player: Player | null): Promise<{ page: Page; cdp: CDPSession }> {
  const viewport = { width: 1280, height: 900 };
  const page = player
    ? await signedIn(browser, player, { viewport, serviceWorkers: "block" })
    : await browser.newPage({ viewport, serviceWorkers: "block" });
  await page.addInitScript(observe);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, cdp };
}

export const observed = (page: Page): Promise<Observed> =>
  page.evaluate(() => ({ ...(window as unknown as { observed: Observed }).observed }));

/** Deletes the tasks and interactions that were recorded so far. */
export const observeAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { observed: Observed }).observed, { longestTask: 0, slowestInteraction: 0 });
  });

/** Runs in the page, so it must not use anything of this module. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, longestTask: 0, slowestInteraction: 0 };
  Object.assign(window, { observed: seen });
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, ...more });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!entry["hadRecentInput"]) seen.shift += entry["value"] ?? 0;
  });
  watch("longtask", (entry) => (seen.longestTask = Math.max(seen.longestTask, entry.duration)));
  const interaction = (entry: PerformanceEntry & Record<string, number>) => {
    if ((entry["interactionId"] ?? 0) > 0) seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration);
  };
  watch("event", interaction, { durationThreshold: 16 });
}

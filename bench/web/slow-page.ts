import type { Browser, CDPSession, Page } from "playwright-core";

import { signedIn } from "../../tools/harness/browser.ts";
import type { Player } from "../../tools/harness/player.ts";

/** How many times the page's processor is slowed down. */
export const SLOWDOWN = 4;

/** What the page observes from its start. */
export interface Observed {
  /** Ms since the navigation began. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift; without unit. */
  readonly shift: number;
  /** The longest task, during which the page handles no input. Ms; 0 where it was under 50: browsers report no shorter ones. */
  readonly longestTask: number;
  /** From a key or click to the next frame. Ms, in steps of 8; 0 where it was under 16. */
  readonly slowestInteraction: number;
}

/** A page on a slow machine, without cache and service worker. */
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

/** Resets the tasks and interactions noted so far. */
export const observeAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { observed: Observed }).observed, { longestTask: 0, slowestInteraction: 0 });
  });

/** Runs in the page, so it uses nothing of this module. */
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

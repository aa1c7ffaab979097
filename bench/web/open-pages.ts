import type { Browser, Page } from "playwright-core";

import type { Seat } from "../furnish.ts";
import { percentile } from "../percentiles.ts";
import { type MeasuredPage, pagesOf } from "./pages.ts";
import { observeAgain, observed, openSlowPage } from "./slow-page.ts";

/** Medians of one page's openings. Ms, but for `shift`. */
export interface PageFigures {
  readonly name: string;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** From the navigation until the page was ready and a key pressed then had been handled. */
  readonly firstInput: number;
  readonly shift: number;
  readonly longestTask: number;
  /** The slowest first interaction on the page, until the next frame. */
  readonly interaction: number;
}

type Opening = Omit<PageFigures, "name">;

/** Opens each page a few times on a slow machine without a cache, and does what a player does there first. */
export async function openPages(browser: Browser, seat: Seat, times: number): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const page of pagesOf(seat)) {
    const openings: Opening[] = [];
    for (let time = 0; time < times; time += 1) openings.push(await open(browser, seat, page));
    const median = (of: keyof Opening) =>
      percentile(
        openings.map((opening) => opening[of]),
        0.5,
      );
    figures.push({
      name: page.name,
      firstPaint: Math.round(median("firstPaint")),
      largestPaint: Math.round(median("largestPaint")),
      firstInput: Math.round(median("firstInput")),
      shift: Math.round(median("shift") * 1000) / 1000,
      longestTask: Math.round(median("longestTask")),
      interaction: Math.round(median("interaction")),
    });
  }
  return figures;
}

async function open(browser: Browser, { player }: Seat, measured: MeasuredPage): Promise<Opening> {
  const { page } = await openSlowPage(browser, measured.isSignedIn ? player : null);
  try {
    await page.goto(`${player.site}${measured.path}`, { waitUntil: "commit" });
    await measured.ready(page);
    const firstInput = await receivedAt(page);
    await page.waitForLoadState("networkidle");
    const { firstPaint, largestPaint, shift, longestTask } = await observed(page);
    await observeAgain(page);
    await measured.use(page);
    // The browser reports an event's timing with the frame after it.
    await page.waitForTimeout(300);
    const { slowestInteraction } = await observed(page);
    return { firstPaint, largestPaint, shift, longestTask, firstInput, interaction: slowestInteraction };
  } finally {
    await page.context().close();
  }
}

/** Presses a key and waits until the page has handled it. Ms since the navigation began. */
async function receivedAt(page: Page): Promise<number> {
  const received = page.evaluate(
    () =>
      new Promise<number>((resolve) => addEventListener("keydown", () => resolve(performance.now()), { once: true })),
  );
  // The listener is installed once a later evaluation has been answered.
  await page.evaluate(() => {});
  await page.keyboard.press("Shift");
  return received;
}

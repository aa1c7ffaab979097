import type { Browser, Page } from "playwright-core";

import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { percentile } from "../percentiles.ts";
import { type MeasuredPage, pagesOf } from "./pages.ts";
import type { Plan } from "./plan.ts";
import { observeAgain, observed, openSlowPage } from "./slow-page.ts";

/** The medians over several openings of one page. All are in ms, except `shift`. */
export interface PageFigures {
  readonly name: string;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The time from the navigation until the page was ready and had handled a key that was pressed then. */
  readonly firstInput: number;
  readonly shift: number;
  readonly longestTask: number;
  /** The time that the slowest first interaction on the page took, until the next frame. */
  readonly interaction: number;
}

type Opening = Omit<PageFigures, "name">;

/** Opens each page a few times on a slow machine without a cache, and does what a player does on that page first. */
export async function openPages(
  browser: Browser,
  seat: PlayedCampaign,
  { pages, runs }: Pick<Plan, "pages" | "runs">,
  log: (line: string) => void,
): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const page of pagesOf(seat, pages)) {
    const openings: Opening[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const opening = await open(browser, seat, page);
      openings.push(opening);
      log(`${page.name}, ${run} of ${runs}: largest paint ${Math.round(opening.largestPaint)} ms`);
    }
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

async function open(browser: Browser, { player }: PlayedCampaign, measured: MeasuredPage): Promise<Opening> {
  const { page } = await openSlowPage(browser, measured.isSignedIn ? player : null);
  try {
    await page.goto(`${player.site}${measured.path}`, { waitUntil: "commit" });
    await measured.ready(page);
    const firstInput = await receivedAt(page);
    await page.waitForLoadState("networkidle");
    const { firstPaint, largestPaint, shift, longestTask } = await observed(page);
    await observeAgain(page);
    await measured.use(page);
    // The browser reports the timing of an event together with the next frame.
    await page.waitForTimeout(300);
    const { slowestInteraction } = await observed(page);
    return { firstPaint, largestPaint, shift, longestTask, firstInput, interaction: slowestInteraction };
  } finally {
    await page.context().close();
  }
}

/** Presses a key and waits until the page has handled it. Returns the ms since the navigation began. */
async function receivedAt(page: Page): Promise<number> {
  const received = page.evaluate(
    () =>
      new Promise<number>((resolve) => addEventListener("keydown", () => resolve(performance.now()), { once: true })),
  );
  // When this second evaluation is answered, the listener of the first one is installed.
  await page.evaluate(() => {});
  await page.keyboard.press("Shift");
  return received;
}

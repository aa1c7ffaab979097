import type { Browser, CDPSession, Page } from "playwright-core";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { observeAgain, observed, openSlowPage } from "./slow-page.ts";

/** How far to scroll in px, and how fast in px per second. It is like a mouse wheel that is turned without a pause. */
const WAY = 24_000;
const SPEED = 2_400;
/** How long the page takes to start a trace, in ms. */
const TRACE_STARTS = 1_000;

export interface ScrollFigures {
  readonly messages: number;
  /** Scrolling from the end of the story towards its beginning, while older pages are loaded. */
  readonly reading: Scrolled;
  /** Scrolling in the middle of the transcript, with all pages loaded. */
  readonly whole: Scrolled;
}

interface Scrolled {
  /** The longest task in ms; 0 if no task took 50 ms or more. */
  readonly longestTask: number;
  /** How many frames the browser wanted to show. */
  readonly frames: number;
  /** How many of them it did not show: the reader sees the page stop. */
  readonly dropped: number;
  /** How many frames were shown, scrolled as they should be, without what scripts had yet to add outside the window. */
  readonly late: number;
  /** In how many of the page's own frames an empty space was seen in place of a turn. */
  readonly blank: number;
  /** The largest number of turns that were in the page at the same time. */
  readonly turnsOnPage: number;
}

/** Measures how smoothly a long transcript scrolls on a slow machine. */
export async function scrollStory(
  browser: Browser,
  seat: PlayedCampaign,
  messages: number,
  log: (line: string) => void,
): Promise<ScrollFigures> {
  const { player, campaign } = seat;
  const table = `${player.site}/game/${campaign.id}`;

  log("Scrolling towards the beginning…");
  const atEnd = await openSlowPage(browser, player);
  await atEnd.page.goto(table, { waitUntil: "networkidle" });
  const reading = await scroll(atEnd, WAY);
  await atEnd.page.context().close();

  log("Scrolling with all pages loaded…");
  const atStart = await openSlowPage(browser, player);
  const first = await firstTurn(seat);
  await atStart.page.goto(`${table}#turn-${first}`);
  await atStart.page.locator(`#turn-${first}`).waitFor({ timeout: 120_000 });
  await atStart.page.waitForLoadState("networkidle");
  const whole = await scroll(atStart, -WAY);
  await atStart.page.context().close();
  return { messages, reading, whole };
}

/** Finds the id of the oldest turn by loading all pages of the transcript. */
async function firstTurn({ player, campaign }: PlayedCampaign): Promise<string> {
  let before = "";
  for (;;) {
    const path = `/api/chat/messages?campaignId=${campaign.id}&limit=200${before}`;
    const { messages, hasMore } = (await player.call<MessagesAnswer>("GET", path)).body;
    const [oldest] = messages;
    if (!oldest) throw new Error("There is no story");
    if (!hasMore) return oldest.turnId;
    before = `&before=${encodeURIComponent(oldest.id)}`;
  }
}

/**
 * Scrolls by `way` px: towards the beginning of the story if it is positive. The browser scrolls by itself, apart from the page's scripts,
 * and counts the frames that it did not show (its trace events `BeginFrame` and `DroppedFrame`). The time between two animation frames of
 * the page would say only how busy the scripts are.
 */
async function scroll({ page, cdp }: { page: Page; cdp: CDPSession }, way: number): Promise<Scrolled> {
  await observeAgain(page);
  await page.evaluate(watchFrames);
  // A trace makes tasks longer, so tasks are measured before it.
  await turnWheel(cdp, way / 2);
  const { longestTask } = await observed(page);
  const trace = await startTrace(cdp);
  await page.waitForTimeout(TRACE_STARTS);
  await page.evaluate(watchFrames);
  await turnWheel(cdp, way);
  const { turnsOnPage, blank } = await page.evaluate(
    () => (window as unknown as { frames: { turnsOnPage: number; blank: number } }).frames,
  );
  const events = await trace.end();
  const dropped = events.filter(({ name }) => name === "DroppedFrame");
  const late = dropped.filter(({ args }) => args?.["hasPartialUpdate"] === true).length;
  return {
    longestTask: Math.round(longestTask),
    frames: events.filter(({ name }) => name === "BeginFrame").length,
    dropped: dropped.length - late,
    late,
    blank,
    turnsOnPage,
  };
}

const turnWheel = (cdp: CDPSession, way: number) =>
  cdp.send("Input.synthesizeScrollGesture", {
    x: 600,
    y: 400,
    yDistance: way,
    speed: SPEED,
    gestureSourceType: "mouse",
  });

/** The fields of a trace event that are used. */
interface TraceEvent {
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Records the browser's trace of its frames, which developer tools show as well. */
async function startTrace(cdp: CDPSession): Promise<{ readonly end: () => Promise<readonly TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on("Tracing.dataCollected", collect);
  const traceConfig = { includedCategories: ["disabled-by-default-devtools.timeline.frame"] };
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return {
    async end() {
      const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
      await cdp.send("Tracing.end");
      await complete;
      cdp.off("Tracing.dataCollected", collect);
      return events;
    },
  };
}

/** Runs in the page. In each of the page's frames it counts the turns, and looks for an empty space in the window. */
function watchFrames(): void {
  const frames = { turnsOnPage: 0, blank: 0 };
  Object.assign(window, { frames });
  const header = document.querySelector(".play-header")?.getBoundingClientRect().bottom ?? 0;
  const isSeen = (space: Element) => {
    const { top, bottom } = space.getBoundingClientRect();
    return bottom > header && top < innerHeight;
  };
  const take = () => {
    if ((window as unknown as { frames: unknown }).frames !== frames) return;
    frames.turnsOnPage = Math.max(frames.turnsOnPage, document.querySelectorAll("article.turn").length);
    if ([...document.querySelectorAll('[role="feed"] > [aria-hidden]')].some(isSeen)) frames.blank += 1;
    requestAnimationFrame(take);
  };
  requestAnimationFrame(take);
}

import type { Browser, CDPSession, Page } from "playwright-core";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { PlayedCampaign } from "../campaign-with-memory.ts";
import { observeAgain, observed, openSlowPage } from "./slow-page.ts";

/** How far to scroll in px, and how fast in px per second. It is like a mouse wheel that is turned without a pause. */
const WAY = 24_000;
const SPEED = 2_400;
/** The ms between two frames when 60 frames a second are shown. */
const FRAME = 1000 / 60;

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
  readonly frames: number;
  /** How many frames were missed, at 60 frames a second. */
  readonly dropped: number;
  /** The longest time between two frames, in ms. */
  readonly longestFrame: number;
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

/** Scrolls by `way` px: towards the beginning of the story if it is positive. */
async function scroll({ page, cdp }: { page: Page; cdp: CDPSession }, way: number): Promise<Scrolled> {
  await observeAgain(page);
  await page.evaluate(watchFrames);
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 600,
    y: 400,
    yDistance: way,
    speed: SPEED,
    gestureSourceType: "mouse",
  });
  const { times, turnsOnPage } = await page.evaluate(
    () => (window as unknown as { frames: { times: number[]; turnsOnPage: number } }).frames,
  );
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const { longestTask } = await observed(page);
  return {
    longestTask: Math.round(longestTask),
    frames: waits.length,
    dropped: waits.reduce((sum, wait) => sum + Math.max(0, Math.round(wait / FRAME) - 1), 0),
    longestFrame: Math.round(Math.max(0, ...waits)),
    turnsOnPage,
  };
}

/** Runs in the page. It records the time of each frame. */
function watchFrames(): void {
  const frames = { times: [] as number[], turnsOnPage: 0 };
  Object.assign(window, { frames });
  const take = (time: number) => {
    frames.times.push(time);
    frames.turnsOnPage = Math.max(frames.turnsOnPage, document.querySelectorAll("article.turn").length);
    requestAnimationFrame(take);
  };
  requestAnimationFrame(take);
}

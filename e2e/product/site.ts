import type { Browser, Locator, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import { isLostByProxy } from "../../tools/harness/stack/fetch-from-site.ts";
import { Player } from "../../tools/harness/player/player.ts";
import { openBrowser } from "../../tools/harness/browser/shared-browser.ts";
import { sharedStack, type SharedStack } from "../../tools/harness/stack/shared-stack.ts";
import { Stack, type Vars } from "../../tools/harness/stack/stack.ts";

const PATIENCE = 30_000;

/** A stack and one browser page, which the tests of a file share. */
interface Site {
  readonly stack: SharedStack;
  readonly browser: Browser;
  readonly page: Page;
  /** The errors that the page has logged in the current test. */
  readonly logged: readonly string[];
  /** Creates a new player and signs them in on the page. */
  join(): Promise<Player>;
  /** Signs this player in on the page. For null, signs out. */
  as(player: Player | null): Promise<void>;
  /** Goes to an address and waits for its heading. */
  open(path: string): Promise<void>;
}

/**
 * Opens the page before the first test of a file and closes it after the last. After each test, removes the request handlers that the test
 * has set.
 * @param vars settings for these tests; if there are any, the tests get a stack of their own
 */
export function openSite(vars?: Vars): Site {
  let own: Stack | undefined;
  let stack: SharedStack;
  let browser: Browser;
  let page: Page;
  const logged: string[] = [];
  beforeAll(async () => {
    own = vars && (await Stack.start(vars));
    stack = own ?? sharedStack();
    browser = await openBrowser();
    // Requests that the service worker answers could not be intercepted by the tests.
    const context = await browser.newContext({
      serviceWorkers: "block",
      locale: "en-US",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 1_000 },
    });
    await context.route("**/api/auth/**", sendAgainIfLost);
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("console", (line) => void (line.type() === "error" && logged.push(line.text())));
    // When a half filled form is left, the browser asks for a confirmation. Confirm it.
    page.on("dialog", (dialog) => void dialog.accept());
  });
  beforeEach(() => void logged.splice(0));
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") console.error(await whatThePageShows(page, logged));
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });
  const site: Site = {
    logged,
    get stack() {
      return stack;
    },
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    async join() {
      const player = await Player.ready(stack.url);
      await site.as(player);
      return player;
    },
    async as(player) {
      // Leaving the page also makes the app forget to which address it wanted to return after the sign-in.
      await page.goto("about:blank");
      await page.context().clearCookies();
      const cookies = player?.cookies().split("; ") ?? [];
      await page.context().addCookies(
        cookies.map((cookie) => {
          const at = cookie.indexOf("=");
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: stack.url };
        }),
      );
    },
    async open(path) {
      await page.goto(stack.url + path, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    },
  };
  return site;
}

/**
 * Sends a sign-in or sign-up once more if wrangler's proxy lost its connection to the worker (see fetch-from-site.ts). A player would press
 * the button again.
 */
async function sendAgainIfLost(route: Route): Promise<void> {
  if (route.request().method() !== "POST") return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  const lost = response.status() === 500 && isLostByProxy(await response.text());
  await route.fulfill({ response: lost ? await route.fetch({ maxRedirects: 0 }) : response });
}

/** The address, the text and the logged errors of a page, for the log of a failed test. */
async function whatThePageShows(page: Page, logged: readonly string[]): Promise<string> {
  const text = await page.locator("body").innerText({ timeout: 1_000 }).catch(String);
  return `The page at ${page.url()} shows:\n${text}\nIt logged: ${JSON.stringify(logged)}`;
}

/** Reads the tooltip of a focused control, which says why the control is blocked. Also proves that the control can have the focus. */
export async function reasonOf(control: Locator): Promise<string> {
  await control.focus();
  const id = (await control.getAttribute("aria-describedby"))?.split(" ")[0] ?? "";
  return (await control.page().locator(`[id="${id}"]`).textContent()) ?? "";
}

/** Reads the value that a list of details shows for a name. */
export function detail(within: Locator, name: string): Promise<string> {
  const named = within
    .page()
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`, "u") });
  return within.locator("dl > div").filter({ has: named }).locator("dd").first().innerText();
}

/** Finds a panel or section by its heading. */
export const panel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Waits until something is visible. Throws if it does not become visible. */
export const seen = (something: Locator): Promise<true> => something.waitFor().then(() => true);

/**
 * Waits until a dialog is closed and the thing that it was about has disappeared. While a dialog is open, nothing behind it can be found by
 * its role.
 */
export async function gone(dialog: Locator, something: Locator): Promise<void> {
  await dialog.waitFor({ state: "detached" });
  await something.waitFor({ state: "detached" });
}

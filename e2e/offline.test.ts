import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack, type SharedStack } from "../tools/harness/stack/shared-stack.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const PATIENCE = 30_000;
const SEARCH = "I search the drowned chapel for the bell rope.";
const WAIT = "I wait under the lych gate until the rain stops.";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

let stack: SharedStack;
let player: Player;
let campaign: Campaign;
let page: Page;
let context: BrowserContext;
/** Puts a player at a table after one turn. The service worker controls the page. */
async function sitDown(site: SharedStack): Promise<void> {
  stack = site;
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
  await player.call("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: SEARCH });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  page = await signedIn(context, player);
  await page.goto(table());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: "networkidle" });
  await turnWith(SEARCH).waitFor();
}
beforeEach(() => sitDown(sharedStack()));
afterEach(() => context.close());

const table = () => `${stack.url}/game/${campaign.id}`;
const turnWith = (words: string) => page.locator("article.turn", { hasText: words });
const bar = () => page.getByText("Offline.", { exact: true });
const waiting = () => page.getByText("Waiting for the network.");

async function act(words: string): Promise<void> {
  await page.getByLabel("What do you do?").fill(words);
  await page.keyboard.press("Enter");
}
/** Closes the page, but not the browser, as closing a tab does. */
async function closeTab(): Promise<void> {
  const left = page;
  page = await context.newPage();
  await left.close();
}
/** How often the ledger contains these words of the player. */
const timesPlayed = async (words: string) =>
  (await player.messages(campaign.id)).filter(({ sender, message }) => sender === "user" && message === words).length;
/** Waits for the reply to the player's second turn. */
const replied = () =>
  vi.waitUntil(async () => (await player.messages(campaign.id)).filter(({ sender }) => sender === "gm").length > 1, {
    timeout: PATIENCE,
  });

/** What this browser stores of a player: cached answers, unsent words, and the id of the player they belong to. */
const stored = () =>
  page.evaluate(async () => {
    const reading = (await caches.keys()).filter((name) => name.startsWith("lorehearth-reading:"));
    const drafts = Object.keys(localStorage).filter(
      (name) => name.startsWith("lorehearth:") || name.endsWith(".player"),
    );
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opened = indexedDB.open("lorehearth-outbox");
      opened.addEventListener("success", () => resolve(opened.result));
      opened.addEventListener("error", () => reject(new Error("no database")));
    });
    const stores = [...database.objectStoreNames];
    const words = await Promise.all(
      stores.map(
        (name) =>
          new Promise<number>((resolve) => {
            const count = database.transaction(name).objectStore(name).count();
            count.addEventListener("success", () => resolve(count.result));
          }),
      ),
    );
    database.close();
    return [...reading, ...drafts, ...words.filter((count) => count > 0).map((count) => `${count} in the outbox`)];
  });

describe("Without a network", () => {
  it("opens the app and shows what was read last", async () => {
    await page.goto(stack.url, { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.goto(table());
    await turnWith(SEARCH).locator(".gm-page").waitFor();
    await bar().waitFor();
    expect(await page.locator(".gm-page").last().innerText()).not.toBe("");

    await page.goto(stack.url);
    await page.getByText(campaign.name).first().waitFor();
    await context.setOffline(false);
    await bar().waitFor({ state: "detached" });
  });

  it("does so too where the network works but the server does not answer", { tags: ["long"] }, async () => {
    await context.close();
    const server = await Stack.start();
    onTestFinished(() => server.stop());
    await sitDown(server);
    await server.whileAway(async () => {
      await page.reload();
      await bar().waitFor();
      expect(await turnWith(SEARCH).locator(".gm-page").innerText()).not.toBe("");
    });
    await bar().waitFor({ state: "detached" });
  });

  it("stores the player's words through a reload, and sends them once", async () => {
    await context.setOffline(true);
    await act(WAIT);
    await waiting().waitFor();
    await page.reload();
    await turnWith(WAIT).waitFor();
    await waiting().waitFor();
    expect(await timesPlayed(WAIT)).toBe(0);

    await context.setOffline(false);
    await waiting().waitFor({ state: "detached" });
    await replied();
    await turnWith(WAIT).locator(".gm-page").waitFor();
    await page.reload({ waitUntil: "networkidle" });
    expect([await timesPlayed(WAIT), await turnWith(WAIT).count()]).toEqual([1, 1]);
    expect(await stored()).not.toContain("1 in the outbox");
  });

  it("gives the words back to a player who takes them back", { tags: ["long"] }, async () => {
    await context.setOffline(true);
    await act(WAIT);
    await page.getByRole("button", { name: "Take back" }).click();
    await waiting().waitFor({ state: "detached" });
    expect(await page.getByLabel("What do you do?").inputValue()).toBe(WAIT);
    await context.setOffline(false);
    await page.reload({ waitUntil: "networkidle" });
    expect([await timesPlayed(WAIT), await page.getByLabel("What do you do?").inputValue()]).toEqual([0, WAIT]);
  });

  it("sends them when the network is back, though the tab was closed", { tags: ["long"] }, async () => {
    await context.setOffline(true);
    await act(WAIT);
    await waiting().waitFor();
    await closeTab();
    await context.setOffline(false);
    await replied();
    await page.goto(table());
    await turnWith(WAIT).locator(".gm-page").waitFor();
    expect(await timesPlayed(WAIT)).toBe(1);
  });

  it(
    "sends them when the app is opened again, where the browser does not wake the worker",
    { tags: ["long"] },
    async () => {
      await context.addInitScript(() =>
        Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { value: undefined }),
      );
      await page.reload({ waitUntil: "networkidle" });
      await context.setOffline(true);
      await act(WAIT);
      await waiting().waitFor();
      await closeTab();
      await context.setOffline(false);
      await page.goto(stack.url);
      await page.getByText("The words you wrote offline have reached the table").waitFor();
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await turnWith(WAIT).locator(".gm-page").waitFor();
      await replied();
      expect(await timesPlayed(WAIT)).toBe(1);
    },
  );

  it("does not say them into a scene they were not meant for", { tags: ["long"] }, async () => {
    await context.setOffline(true);
    await act(WAIT);
    await waiting().waitFor();
    const elsewhere = "I ring the bell by hand.";
    await player.call("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: elsewhere });
    await context.setOffline(false);
    await page.getByText("The story went on elsewhere before your words arrived.").waitFor();
    await turnWith(elsewhere).waitFor();
    expect([await timesPlayed(WAIT), await page.getByLabel("What do you do?").inputValue()]).toEqual([0, WAIT]);
  });
});

describe("A player who leaves", () => {
  it("leaves nothing to read behind, and the next player sees nothing of theirs", { tags: ["long"] }, async () => {
    await page.getByLabel("What do you do?").fill(WAIT);
    expect(await stored()).toEqual(expect.arrayContaining([`lorehearth:draft:${campaign.id}`]));
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(/\/login$/u);
    await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: PATIENCE });

    await context.setOffline(true);
    await page.goto(table());
    await page.getByText("The hearth is cold").waitFor();
    expect(await page.content()).not.toContain(SEARCH);
    await context.setOffline(false);

    const second = await Player.ready(stack.url);
    await page.goto(`${stack.url}/login`);
    await page.getByLabel("Email").fill(second.email);
    await page.getByLabel("Password", { exact: true }).fill(second.password);
    await page.locator("form").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(({ pathname }) => pathname !== "/login");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.goto(table());
    await bar().waitFor();
    await page.getByRole("alert").waitFor();
    expect(await page.content()).not.toContain(SEARCH);
    expect(await page.content()).not.toContain(campaign.name);
  });

  it(
    "finds unsent words again where only the session had ended; another player does not",
    { tags: ["long"] },
    async () => {
      await context.setOffline(true);
      await act(WAIT);
      await waiting().waitFor();
      await context.clearCookies();
      await context.setOffline(false);
      await page.waitForURL(/\/login$/u);
      const ofNobody = async () => (await stored()).filter((name) => !name.endsWith(".player"));
      await expect.poll(ofNobody).toEqual(["1 in the outbox"]);
      const second = await Player.ready(stack.url);
      await page.getByLabel("Email").fill(second.email);
      await page.getByLabel("Password", { exact: true }).fill(second.password);
      await page.locator("form").getByRole("button", { name: "Sign In" }).click();
      await vi.waitFor(async () => expect(await stored()).not.toContain("1 in the outbox"), { timeout: PATIENCE });
      expect(await timesPlayed(WAIT)).toBe(0);
    },
  );
});

describe("The app", () => {
  it("can be installed", { tags: ["long"] }, async () => {
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send("Page.getAppManifest");
    expect([errors, url]).toEqual([[], `${stack.url}/manifest.webmanifest`]);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // These journeys use a private window, in which an app can never be installed. That error is therefore left out.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  });
});

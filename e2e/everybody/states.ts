import type { Browser, Page } from "playwright-core";
import { vi } from "vitest";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { signedIn } from "../../tools/harness/browser/browser.ts";
import { Player } from "../../tools/harness/player/player.ts";

/** A player whose pages have things that can be opened, and the paths of these pages. */
export interface Opened {
  readonly player: Player;
  readonly site: string;
  /** The path of a world without campaigns. */
  readonly bare: string;
  readonly campaign: string;
  readonly game: string;
  readonly chronicle: string;
}

/** Signs a player in, plays two turns and waits until memory has digested them. */
export async function prepareStates(site: string): Promise<Opened> {
  const player = await Player.ready(site);
  const { campaign } = await player.readyToPlay();
  const bare = await player.world("Varrow Point");
  for (const deed of ["I promise Hanne to bring the silver locket back.", "I climb the old tower."])
    for await (const { event } of player.turn(campaign.id, deed)) if (event.type === "end") break;
  await vi.waitUntil(
    async () => {
      const path = `/api/graph/status?campaignId=${campaign.id}`;
      return (await player.call<GraphStatusAnswer>("GET", path)).body.pending === 0;
    },
    { timeout: 60_000, interval: 250 },
  );
  return {
    player,
    site,
    bare: `/worlds/${bare.id}`,
    campaign: `/campaigns/${campaign.id}`,
    game: `/game/${campaign.id}`,
    chronicle: `/campaigns/${campaign.id}/chronicle`,
  };
}

/** A window that is so tall that most pages fit into it. */
export const TALL = { width: 1280, height: 1_600 };

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const lastTurn = (page: Page) => page.locator("article.turn").last();

/** Returns a function that opens a dialog of the table by an entry of its menu. */
const fromMenu = (entry: string) => async (page: Page) => {
  await button(page, "The table's menu").click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
};

/** Things that can be opened on a page: menus, dialogs, forms and others. Each function opens one and resolves when it is open. */
export const STATES: readonly (readonly [
  name: string,
  path: (at: Opened) => string,
  open: (page: Page, at: Opened) => Promise<void>,
])[] = [
  [
    "the sidebar",
    () => "/",
    async (page) => {
      await button(page, "Open the sidebar").click();
      await page.getByRole("navigation").getByText("Saltmarrow").first().waitFor();
    },
  ],
  [
    "the theme's menu",
    () => "/",
    async (page) => {
      await button(page, "Theme").click();
      await page.getByRole("menuitemradio", { name: "Light" }).waitFor();
    },
  ],
  [
    "the palette",
    () => "/",
    async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("option", { name: "Saltmarrow" }).first().waitFor();
    },
  ],
  [
    "the question before a world is deleted",
    (at) => at.bare,
    async (page) => {
      await button(page, "Delete World").click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "a world that could not be deleted",
    (at) => at.bare,
    async (page) => {
      await page.route("**/api/worlds/*", (route) =>
        route.request().method() === "DELETE" ? route.abort() : route.fallback(),
      );
      await button(page, "Delete World").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete World" }).click();
      await page.getByRole("alert").waitFor();
    },
  ],
  [
    "a form with faults",
    (at) => `${at.bare}/edit`,
    async (page) => {
      await page.getByLabel("World Name").fill("");
      await button(page, "Save Changes").click();
      await page.locator("[aria-invalid]").first().waitFor();
    },
  ],
  [
    "the question before what was typed is left",
    (at) => `${at.bare}/edit`,
    async (page) => {
      await page.getByLabel("World Name").fill("Another name");
      await page.getByRole("link", { name: "Worlds", exact: true }).first().click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "why a button is blocked",
    (at) => at.campaign,
    async (page, { site }) => {
      await page.goto(`${site}/worlds`);
      await page.getByRole("main").locator('button[aria-disabled="true"]').first().focus();
      await page.getByText("Cannot delete world with campaigns").last().waitFor();
    },
  ],
  [
    "the correcting of a memory",
    (at) => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Correct").first().click();
      await page.getByLabel("What is remembered").waitFor();
    },
  ],
  [
    "the question before a memory is forgotten",
    (at) => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Forget").first().click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "what is said of a pin, with its undo",
    (at) => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Pin").first().click();
      await button(page, "Undo").waitFor();
    },
  ],
  [
    "somebody chosen among the people",
    (at) => `${at.chronicle}#people`,
    async (page) => {
      await page.locator(".react-flow__node").filter({ hasText: "Ysolde" }).press("Enter");
      await page.getByRole("region", { name: "Ysolde" }).waitFor();
    },
  ],
  [
    "the people as a list",
    (at) => `${at.chronicle}#people`,
    async (page) => {
      await button(page, "List").click();
      await page.getByRole("heading", { name: "Ysolde" }).waitFor();
    },
  ],
  [
    "the memory's health",
    (at) => `${at.chronicle}#health`,
    async (page) => {
      await button(page, "Ask the memory").click();
      await button(page, /again/iu).first().waitFor();
    },
  ],
  [
    "the table's menu",
    (at) => at.game,
    async (page) => {
      await button(page, "The table's menu").click();
      await page.getByRole("menu").waitFor();
    },
  ],
  ["the branch map", (at) => at.game, fromMenu("Branch map")],
  ["the author's note", (at) => at.game, fromMenu("Author's note")],
  ["lines and veils", (at) => at.game, fromMenu("Lines and veils")],
  ["the keys", (at) => at.game, fromMenu("Keys")],
  [
    "a checkpoint's name",
    (at) => at.game,
    async (page) => {
      await lastTurn(page).focus();
      await page.keyboard.press("n");
      await page.getByRole("dialog").getByLabel("Name", { exact: true }).waitFor();
    },
  ],
  [
    "a turn's menu",
    (at) => at.game,
    async (page) => {
      await lastTurn(page).getByRole("toolbar").last().locator('[aria-haspopup="menu"]').press("Enter");
      await page.getByRole("menuitem", { name: "Retry" }).waitFor();
    },
  ],
  [
    "the proof of a roll",
    (at) => at.game,
    async (page) => {
      await button(page, /proof/iu).first().click();
      await page.getByText("Proof of this roll").last().waitFor();
    },
  ],
  [
    "a reply being edited",
    (at) => at.game,
    async (page) => {
      await lastTurn(page).focus();
      await page.keyboard.press("t");
      await page.getByLabel("The game master's reply").waitFor();
    },
  ],
  [
    "a turn taken back, and what is said of it",
    (at) => at.game,
    async (page) => {
      // Undo becomes possible only when the story is loaded, so wait until the button can be pressed.
      await button(page, "Undo").click({ trial: true });
      await page.getByLabel("What do you do?").focus();
      await page.keyboard.press("Control+z");
      await page.getByText("One turn back").waitFor();
    },
  ],
  [
    "a list that could not be loaded",
    () => "/nowhere",
    async (page, { site }) => {
      await page.route("**/api/worlds", (route) =>
        route.fulfill({ status: 403, json: { error: "No", code: "forbidden" } }),
      );
      await page.goto(`${site}/worlds`);
      await button(page, "Retry").waitFor();
    },
  ],
  [
    "a page on its way",
    () => "/nowhere",
    async (page, { site }) => {
      // The request is never answered, so that the page shows its placeholder.
      await page.route("**/api/worlds", () => {});
      await page.goto(`${site}/worlds`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByText("Loading...").first().waitFor({ state: "attached" });
    },
  ],
  [
    "a page whose server is away",
    () => "/",
    async (page) => {
      await page.route("**/api/**", (route) => route.abort());
      await page.getByRole("link", { name: "Characters" }).first().click();
      await page.getByText("Offline.").waitFor();
      await page.getByRole("heading", { name: "You are offline" }).waitFor();
    },
  ],
];

/** The states that differ most from each other. `npm test` checks them; all others are checked by long tests. */
export const TRIED_EVERY_TIME: readonly string[] = [
  "the palette",
  "a form with faults",
  "lines and veils",
  "a list that could not be loaded",
];

/** Opens a page and waits for its heading. */
export async function show(
  browser: Browser,
  at: Opened,
  path: string,
  options: object,
  who = at.player,
): Promise<Page> {
  const page = await signedIn(browser, who, {
    // Requests that the service worker answers could not be intercepted by the test.
    serviceWorkers: "block",
    reducedMotion: "reduce",
    colorScheme: "dark",
    ...options,
  });
  page.setDefaultTimeout(20_000);
  await page.goto(at.site + path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { violationsInBothThemes } from "./harness/axe.ts";
import { openBrowser, signedIn } from "./harness/browser.ts";
import { Player } from "./harness/player.ts";
import { Stack } from "./harness/stack.ts";

const TALL = { width: 1280, height: 1_600 };
const PHONE = { width: 360, height: 1_200 };

let stack: Stack;
let browser: Browser;
let player: Player;
let newcomer: Player;
const at = { bare: "", campaign: "", game: "", chronicle: "" };

beforeAll(async () => {
  [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
  [player, newcomer] = await Promise.all([Player.join(stack.url), Player.join(stack.url)]);
  const { campaign } = await player.readyToPlay();
  const bare = await player.world("Varrow Point");
  for (const deed of ["I promise Hanne to bring the silver locket back.", "I attack the wolf."])
    for await (const { event } of player.turn(campaign.id, deed)) if (event.type === "end") break;
  Object.assign(at, {
    bare: `/worlds/${bare.id}`,
    campaign: `/campaigns/${campaign.id}`,
    game: `/game/${campaign.id}`,
    chronicle: `/campaigns/${campaign.id}/chronicle`,
  });
  await vi.waitUntil(
    async () => {
      const path = `/api/graph/status?campaignId=${campaign.id}`;
      return (await player.call<GraphStatusAnswer>("GET", path)).body.pending === 0;
    },
    { timeout: 60_000, interval: 250 },
  );
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const inSight = (box: { x: number; width: number } | null): boolean =>
  box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const lastTurn = (page: Page) => page.locator("article.turn").last();

/** How the table's own windows are opened: from its menu. */
const fromMenu = (entry: string) => async (page: Page) => {
  await button(page, "The table's menu").click();
  await page.getByRole("menuitem", { name: entry }).click();
  await page.getByRole("dialog").waitFor();
};

/** What opens on a page, and how. Every one ends with what it opened being there. */
const STATES: readonly (readonly [name: string, path: () => string, open: (page: Page) => Promise<void>])[] = [
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
    () => at.bare,
    async (page) => {
      await button(page, "Delete World").click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "a world that could not be deleted",
    () => at.bare,
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
    () => `${at.bare}/edit`,
    async (page) => {
      await page.getByLabel("World Name").fill("");
      await button(page, "Save Changes").click();
      await page.locator("[aria-invalid]").first().waitFor();
    },
  ],
  [
    "the question before what was typed is left",
    () => `${at.bare}/edit`,
    async (page) => {
      await page.getByLabel("World Name").fill("Another name");
      await page.getByRole("link", { name: "Worlds", exact: true }).first().click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "why a button is blocked",
    () => at.campaign,
    async (page) => {
      await page.goto(`${stack.url}/worlds`);
      await page.getByRole("main").locator('button[aria-disabled="true"]').first().focus();
      await page.getByText("Cannot delete world with campaigns").last().waitFor();
    },
  ],
  [
    "the correcting of a memory",
    () => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Correct").first().click();
      await page.getByLabel("What is remembered").waitFor();
    },
  ],
  [
    "the question before a memory is forgotten",
    () => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Forget").first().click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "what is said of a pin, with its undo",
    () => `${at.chronicle}#memory`,
    async (page) => {
      await button(page, "Pin").first().click();
      await button(page, "Undo").waitFor();
    },
  ],
  [
    "somebody chosen among the people",
    () => `${at.chronicle}#people`,
    async (page) => {
      await page.locator(".react-flow__node").filter({ hasText: "Ysolde" }).press("Enter");
      await page.getByRole("region", { name: "Ysolde" }).waitFor();
    },
  ],
  [
    "the people as a list",
    () => `${at.chronicle}#people`,
    async (page) => {
      await button(page, "List").click();
      await page.getByRole("heading", { name: "Ysolde" }).waitFor();
    },
  ],
  [
    "the memory's health",
    () => `${at.chronicle}#health`,
    async (page) => {
      await button(page, "Ask the memory").click();
      await button(page, /again/iu).first().waitFor();
    },
  ],
  [
    "the table's menu",
    () => at.game,
    async (page) => {
      await button(page, "The table's menu").click();
      await page.getByRole("menu").waitFor();
    },
  ],
  ["the branch map", () => at.game, fromMenu("Branch map")],
  ["the author's note", () => at.game, fromMenu("Author's note")],
  ["lines and veils", () => at.game, fromMenu("Lines and veils")],
  ["the keys", () => at.game, fromMenu("Keys")],
  [
    "a checkpoint's name",
    () => at.game,
    async (page) => {
      await lastTurn(page).focus();
      await page.keyboard.press("n");
      await page.getByRole("dialog").getByLabel("Name", { exact: true }).waitFor();
    },
  ],
  [
    "a turn's menu",
    () => at.game,
    async (page) => {
      await lastTurn(page).getByRole("toolbar").last().locator('[aria-haspopup="menu"]').press("Enter");
      await page.getByRole("menuitem", { name: "Retry" }).waitFor();
    },
  ],
  [
    "the proof of a roll",
    () => at.game,
    async (page) => {
      await button(page, /proof/iu).first().click();
      await page.getByText("Proof of this roll").last().waitFor();
    },
  ],
  [
    "a reply being edited",
    () => at.game,
    async (page) => {
      await lastTurn(page).focus();
      await page.keyboard.press("t");
      await page.getByLabel("The game master's reply").waitFor();
    },
  ],
  [
    "a turn taken back, and what is said of it",
    () => at.game,
    async (page) => {
      // There is nothing to take back before the story is there.
      await button(page, "Undo").click({ trial: true });
      await page.getByLabel("What do you do?").focus();
      await page.keyboard.press("Control+z");
      await page.getByText("One turn back").waitFor();
    },
  ],
  [
    "a list that could not be loaded",
    () => "/nowhere",
    async (page) => {
      await page.route("**/api/worlds", (route) =>
        route.fulfill({ status: 403, json: { error: "No", code: "forbidden" } }),
      );
      await page.goto(`${stack.url}/worlds`);
      await button(page, "Retry").waitFor();
    },
  ],
  [
    "a page on its way",
    () => "/nowhere",
    async (page) => {
      // Never answered.
      await page.route("**/api/worlds", () => {});
      await page.goto(`${stack.url}/worlds`);
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

async function show(path: string, options: object, who = player): Promise<Page> {
  const page = await signedIn(browser, who, {
    // What the service worker answers cannot be held up or refused from outside.
    serviceWorkers: "block",
    reducedMotion: "reduce",
    colorScheme: "dark",
    ...options,
  });
  page.setDefaultTimeout(20_000);
  await page.goto(stack.url + path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

describe("What opens on a page can be used by everybody, in both themes:", () => {
  it.each(STATES)("%s", async (_, path, open) => {
    const page = await show(path(), { viewport: TALL });
    await open(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("the whole sidebar and the table's sheet on a phone", async () => {
    const page = await show("/", { viewport: PHONE });
    await button(page, "Menu").click();
    await button(page, "Sign Out").waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(stack.url + at.game, { waitUntil: "networkidle" });
    await button(page, "Show the table").click();
    await page.getByRole("dialog").waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("the languages on a phone, where there is no room beside the sidebar", async () => {
    const page = await show("/", { viewport: PHONE });
    await button(page, "Menu").click();
    await button(page, "Language").click();
    const choice = page.getByRole("menuitemradio", { name: "Deutsch" });
    await choice.waitFor();
    await expect.poll(async () => inSight(await choice.boundingBox())).toBe(true);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("a tab that the address leads to, on a phone where not all of them fit", async () => {
    for (const [path, hash, name] of [
      [at.chronicle, "#health", "Memory health"],
      [at.campaign, "#character", "Character"],
    ] as const) {
      const page = await show(path, { viewport: PHONE });
      await page.goto(stack.url + path + hash);
      const tab = page.getByRole("tab", { name, exact: true, selected: true });
      await tab.waitFor();
      await expect.poll(async () => inSight(await tab.boundingBox())).toBe(true);
      await page.context().close();
    }
  });

  it.each(["/", "/worlds", "/campaigns", "/characters"])("%s where there is nothing yet", async (path) => {
    const page = await show(path, { viewport: TALL }, newcomer);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it("the way in, with faults", async () => {
    const page = await browser.newPage({ viewport: TALL, reducedMotion: "reduce" });
    await page.goto(`${stack.url}/login`, { waitUntil: "networkidle" });
    await page.locator('button[type="submit"]').click();
    await page.getByText("Email is required").first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });
});

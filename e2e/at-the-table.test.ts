import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { TurnRequest } from "#contracts/play/turn";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { tabTo } from "../tools/harness/browser/keyboard.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const PATIENCE = 30_000;

const stack = sharedStack();
let browser: Browser;
let player: Player;
let campaign: Campaign;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
});

const play = async (words: string, options: Partial<TurnRequest> = {}) => {
  for await (const { event } of player.turn(campaign.id, words, options)) if (event.type === "end") return;
};
const box = (page: Page) => page.getByLabel("What do you do?");
const turns = (page: Page) => page.locator("article.turn");

async function openTable(options: BrowserContextOptions = DESKTOP, before = async (_: Page) => {}): Promise<Page> {
  const page = await signedIn(browser, player, { ...options, reducedMotion: "reduce" });
  page.setDefaultTimeout(PATIENCE);
  await before(page);
  await page.goto(`${stack.url}/game/${campaign.id}`);
  return page;
}

describe("A table that is still being laid", () => {
  /** Opens a page whose table is loaded only when the test calls `letGo`. */
  async function heldTable(): Promise<{ page: Page; letGo: () => void }> {
    const { promise: held, resolve } = Promise.withResolvers<undefined>();
    const page = await openTable(DESKTOP, async (opening) => {
      await opening.route(/\/api\/chat\/table/u, async (route) => {
        await held;
        await route.continue();
      });
    });
    return { page, letGo: () => resolve(undefined) };
  }

  it("accepts words that are sent too early, and plays them once it is loaded", async () => {
    const { page, letGo } = await heldTable();
    await box(page).fill("I look around.");
    await page.keyboard.press("Enter");
    await page.getByText("Your table is being laid.").waitFor();
    expect(await box(page).inputValue()).toBe("I look around.");
    letGo();
    await turns(page).filter({ hasText: "I look around." }).getByText("Oracle", { exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe("");
    expect(await page.getByText("Your table is being laid.").count()).toBe(0);
    await page.context().close();
  });

  it("accepts an undo that is pressed too early", async () => {
    await play("I wake the sleeping bear.");
    const { page, letGo } = await heldTable();
    await box(page).press("Control+z");
    await page.getByText("Your table is being laid.").waitFor();
    letGo();
    await page.getByRole("button", { name: "Set the Scene" }).waitFor();
    expect(await turns(page).count()).toBe(0);
    await page.context().close();
  });
});

describe("A toast", { tags: ["long"] }, () => {
  it("waits for keys that are on it, and gives the focus back when it goes", async () => {
    await play("I look for the drowned bell.");
    await play("I wake the sleeping bear.");
    const page = await openTable(DESKTOP, (opening) => opening.clock.install());
    await page.evaluate(() => localStorage.setItem("lorehearth.x-card", "explained"));
    await turns(page).first().waitFor();
    const isAt = (selector: string) => page.evaluate((where) => document.activeElement?.matches(where), selector);
    await box(page).focus();
    await page.keyboard.press("Control+z");
    await page.locator("[data-sonner-toast]").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
    let before = await focused();
    for (let stop = 0; stop < 100 && !(await isAt("[data-sonner-toast]")); stop += 1) {
      before = await focused();
      await page.keyboard.press("Tab");
    }
    await page.clock.fastForward(60_000);
    await page.clock.fastForward(60_000);
    expect(await isAt('[data-sonner-toast][data-removed="false"]')).toBe(true);
    // The X-card retracts the turn for good, so the undo that was offered must disappear.
    await page.keyboard.press("Alt+x");
    await expect.poll(focused).toBe(before);
    await page.context().close();
  });

  it("can be left with the Tab key", async () => {
    await play("I wake the sleeping bear.");
    const page = await openTable();
    await turns(page).first().waitFor();
    await box(page).focus();
    await page.keyboard.press("Control+z");
    const toast = page.locator("[data-sonner-toast]");
    await tabTo(page, toast.getByRole("button"));
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.context().close();
  });

  it("cannot be gone to while it goes", async () => {
    await play("I wake the sleeping bear.");
    const page = await openTable(DESKTOP, (opening) => opening.clock.install());
    await turns(page).first().waitFor();
    await box(page).focus();
    await page.keyboard.press("Control+z");
    await page.locator("[data-sonner-toast]").waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const going = page.locator('[data-sonner-toast][data-removed="true"]');
    await expect
      .poll(async () => {
        // The toast is removed within 200 ms.
        await page.clock.runFor(100);
        return going.count();
      })
      .toBe(1);
    expect(await going.evaluate((each: HTMLElement) => (each.focus(), each === document.activeElement))).toBe(false);
    await page.context().close();
  });
});

describe("A turn that something was remembered for", () => {
  beforeEach(async () => {
    const description = `## Story Hooks
- A stranger is found in the harbour with your names in his coat, in your own handwriting and in ink that is not dry yet.
- **The bell**: Whoever rings the drowned bell may ask one thing of the tide.`;
    await player.remembered({ ...campaign, description });
    await play("I walk down to the water.");
    await play("I look at the stranger in the harbour.");
  });

  it("has its menu beside its text on a phone, not in a row of its own", async () => {
    const page = await openTable(PHONE);
    const foot = turns(page).last().locator("footer");
    const menu = foot.getByRole("button", { name: "What to do with turn 2" });
    const [place, row] = await Promise.all([menu.boundingBox(), menu.locator("xpath=../..").boundingBox()]);
    expect(row?.height).toBeLessThanOrEqual(place?.height ?? 0);
    expect(place && place.x + place.width).toBeLessThanOrEqual(PHONE.viewport.width);
    await page.context().close();
  });

  it(
    "shows the box in which its words are changed, however far above the story's end it is",
    { tags: ["long"] },
    async () => {
      await play("I look around in the harbour.", { detailLevel: "immersive" });
      const page = await openTable(PHONE);
      const turn = turns(page).last();
      await turn.getByRole("button", { name: "What to do with turn 3" }).click();
      await page.getByRole("menuitem", { name: "Edit your words" }).click();
      const edited = turn.getByRole("textbox");
      await expect.poll(() => edited.evaluate((each) => each === document.activeElement)).toBe(true);
      await expect
        .poll(() =>
          edited.evaluate((each) => document.elementFromPoint(100, each.getBoundingClientRect().top + 20) === each),
        )
        .toBe(true);
      await page.context().close();
    },
  );

  it("shows a whole sentence of a recalled memory, and all of it on request", async () => {
    const page = await openTable();
    await turns(page)
      .last()
      .getByRole("button", { name: /^remembered \d+$/u })
      .click();
    const chips = turns(page).last().getByRole("group", { name: "Remembered" }).getByRole("button");
    const lore = chips.filter({ hasText: "· the campaign" });
    const [words = ""] = (await lore.first().innerText()).split(" · ");
    const shown = words.replace(/…$/u, "");
    await lore.first().click();
    const whole = page.getByRole("dialog", { name: "From the campaign's description" });
    const wholeText = await whole.innerText();
    const at = wholeText.indexOf(shown);
    expect(at).toBeGreaterThan(0);
    // The chip's text begins with a sentence, and ends with a sentence or between two words.
    expect(wholeText.slice(0, at)).toMatch(/(?:[.!?]\s+|\n|• )$/u);
    expect(wholeText.slice(at + shown.length)).toMatch(/^\W/u);
    expect(wholeText).toContain("Remembered because");
    await page.keyboard.press("Escape");
    await expect.poll(() => lore.first().evaluate((each) => each === document.activeElement)).toBe(true);
    await page.context().close();
  });
});

describe("What the player could do next", () => {
  const suggested = (page: Page) => page.getByRole("group", { name: "What you could do" });
  beforeEach(() => play("I look around."));

  it.each([360, 320])(
    "is one row at the story's end on a phone of %i px, and lies over nothing",
    { tags: ["long"] },
    async (width) => {
      const page = await openTable({ ...PHONE, viewport: { width, height: 740 } });
      const chips = suggested(page).getByRole("listitem");
      await chips.first().waitFor();
      // A phone makes the window wider if a page is too wide. So the page's width is compared with the width of the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const hide = await suggested(page).getByRole("button", { name: "Hide suggestions" }).boundingBox();
      expect(hide!.x + hide!.width).toBeLessThanOrEqual(width);
      expect(new Set(await chips.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(
        1,
      );
      // The row of suggestions after the last turn is completely visible above the text box without scrolling.
      const [row, foot, tools] = await Promise.all([
        suggested(page).boundingBox(),
        turns(page).last().boundingBox(),
        page.getByRole("group", { name: "The table's tools" }).boundingBox(),
      ]);
      expect(row!.y).toBeGreaterThanOrEqual(foot!.y + foot!.height);
      expect(row!.y + row!.height).toBeLessThanOrEqual(tools!.y);

      // Typing a text hides the suggestions. The turn above must not move.
      const place = (await turns(page).last().boundingBox())?.y;
      await box(page).fill("I");
      await expect.poll(() => suggested(page).count()).toBe(0);
      expect((await turns(page).last().boundingBox())?.y).toBe(place);
      await box(page).fill("");
      const words = await chips.first().innerText();
      await chips.first().getByRole("button").click();
      await turns(page).nth(1).locator("footer").waitFor();
      expect(await turns(page).nth(1).innerText()).toContain(words);
      await page.context().close();
    },
  );

  it("can be switched off and on again, at a desk and on a phone", async () => {
    for (const options of [DESKTOP, PHONE]) {
      const page = await openTable(options);
      await suggested(page).getByRole("button", { name: "Hide suggestions" }).click();
      await expect.poll(() => suggested(page).count()).toBe(0);
      await page.reload();
      await page.getByRole("button", { name: "Suggest actions" }).click();
      await suggested(page).waitFor();
      await page.context().close();
    }
  });
});

describe("The sidebar", { tags: ["long"] }, () => {
  const search = (page: Page) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search and commands" });

  it("names the keys of its search on a desktop, and not on a touch screen", async () => {
    for (const [options, isNamed] of [
      [DESKTOP, true],
      [PHONE, false],
    ] as const) {
      const page = await signedIn(browser, player, options);
      await page.goto(`${stack.url}/worlds`);
      await page.getByRole("button", { name: isNamed ? "Open the sidebar" : "Menu" }).click();
      await search(page).waitFor();
      expect(await search(page).getByText("Ctrl+K").isVisible()).toBe(isNamed);
      await page.context().close();
    }
  });
});

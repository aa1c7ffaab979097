import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signedIn } from "../tools/harness/browser/browser.ts";
import { press, tabTo } from "../tools/harness/browser/keyboard.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const PATIENCE = 60_000;

const stack = sharedStack();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
/** Waits until a reply is complete. Only a complete reply shows its narrator. */
const untilNarrated = (turn: Locator) => turn.getByText("Oracle", { exact: true }).waitFor();

describe("A player who uses only the keyboard", () => {
  it("signs up, begins a story, plays, pins what is remembered, takes it back, and leaves, seeing always where they are", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(stack.url);
    await press(page, page.getByText("Don't have an account?").getByRole("button"));
    await tabTo(page, page.getByLabel("Name (optional)"), "Shift+Tab");
    await page.keyboard.type("Keys alone");
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type("keys.alone@example.com");
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type("a lantern in the rain");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /Keys alone/u }).waitFor();

    await press(page, button(page, /^Begin: /u).first());
    await page.waitForURL(/\/game\//u, { timeout: PATIENCE });
    await press(page, button(page, /^Set the Scene/u));
    await untilNarrated(page.locator("article.turn").first());
    await tabTo(page, page.getByLabel("What do you do?"));
    await page.keyboard.type("I promise Hanne to bring the silver locket back.");
    await page.keyboard.press("Enter");
    await untilNarrated(page.locator("article.turn", { hasText: "silver locket" }));

    await tabTo(page, button(page, "The table's menu"), "Shift+Tab");
    await page.keyboard.press("Enter");
    // The menu's first entry has the focus.
    await expect.poll(() => focused(page), { timeout: PATIENCE }).toBe("Chronicle: what is remembered");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chronicle/u);

    await tabTo(page, page.getByLabel("Search the memory"));
    const found = page.waitForResponse(/\/api\/memory\/items\?.*q=locket/u);
    await page.keyboard.type("locket");
    await found;
    await page.locator('[aria-busy="false"]').waitFor();
    const entries = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "locket" });
    // Finds the item by its text, because pinning it may move it to another place in the list.
    const words = await entries.first().locator("p.font-story").innerText();
    const entry = entries.filter({ has: page.getByText(words, { exact: true }) }).first();
    await press(page, entry.getByRole("button", { name: "Pin", exact: true }));
    await entry.getByRole("button", { name: "Unpin" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Unpin");
    // Alt+T is the shortcut that moves the focus to the toasts.
    await page.keyboard.press("Alt+t");
    await press(page, button(page, "Undo"));
    await entry.getByRole("button", { name: "Pin", exact: true }).waitFor();
    // The toast closes and gives the focus back to the button.
    await expect.poll(() => focused(page), { timeout: PATIENCE }).toBe("Pin");

    await press(page, entry.getByRole("button", { name: "Correct" }));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Correct");
    await press(page, entry.getByRole("button", { name: "Forget" }));
    await page.getByRole("alertdialog").waitFor();
    await expect.poll(() => focused(page)).toBe("Cancel");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Forget");

    await press(page, button(page, "Sign Out"));
    await page.waitForURL(/\/login/u);
    await page.context().close();
  });

  it(
    "has the focus back where it was when a window closes, and at the page's start when a page opens",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      await player.world();
      const page = await signedIn(browser, player, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
      page.setDefaultTimeout(PATIENCE);
      await page.goto(`${stack.url}/worlds`);

      await press(page, page.getByRole("main").getByRole("button", { name: "Delete" }));
      await page.getByRole("alertdialog").waitFor();
      await expect.poll(() => focused(page)).toBe("Cancel");
      // The Tab key moves the focus only inside the dialog.
      for (let stop = 0; stop < 5; stop += 1) {
        await page.keyboard.press("Tab");
        // At the dialog's edge, an invisible element receives the focus and moves it on.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('[role="alertdialog"]') !== null))
          .toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe("Delete");

      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe("Delete");

      await tabTo(page, button(page, "Open the sidebar"), "Shift+Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect
        .poll(() => button(page, "Open the sidebar").evaluate((each) => each === document.activeElement))
        .toBe(true);
      await page.keyboard.press("Enter");
      // If the Tab key leaves the open sidebar, the sidebar closes. So the focus is never on something behind its backdrop.
      for (let stop = 0; stop < 20 && (await button(page, "Close the sidebar").count()) > 0; stop += 1)
        await page.keyboard.press("Tab");
      await button(page, "Open the sidebar").waitFor();

      await press(page, page.getByRole("main").getByRole("link", { name: "View World" }));
      await page.waitForURL(/\/worlds\/[\w-]{20,}$/u);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
      await page.goBack();
      await page.waitForURL(/\/worlds$/u);
      await page.goForward();
      await page.getByRole("heading", { name: "Saltmarrow", level: 1 }).waitFor();
      await page.keyboard.press("Tab");
      await page.context().close();
    },
  );
});

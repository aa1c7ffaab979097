import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signedIn } from "../harness/browser.ts";
import { openBrowser } from "../harness/shared-browser.ts";
import { sharedStack } from "../harness/shared-stack.ts";
import { AREAS, DESK, faultsOf, preparePages, type Pages } from "./pages.ts";

describe("Every page", () => {
  const stack = sharedStack();
  let browser: Browser;
  let pages: Pages;
  beforeAll(async () => {
    browser = await openBrowser();
    pages = await preparePages(stack.url);
  });
  afterAll(() => browser?.close());

  it.each(AREAS)(
    "%s can be used by everybody at a desk and on the smallest phone, and nothing lies beyond the edge",
    async (area) => {
      const page = await signedIn(browser, pages.player, DESK);
      expect(pages.areas[area].length).toBeGreaterThan(0);
      for (const path of pages.areas[area]) expect([path, await faultsOf(page, stack.url + path)]).toEqual([path, []]);
      await page.context().close();
    },
  );
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { violationsInBothThemes } from "../harness/axe.ts";
import { Player } from "../harness/player.ts";
import { openBrowser } from "../harness/shared-browser.ts";
import { sharedStack } from "../harness/shared-stack.ts";
import { type Opened, prepareStates, show, STATES, TALL } from "./states.ts";

const stack = sharedStack();
let browser: Browser;
let at: Opened;
let newcomer: Player;
beforeAll(async () => {
  browser = await openBrowser();
  [at, newcomer] = await Promise.all([prepareStates(stack.url), Player.join(stack.url)]);
});
afterAll(() => browser?.close());

describe("What opens on a page can be used by everybody, in both themes:", () => {
  it.each(STATES)("%s", async (_, path, open) => {
    const page = await show(browser, at, path(at), { viewport: TALL });
    await open(page, at);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  it.each(["/", "/worlds", "/campaigns", "/characters"])("%s where there is nothing yet", async (path) => {
    const page = await show(browser, at, path, { viewport: TALL }, newcomer);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

/** The actions of a peaceful solution of the first adventure. Checks that fail are tried again. */
const DEEDS = [
  "Open the parcel",
  "Go to the lane",
  "Go down to the ash pit",
  "Offer the badger bread",
  ...Array.from({ length: 3 }, () => "Dig up the sacks"),
  "Go back to the lane",
  "Go to the bakehouse",
  "Read the watch tally behind the aprons",
  "Look at the seventh loaf closely",
  "Call everyone in for the reading",
  "Show what I have found",
];

describe("When an adventure has ended", () => {
  const stack = sharedStack();
  let browser: Browser;
  let page: Page;
  let player: Player;
  let campaignId: string;
  beforeAll(async () => {
    browser = await openBrowser();
    player = await Player.ready(stack.url);
    const world = await player.world();
    campaignId = (await player.campaign(world.id, { id: "first-evening", version: 1 })).id;
    await player.character(campaignId);
    for (const message of DEEDS) await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message });
    page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  });
  afterAll(() => browser?.close());

  it("the table offers the tale as a book", async () => {
    await page.goto(`${stack.url}/game/${campaignId}`);
    await page.getByRole("link", { name: "Keep the tale as a book" }).click();
    await page.getByRole("heading", { name: "The story, as a book (EPUB)" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/campaigns/${campaignId}/export`);
  });

  it("takes the hero, with the current sheet, into another adventure", async () => {
    await page.goto(`${stack.url}/game/${campaignId}`);
    await page.getByRole("link", { name: "Go on with Ysolde in another story" }).click();
    await page.getByRole("heading", { name: "Where does Ysolde go next?" }).waitFor();
    await page
      .getByRole("button", { name: /^Begin: /u })
      .nth(1)
      .click();
    await page.waitForURL(/\/game\//u);
    const next = page.url().split("/").at(-1)!;
    expect(next).not.toBe(campaignId);
    const { body } = await player.call<{ characters: { name: string; level: number; notes: string }[] }>(
      "GET",
      `/api/characters?campaignId=${next}`,
    );
    expect(body.characters).toMatchObject([{ name: "Ysolde", level: 4 }]);
    expect(body.characters[0]!.notes).toContain("comes out of the story");
  });

  it("is open again when its last turn is undone", async () => {
    await page.goto(`${stack.url}/game/${campaignId}`);
    const end = page.getByRole("heading", { name: "The story has ended" });
    await end.waitFor();
    await player.call("POST", "/api/chat/head", { campaignId, move: "undo" });
    await page.reload();
    await page.locator("article.turn").last().waitFor();
    expect(await end.count()).toBe(0);
  });
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { TurnAnswer } from "#contracts/play/turn";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const PROMISE = "I promise Hanne to bring the silver locket back to her.";
const PROMISED = "Ysolde promised Hanne to bring the silver locket back to her.";
const CORRECTED = "Ysolde promised Hanne of the toll house the silver locket.";

describe("A campaign's Chronicle", () => {
  const stack = sharedStack();
  let browser: Browser;
  let player: Player;
  let campaignId: string;
  let page: Page;

  const act = async (message: string) =>
    (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;
  const open = (part: string) => page.goto(`${stack.url}/campaigns/${campaignId}/chronicle#${part}`);
  const digested = () =>
    vi.waitUntil(
      async () => {
        const path = `/api/graph/status?campaignId=${campaignId}`;
        return (await player.call<GraphStatusAnswer>("GET", path)).body.pending === 0;
      },
      { timeout: 60_000, interval: 250 },
    );

  beforeAll(async () => {
    browser = await openBrowser();
    player = await Player.ready(stack.url);
    campaignId = (await player.readyToPlay()).campaign.id;
    await act("I look around the ferry landing.");
    await act(PROMISE);
    await act("I search the old cabin by the water.");
    await digested();
    page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  });
  afterAll(() => browser?.close());

  it("finds what was promised, and leads to the turn it came from", async () => {
    await open("memory");
    await page.getByLabel("Search the memory").fill("silver locket");
    const entry = page.getByRole("listitem").filter({ hasText: "promised Hanne" });
    await entry.getByRole("link", { name: "from turn 2", exact: true }).first().click();
    await page.getByText(PROMISE).waitFor();
    expect(page.url()).toMatch(/\/game\/.*#turn-/u);
  });

  it("stores what the player pins, corrects and deletes, and shows the old wording", async () => {
    await open("memory");
    await page.getByLabel("Search the memory").fill("silver locket");
    const entries = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "locket" });
    const promise = entries.filter({ has: page.getByText(PROMISED, { exact: true }) });
    await promise.getByRole("button", { name: "Pin", exact: true }).click();
    await page.getByText("Pinned: the game master is always reminded of it.").waitFor();
    const pinned = entries.filter({ has: page.getByRole("button", { name: "Unpin" }) }).first();
    await pinned.getByRole("button", { name: "Correct" }).click();
    await page.getByLabel("What is remembered").fill(CORRECTED);
    await page.keyboard.press("Control+Enter");
    await page.getByText(CORRECTED).waitFor();
    await page.getByText("1 earlier wording").waitFor();

    const before = await entries.count();
    const episode = entries.filter({ hasNotText: CORRECTED }).first();
    await episode.getByRole("button", { name: "Forget" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Forget" }).click();
    await vi.waitUntil(async () => (await entries.count()) === before - 1, { timeout: 10_000 });
    await page.reload();
    await page.getByText(CORRECTED).waitFor();
    expect(await entries.count()).toBe(before - 1);
  });

  it("shows the people it knows as a graph that the keyboard moves, and in words", async () => {
    await open("people");
    const somebody = page.getByRole("group", { name: /Graph of people/u }).getByText("Ysolde");
    await somebody.waitFor();
    const node = page.locator(".react-flow__node").filter({ hasText: "Ysolde" });
    const before = await node.boundingBox();
    await node.focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
    expect((await node.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);

    await page.getByRole("button", { name: "List" }).click();
    await page.getByRole("heading", { name: "Hanne" }).waitFor();
  });

  it("shows the played session, its quests, and the health of memory", async () => {
    await open("timeline");
    await page.getByRole("heading", { name: "Session 1" }).waitFor();
    await open("quests");
    await page
      .getByRole("heading", { name: /locket/iu })
      .first()
      .waitFor();
    await open("health");
    await page.getByRole("button", { name: "Ask the memory" }).click();
    const share = await page.getByText(/of \d+ answered rightly/u).textContent();
    const [right = 0, all = 0] = share?.match(/\d+/gu)?.map(Number) ?? [];
    expect(all).toBeGreaterThanOrEqual(5);
    expect(right / all).toBeGreaterThanOrEqual(0.8);
    expect(await page.getByText("Never told: the right answer is nothing").count()).toBe(2);
  });

  it("updates while the story continues", async () => {
    await open("memory");
    await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
    await act("I swear to the ferryman Odo Brandt that I will mend his broken oar.");
    const entry = page.getByText(/broken oar/u).first();
    await entry.waitFor({ timeout: 30_000 });
    expect(await entry.isVisible()).toBe(true);
  });

  it("is visible to no other player", async () => {
    const stranger = await Player.ready(stack.url);
    const theirs = await signedIn(browser, stranger);
    await theirs.goto(`${stack.url}/campaigns/${campaignId}/chronicle`);
    await theirs.getByText("The campaign you're looking for doesn't exist").waitFor();
    expect(await theirs.getByText("Ysolde").count()).toBe(0);
    await theirs.context().close();
  });
});

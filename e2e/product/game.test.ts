import { describe, expect, it } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import { signedIn } from "../../tools/harness/browser/browser.ts";
import type { Player } from "../../tools/harness/player/player.ts";
import { openSite, reasonOf, seen } from "./site.ts";

const site = openSite();
const box = () => site.page.getByLabel("What do you do?");
const toggle = (name: string) => site.page.getByRole("switch", { name });
const quick = (name: string) => site.page.getByRole("button", { name, exact: true });
const turn = (number: number) => site.page.getByRole("article", { name: `Turn ${number}` });
const untilNarrated = () => site.page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
const MINUTE = 60_000;

const play = async (player: Player, campaignId: string, message = "I look around.") =>
  (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;

/** Creates a player with a table that has no turns yet. */
async function sitDown() {
  const player = await site.join();
  const ready = await player.readyToPlay();
  await site.open(`/game/${ready.campaign.id}`);
  await site.page.getByRole("button", { name: "Set the Scene" }).waitFor();
  return { player, ...ready };
}

describe("Game master page: header and toggles", () => {
  it("has the campaign's and the world's name and a way back", async () => {
    const { campaign } = await sitDown();
    const header = site.page.locator("header.play-header");
    expect(await header.getByRole("heading", { level: 1 }).innerText()).toBe("The Drowned Bell");
    expect(await seen(header.getByText("Saltmarrow", { exact: true }))).toBe(true);
    const back = header.getByRole("link", { name: "Back to the campaign" });
    expect(await back.getAttribute("href")).toBe(`/campaigns/${campaign.id}`);
  });

  it("Memory Enhanced is disabled without history and on by default with it", async () => {
    const { player, campaign } = await sitDown();
    const memory = site.page.locator('[role="switch"][aria-disabled="true"]', { hasText: "Memory Enhanced" });
    await memory.waitFor();
    expect(await reasonOf(memory)).toBe("There is nothing to remember yet");
    await play(player, campaign.id);
    await site.open(`/game/${campaign.id}`);
    await turn(1).waitFor();
    expect(await toggle("Memory Enhanced").getAttribute("aria-checked")).toBe("true");
    expect(await toggle("Memory Enhanced").getAttribute("aria-disabled")).toBe("false");
  });

  it("history is assumed to exist where the check fails", { tags: ["long"] }, async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    await site.page.route("**/api/chat/context", (route) => route.fulfill({ status: 403, json: {} }));
    const requested = site.page.waitForResponse("**/api/chat/context");
    await site.open(`/game/${campaign.id}`);
    await requested;
    const on = site.page.locator('[role="switch"][aria-checked="true"]', { hasText: "Memory Enhanced" });
    expect(await seen(on)).toBe(true);
  });

  it("World Info is there if a world exists, Character Recap if characters exist", async () => {
    const { player, campaign, world, character } = await sitDown();
    for (const name of ["Campaign Overview", "World Info", "Character Recap"]) await toggle(name).waitFor();
    await player.call("DELETE", `/api/characters/${character.id}`);
    await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });
    await site.open(`/game/${campaign.id}`);
    await toggle("Campaign Overview").waitFor();
    expect(await site.page.getByText("World deleted").count()).toBeGreaterThan(0);
    await site.page.getByText("Nobody sits at this table yet.").first().waitFor();
    expect(await toggle("World Info").count()).toBe(0);
    expect(await toggle("Character Recap").count()).toBe(0);
  });

  it("what the toggles say goes along with the words: memory mode requires both the toggle and history", async () => {
    await sitDown();
    let sent = 0;
    const send = async (words: string) => {
      await box().fill(words);
      const requested = site.page.waitForRequest("**/api/chat/gamemaster");
      await box().press("Enter");
      const body = (await requested).postDataJSON() as { memoryEnhanced: boolean; include: object };
      sent += 1;
      await turn(sent).locator("footer").waitFor();
      await untilNarrated();
      return body;
    };
    expect(await send("I wait.")).toMatchObject({ memoryEnhanced: false, include: { worldInfo: true } });
    await toggle("World Info").click();
    expect(await send("I wait on.")).toMatchObject({ memoryEnhanced: true, include: { worldInfo: false } });
    await toggle("Memory Enhanced").click();
    expect(await send("I still wait.")).toMatchObject({ memoryEnhanced: false });
  });
});

describe("Game master page: response detail", () => {
  const slider = () => site.page.getByRole("slider", { name: "Response detail" });
  const level = () => slider().getAttribute("aria-valuetext");

  it("is concise at first; a change is saved at once and is still there later", async () => {
    const { campaign, player } = await sitDown();
    expect(await level()).toBe("Concise");
    const saved = site.page.waitForResponse("**/api/chat/detail-level");
    await slider().press("ArrowRight");
    expect((await saved).request().postDataJSON()).toEqual({ campaignId: campaign.id, detailLevel: "standard" });
    expect(await level()).toBe("Standard");
    const path = `/api/chat/detail-level?campaignId=${campaign.id}`;
    expect((await player.call<{ detailLevel: string }>("GET", path)).body.detailLevel).toBe("standard");
    await site.open(`/game/${campaign.id}`);
    await site.page.locator('input[type="range"][aria-valuetext="Standard"]').waitFor();
  });

  it.each([
    ["Minimal", "Minimal", "orange", 15, 50],
    ["Quick", "Concise", "blue", 180, 260],
    ["Normal", "Detailed", "purple", 240, 310],
    ["Epic", "Immersive", "red", 345, 375],
  ])("has the quick button %s: %s, in %s", { tags: ["long"] }, async (name, label, _, from, to) => {
    await sitDown();
    await quick(name).click();
    expect(await level()).toBe(label);
    const hue = await hueOf(label);
    const turned = hue < from ? hue + 360 : hue;
    expect(turned).toBeGreaterThanOrEqual(from);
    expect(turned).toBeLessThanOrEqual(to);
  });

  it("standard is green", { tags: ["long"] }, async () => {
    await sitDown();
    await slider().press("ArrowRight");
    const hue = await hueOf("Standard");
    expect(hue).toBeGreaterThanOrEqual(90);
    expect(hue).toBeLessThanOrEqual(170);
  });

  it("an unknown level shows in the standard one's colour", { tags: ["long"] }, async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    await site.page.route("**/api/chat/table*", async (route) => {
      await route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), detailLevel: "whispered" } });
    });
    await site.open(`/game/${campaign.id}`);
    const stop = site.page.locator('.detail-slider[style*="--gain"]');
    expect(await seen(stop)).toBe(true);
  });

  it("a level that could not be saved is only logged", { tags: ["long"] }, async () => {
    await sitDown();
    await site.page.route("**/api/chat/detail-level", (route) => route.fulfill({ status: 403, json: {} }));
    const warned = site.page.waitForEvent("console", (line) =>
      line.text().startsWith("The detail level was not saved"),
    );
    await quick("Epic").click();
    await warned;
    expect(await level()).toBe("Immersive");
    expect((await site.page.getByRole("alert").allInnerTexts()).join("")).toBe("");
  });

  /** Reads the colour of a level's name beside the slider. Returns its hue in degrees. */
  const hueOf = (label: string): Promise<number> =>
    site.page.locator('form.composer span[aria-hidden="true"]', { hasText: label }).evaluate((shown) => {
      const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
      if (!pen) throw new Error("No canvas");
      pen.fillStyle = getComputedStyle(shown).color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return (
        (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + (green < blue ? 360 : 0)
      );
    });
});

describe("Relative time at the table", () => {
  it(
    "is 'Just now' under a minute, then minutes under 60, hours under 24, days under 7, then the date",
    { tags: ["long"] },
    async () => {
      const { player, campaign } = await sitDown();
      await play(player, campaign.id);
      const page = await signedIn(site.browser, player, { serviceWorkers: "block", locale: "en-US" });
      const now = Date.now();
      const date = new Date(now).toLocaleDateString("en", { year: "numeric", month: "short", day: "numeric" });
      for (const [later, words] of [
        [0.5 * MINUTE, "Just now"],
        [5.5 * MINUTE, "5 minutes ago"],
        [59.5 * MINUTE, "59 minutes ago"],
        [3.5 * 60 * MINUTE, "3 hours ago"],
        [6.5 * 24 * 60 * MINUTE, "6 days ago"],
        [7.5 * 24 * 60 * MINUTE, date],
      ] as const) {
        await page.clock.setFixedTime(now + later);
        await page.goto(`${site.stack.url}/game/${campaign.id}`, { waitUntil: "commit" });
        const times = page.getByRole("article", { name: "Turn 1" }).locator("time");
        await times.nth(1).waitFor();
        expect(await times.allInnerTexts()).toEqual([words, words]);
      }
      await page.context().close();
    },
  );
});

import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { Player } from "../../tools/harness/player/player.ts";
import { detail, openSite, panel, reasonOf, seen } from "./site.ts";

const site = openSite();
const tab = (name: string) => site.page.getByRole("tab", { name, exact: true });
const shown = () => site.page.getByRole("tabpanel");
const chosen = () => site.page.locator('[role="tab"][aria-selected="true"]').innerText();

/** Creates a campaign without characters. */
async function empty(more: object = {}) {
  const player = await site.join();
  const world = await player.world();
  const body = { worldId: world.id, name: "The Drowned Bell", ...more };
  const { campaign } = (await player.call<{ campaign: Campaign }>("POST", "/api/campaigns", body)).body;
  return { player, world, campaign };
}

describe("Campaign view: tabs", () => {
  it("are Session (disabled without characters), Campaign Overview, World Overview, Character; the overview is first", async () => {
    const { campaign } = await empty();
    await site.open(`/campaigns/${campaign.id}`);
    const tabs = site.page.getByRole("tab");
    await tabs.first().waitFor();
    expect(await tabs.allInnerTexts()).toEqual(["Session", "Campaign Overview", "World Overview", "Character"]);
    expect(await tab("Session").getAttribute("aria-disabled")).toBe("true");
    expect(await chosen()).toBe("Campaign Overview");
  });

  it("begin with the session once there are characters, which locks the campaign", async () => {
    const { campaign } = await (await site.join()).readyToPlay();
    await site.open(`/campaigns/${campaign.id}`);
    await site.page
      .getByText("This campaign has 1 character(s) and can no longer be edited.", { exact: true })
      .waitFor();
    expect(await chosen()).toBe("Session");
    expect(await tab("Session").getAttribute("aria-disabled")).not.toBe("true");
    expect(await site.page.getByRole("link", { name: "Edit Campaign" }).count()).toBe(0);
    const blocked = site.page.getByRole("button", { name: "Delete Campaign" });
    expect(await blocked.getAttribute("aria-disabled")).toBe("true");
    expect(await reasonOf(blocked)).toBe("Cannot delete campaign with 1 character(s). Delete characters first.");
  });

  it("follow the address's hash, and write it", { tags: ["long"] }, async () => {
    const { campaign } = await (await site.join()).readyToPlay();
    for (const [hash, name] of [
      ["session", "Session"],
      ["campaign-overview", "Campaign Overview"],
      ["world-overview", "World Overview"],
      ["character", "Character"],
    ] as const) {
      await site.page.goto("about:blank");
      await site.open(`/campaigns/${campaign.id}#${hash}`);
      expect([hash, await chosen()]).toEqual([hash, name]);
    }
    await tab("World Overview").click();
    await site.page.waitForURL("**#world-overview");
  });
});

describe("Campaign view: Session", () => {
  it("is the way to the game", { tags: ["long"] }, async () => {
    const { campaign } = await (await site.join()).readyToPlay();
    await site.open(`/campaigns/${campaign.id}#session`);
    const start = shown().getByRole("link", { name: "Start Game Session" });
    expect(await start.getAttribute("href")).toBe(`/game/${campaign.id}`);
  });

  it("without characters says 'Session Not Available' and asks for one", { tags: ["long"] }, async () => {
    const { campaign } = await empty();
    await site.open(`/campaigns/${campaign.id}#session`);
    await shown().getByText("Session Not Available", { exact: true }).waitFor();
    expect(
      await seen(
        shown()
          .getByText(/Create a character/u)
          .first(),
      ),
    ).toBe(true);
  });
});

describe("Campaign view: overviews", () => {
  it("Campaign Overview shows the seven sections of a generated description", async () => {
    const { campaign } = await empty();
    const sections = campaign.description.match(/^## .+$/gmu)?.map((heading) => heading.slice(3));
    expect(sections).toEqual([
      "Subtitle",
      "Campaign Overview",
      "Story Hooks",
      "Plot Elements",
      "Gameplay Style",
      "Adventure Opportunities",
      "Challenges",
    ]);
    await site.open(`/campaigns/${campaign.id}#campaign-overview`);
    for (const name of sections ?? []) await shown().getByRole("region", { name, exact: true }).waitFor();
  });

  it("Campaign Overview formats any other description plainly", { tags: ["long"] }, async () => {
    const { campaign } = await empty({ description: "A **bell** rings below.\n\n- It is late." });
    await site.open(`/campaigns/${campaign.id}#campaign-overview`);
    await shown().locator("strong", { hasText: "bell" }).waitFor();
    await shown().getByRole("listitem").getByText("It is late.").waitFor();
    expect(await shown().getByRole("region").count()).toBe(0);
  });

  it(
    "World Overview shows description, name, created date, setting (Fantasy by default) and the campaign's name",
    { tags: ["long"] },
    async () => {
      const { world, campaign } = await empty();
      await site.open(`/campaigns/${campaign.id}#world-overview`);
      await shown().getByRole("heading", { name: world.name }).waitFor();
      const today = new Date().toLocaleDateString("en", { year: "numeric", month: "short", day: "numeric" });
      expect(await detail(shown(), "Created")).toBe(today);
      expect(await detail(shown(), "Setting")).toBe("Fantasy");
      expect(await detail(shown(), "Campaign")).toBe("The Drowned Bell");
      const words = world.description
        .replaceAll(/[#*\n]+/gu, " ")
        .split(" ")
        .filter(Boolean);
      expect(await shown().innerText()).toContain(words.at(-1));
    },
  );
});

describe("Campaign view: beside it, and where there is none", () => {
  it("stand character summary, details, focus and elements", async () => {
    const { player, campaign } = await empty({ startingLevel: 3, elements: ["court-drama"], social: "very-high" });
    await player.character(campaign.id);
    await site.open(`/campaigns/${campaign.id}`);
    await panel(site.page, "Characters").getByText("Level 3 Human Ranger").waitFor();
    const details = panel(site.page, "Campaign Details");
    expect(await detail(details, "World")).toBe("Saltmarrow");
    expect(await detail(details, "Starting Level")).toBe("3");
    expect(await detail(details, "Progression")).toBe("Milestone");
    expect(await detail(panel(site.page, "Focus"), "Social")).toBe("Very High");
    await panel(site.page, "Elements").getByText("Court Drama", { exact: true }).waitFor();
  });

  it(
    "says the same of a missing campaign, of somebody else's and of one in another world",
    { tags: ["long"] },
    async () => {
      const theirs = await (await Player.ready(site.stack.url)).readyToPlay();
      const mine = await (await site.join()).readyToPlay();
      const elsewhere = `/worlds/none/campaigns/${mine.campaign.id}`;
      for (const address of ["/campaigns/none", `/campaigns/${theirs.campaign.id}`, elsewhere]) {
        await site.open(address);
        const words = "The campaign you're looking for doesn't exist or you don't have permission to view it.";
        expect(await seen(site.page.getByText(words, { exact: true }))).toBe(true);
      }
    },
  );
});

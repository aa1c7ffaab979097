import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Player } from "../../tools/harness/player/player.ts";
import { ELEMENTS, INTENSITIES, PROGRESSIONS } from "./option-lists.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const field = (label: string) => site.page.getByLabel(label, { exact: true });
const submit = () => site.page.locator('button[type="submit"]');
const alert = (words: string) => site.page.getByRole("alert").filter({ hasText: words });
const GENERATE = "**/api/campaigns/*/generate-description";

const FOCUS = ["Exploration", "Combat", "Social"];
const focus = (name: string) => site.page.getByRole("slider", { name });

/** Loads the stored campaign whose page was opened after saving. */
async function created(player: Player): Promise<Campaign> {
  await site.page.waitForURL(/\/campaigns\/[\w-]{20,}(?:#.*)?$/u);
  const path = `/api${new URL(site.page.url()).pathname}`;
  return (await player.call<{ campaign: Campaign }>("GET", path)).body.campaign;
}

async function blank() {
  const player = await site.join();
  const world = await player.world();
  await site.open(`/campaigns/create/${world.id}`);
  await submit().waitFor();
  return { player, world };
}

describe("Campaign create", () => {
  it("offers the worlds to choose from, and requires one: 'Please select a world for this campaign'", async () => {
    const player = await site.join();
    const world = await player.world();
    await site.open("/campaigns/create");
    await submit().click();
    expect(await seen(site.page.getByText("Please select a world for this campaign", { exact: true }))).toBe(true);
    await site.page.getByRole("combobox", { name: /^World/u }).selectOption(world.id);
    await site.page
      .getByText("Please select a world for this campaign", { exact: true })
      .waitFor({ state: "detached" });
  });

  it(
    "has a fixed world where the route carries one, and leaves to that world's campaigns, else to /campaigns",
    { tags: ["long"] },
    async () => {
      const { world } = await blank();
      await site.page.getByRole("main").getByText("Saltmarrow", { exact: true }).last().waitFor();
      expect(await site.page.getByRole("combobox", { name: /^World/u }).count()).toBe(0);
      const cancel = site.page.getByRole("link", { name: "Cancel" });
      expect(await cancel.getAttribute("href")).toBe(`/worlds/${world.id}/campaigns`);
      await site.open("/campaigns/create");
      expect(await cancel.getAttribute("href")).toBe("/campaigns");
    },
  );

  it("begins with level 1, four characters, milestone, medium focus and no elements", { tags: ["long"] }, async () => {
    await blank();
    expect(await field("Campaign Name").inputValue()).toBe("");
    expect(await field("Starting Level").inputValue()).toBe("1");
    expect(await field("Max Characters").inputValue()).toBe("4");
    expect(await field("Level Progression").inputValue()).toBe("milestone");
    for (const name of FOCUS) expect(await focus(name).getAttribute("aria-valuetext")).toBe("Medium");
    expect(await site.page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  });

  it("offers xp and milestone, four intensities on each slider, and the 29 elements", { tags: ["long"] }, async () => {
    await blank();
    const valuesOf = (choices: Locator) =>
      choices.evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
    expect(await valuesOf(field("Level Progression").locator("option"))).toEqual(PROGRESSIONS);
    for (const name of FOCUS) {
      const stops: (string | null)[] = [];
      await focus(name).press("Home");
      // Press once more than there are stops, to see that the slider stays at the last stop.
      for (const _ of [...INTENSITIES, "once more"]) {
        stops.push(await focus(name).getAttribute("aria-valuetext"));
        await focus(name).press("ArrowRight");
      }
      const labels = INTENSITIES.map(([, label]) => label);
      expect(stops).toEqual([...labels, labels.at(-1)]);
    }
    expect(await valuesOf(site.page.getByRole("checkbox"))).toEqual(ELEMENTS);
  });

  it("saves the values of what was chosen by name", { tags: ["long"] }, async () => {
    const { player } = await blank();
    await field("Level Progression").selectOption({ label: "Experience points" });
    await focus("Exploration").press("Home");
    await focus("Combat").press("End");
    await focus("Social").press("ArrowRight");
    await site.page.getByText("Pirates & Swashbuckling", { exact: true }).click();
    await site.page.getByText("Magic Academy", { exact: true }).click();
    await submit().click();
    expect(await created(player)).toMatchObject({
      levelProgression: "xp",
      exploration: "low",
      combat: "very-high",
      social: "high",
      elements: ["pirates-swashbuckling", "magic-academy"],
    });
  });

  it.each([
    ["Starting Level", "0", "Not less than 1"],
    ["Starting Level", "21", "Not more than 20"],
    ["Max Characters", "0", "Not less than 1"],
    ["Max Characters", "5", "Not more than 4"],
  ])("does not take %s %s", { tags: ["long"] }, async (label, value, words) => {
    await blank();
    await field(label).fill(value);
    await submit().click();
    await site.page.getByText(words, { exact: true }).waitFor();
    expect(new URL(site.page.url()).pathname).toContain("/create");
  });

  it("pre-fills the notes from the idea parameter", { tags: ["long"] }, async () => {
    const { world } = await blank();
    await site.open(`/campaigns/create/${world.id}?idea=A%20bell%20rings%20below`);
    expect(await field("Notes").inputValue()).toBe("Adventure Idea: A bell rings below");
  });

  it("reads 'Generating Campaign...' while busy, and makes a campaign that nobody has played", async () => {
    const { player } = await blank();
    const held = Promise.withResolvers<void>();
    await site.page.route(GENERATE, async (route) => {
      await held.promise;
      await route.continue();
    });
    expect(await submit().innerText()).toBe("Create Campaign");
    await submit().click();
    await site.page.getByRole("button", { name: "Generating Campaign..." }).waitFor();
    expect(await submit().getAttribute("aria-disabled")).toBe("true");
    held.resolve();
    const campaign = await created(player);
    expect(campaign).toMatchObject({ levelProgression: "standard", lastActivity: null, messageCount: 0, elements: [] });
    expect(campaign.name).not.toBe("");
    expect(campaign.description).toContain("## Story Hooks");
  });

  it.each([
    ["without words of its own", { status: 418, body: "no" }, "HTTP error! status: 418"],
    ["with words", { status: 403, json: { error: "The ink ran dry", code: "oops" } }, "The ink ran dry"],
  ])(
    "where the description fails %s: 'Error creating campaign: {message}'",
    { tags: ["long"] },
    async (_, answer, words) => {
      await blank();
      await site.page.route(GENERATE, (route) => route.fulfill(answer));
      await submit().click();
      expect(await seen(alert(`Error creating campaign: ${words}`))).toBe(true);
    },
  );
});

describe("Campaign edit", () => {
  async function edit(written?: string) {
    const player = await site.join();
    const campaign = await player.campaign((await player.world()).id);
    if (written) await player.call("PATCH", `/api/campaigns/${campaign.id}`, { description: written });
    await site.open(`/campaigns/${campaign.id}/edit`);
    await submit().waitFor();
    return { player, campaign };
  }
  const name = () => site.page.getByLabel(/^Campaign Name/u);
  const description = () => field("Description");

  it("requires the name, and saves what was changed (the record is updated, and its updatedAt)", async () => {
    const { player, campaign } = await edit();
    expect(await site.page.getByRole("link", { name: "Cancel" }).getAttribute("href")).toContain(campaign.id);
    await name().fill(" ");
    await submit().click();
    await site.page.getByText("Name is required", { exact: true }).waitFor();
    await name().fill("The Silent Bell");
    await field("Starting Level").fill("5");
    await site.page.getByRole("button", { name: "Save Changes" }).click();
    await site.page.getByRole("heading", { name: "The Silent Bell", level: 1 }).waitFor();
    const path = `/api/campaigns/${campaign.id}`;
    const saved = (await player.call<{ campaign: Campaign }>("GET", path)).body.campaign;
    expect(saved).toMatchObject({ id: campaign.id, name: "The Silent Bell", startingLevel: 5 });
    expect(saved.updatedAt > campaign.updatedAt).toBe(true);
  });

  it.each([
    ["generates a description where there is none", "", "Generate Description"],
    ["regenerates one where there is", "My own words, and more.", "Regenerate Description"],
  ])(
    "%s: it takes the field's place, and the stored one's once it is saved",
    { tags: ["long"] },
    async (_, before, button) => {
      const { player, campaign } = await edit("My own words.");
      const stored = async () =>
        (await player.call<{ campaign: Campaign }>("GET", `/api/campaigns/${campaign.id}`)).body.campaign.description;
      await description().fill(before);
      const answered = site.page.waitForResponse(GENERATE);
      await site.page.getByRole("button", { name: button, exact: true }).click();
      const generated = ((await (await answered).json()) as { description: string }).description;
      expect(generated).toContain("## Campaign Overview");
      await expect.poll(() => description().inputValue()).toBe(generated);
      await site.page.getByRole("button", { name: "Regenerate Description", exact: true }).waitFor();
      expect(await stored()).toBe("My own words.");
      await site.page.getByRole("button", { name: "Save Changes" }).click();
      await site.page.waitForURL(`**/campaigns/${campaign.id}#campaign-overview`);
      expect(await stored()).toBe(generated);
    },
  );

  it(
    "says 'Failed to generate description. Please try again or write your own.' and keeps what is written",
    { tags: ["long"] },
    async () => {
      await edit();
      await site.page.route(GENERATE, (route) => route.fulfill({ status: 403, json: {} }));
      await description().fill("My own words.");
      await site.page.getByRole("button", { name: "Regenerate Description" }).click();
      const words = "Failed to generate description. Please try again or write your own.";
      await site.page.getByText(words, { exact: true }).waitFor();
      expect(await description().inputValue()).toBe("My own words.");
    },
  );

  it("says 'Error updating campaign: {message}' where saving fails", { tags: ["long"] }, async () => {
    await edit();
    await site.page.route("**/api/campaigns/*", (route) =>
      route.fulfill({ status: 403, json: { error: "The ink ran dry", code: "oops" } }),
    );
    await name().fill("Another");
    await submit().click();
    expect(await seen(alert("Error updating campaign: The ink ran dry"))).toBe(true);
  });

  it("with characters reads 'Campaign Cannot Be Edited', and why", async () => {
    const { campaign } = await (await site.join()).readyToPlay();
    await site.open(`/campaigns/${campaign.id}/edit`);
    await site.page.getByText("Campaign Cannot Be Edited", { exact: true }).waitFor();
    await site.page.getByText(/settings lock once characters exist/u).waitFor();
    expect(await site.page.getByRole("textbox").count()).toBe(0);
  });

  it("says of a campaign that is not there that there is no permission to edit it", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/campaigns/none/edit");
    const words = "The campaign you're looking for doesn't exist or you don't have permission to edit it.";
    expect(await seen(site.page.getByText(words, { exact: true }))).toBe(true);
  });
});

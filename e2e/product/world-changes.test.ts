import { describe, expect, it } from "vitest";

import type { World } from "#contracts/entities/world";
import { GENRES, MAGIC_LEVELS } from "./option-lists.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const name = () => site.page.getByLabel("World Name");
const genre = (label: string) => site.page.getByText(label, { exact: true });
const magic = () => site.page.getByLabel("Magic Level");
const create = () => site.page.locator('button[type="submit"]');
const GENERATE = "**/api/worlds/new/generate-description";

async function blank() {
  const player = await site.join();
  await site.open("/worlds/create");
  return player;
}

describe("World create", () => {
  it("has breadcrumb, header, an info box about AI world generation, and the form's six fields", async () => {
    await blank();
    const { page } = site;
    expect(await page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(
      /Dashboard[^]*Worlds[^]*Create World/u,
    );
    await page.getByText("AI World Generation", { exact: true }).waitFor();
    await page.getByText(/generated from the genres, the magic level and any details/u).waitFor();
    expect(await name().inputValue()).toBe("");
    expect(await page.getByRole("checkbox").count()).toBe(16);
    expect(await page.getByLabel("Setting").inputValue()).toBe("");
    expect(await page.getByLabel("Additional Details").inputValue()).toBe("");
    expect(await page.getByLabel("AI-Generated Description").getAttribute("readonly")).not.toBeNull();
    expect(await page.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/worlds");
  });

  it(
    "offers the sixteen genres and six magic levels by value and name; the magic level is medium at first",
    { tags: ["long"] },
    async () => {
      await blank();
      const { page } = site;
      const labels = await page.locator("fieldset label").allInnerTexts();
      const values = await page
        .getByRole("checkbox")
        .evaluateAll((all) => all.map((each) => each.getAttribute("value")));
      expect(values.map((value, at) => [value, labels[at]])).toEqual(GENRES);
      const levels = await magic()
        .locator('option:not([value=""])')
        .evaluateAll((all) => all.map((each) => [each.getAttribute("value"), each.textContent]));
      expect(levels).toEqual(MAGIC_LEVELS);
      expect(await magic().inputValue()).toBe("medium");
    },
  );

  it("disables the button without a genre or a magic level; choosing a chosen genre removes it", async () => {
    await blank();
    expect(await create().isDisabled()).toBe(true);
    await genre("Nautical").click();
    expect(await create().isDisabled()).toBe(false);
    await genre("Nautical").click();
    expect(await create().isDisabled()).toBe(true);
    await genre("Nautical").click();
    await magic().selectOption("");
    expect(await create().isDisabled()).toBe(true);
    await magic().selectOption("rare");
    expect(await create().isDisabled()).toBe(false);
  });

  it("reads 'Creating World' while busy, takes no second press, and goes to the world, which the AI has named", async () => {
    const player = await blank();
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await site.page.route(GENERATE, async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await genre("Nautical").click();
    expect(await create().innerText()).toBe("Create World");
    await create().click();
    await site.page.getByRole("button", { name: "Creating World" }).waitFor();
    expect(await create().getAttribute("aria-disabled")).toBe("true");
    await create().click({ force: true });
    held.resolve();
    await site.page.waitForURL(/\/worlds\/[\w-]{20,}$/u);
    const id = site.page.url().split("/").at(-1) ?? "";
    const { world } = (await player.call<{ world: World }>("GET", `/api/worlds/${id}`)).body;
    expect(world.name).not.toBe("");
    expect(world.description).not.toBe("");
    await site.page.getByRole("heading", { name: world.name, level: 1 }).waitFor();
    expect(sent).toBe(1);
  });

  it.each([
    ["the response's error field", { json: { error: "The ink ran dry", code: "oops" } }, "The ink ran dry"],
    ["else 'Failed to create world'", { body: "<h1>No</h1>" }, "Failed to create world"],
  ])("fails with %s, alerted and logged", { tags: ["long"] }, async (_, answer, words) => {
    await blank();
    await site.page.route(GENERATE, (route) => route.fulfill({ status: 403, ...answer }));
    await genre("Norse/Viking").click();
    await create().click();
    const alert = site.page.getByRole("alert").filter({ hasText: "Error creating world" });
    expect(await alert.innerText()).toBe(`Error creating world: ${words}`);
    expect(site.logged.some((line) => line.includes("ApiError"))).toBe(true);
  });
});

describe("World edit", () => {
  it("loads the world into the form, genres as a list, and saves it", async () => {
    const player = await site.join();
    const world = await player.world();
    await site.open(`/worlds/${world.id}/edit`);
    expect(await name().inputValue()).toBe("Saltmarrow");
    const chosen = site.page.locator("input[type=checkbox]:checked");
    expect(await chosen.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
      "gothic-horror",
      "nautical",
    ]);
    expect(await magic().inputValue()).toBe("low");
    expect(await site.page.getByLabel("Description").inputValue()).toBe(world.description);
    await name().fill("Saltmarrow Reborn");
    await site.page.getByLabel("Setting").fill("Sunken coast");
    await site.page.getByRole("button", { name: "Save Changes" }).click();
    await site.page.getByRole("heading", { name: "Saltmarrow Reborn", level: 1 }).waitFor();
    const saved = (await player.call<{ world: World }>("GET", `/api/worlds/${world.id}`)).body.world;
    expect([saved.name, saved.setting]).toEqual(["Saltmarrow Reborn", "Sunken coast"]);
    expect(saved.updatedAt > world.updatedAt).toBe(true);
  });

  it("falls back to additionalDetails where there is no description", { tags: ["long"] }, async () => {
    const player = await site.join();
    const world = await player.world();
    const changes = { description: "", additionalDetails: "A lighthouse whose flame burns blue." };
    await player.call("PATCH", `/api/worlds/${world.id}`, changes);
    await site.open(`/worlds/${world.id}/edit`);
    expect(await site.page.getByLabel("Description").inputValue()).toBe(changes.additionalDetails);
  });

  it("redirects from a missing world to /worlds", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/worlds/none/edit");
    expect(await seen(site.page.getByRole("heading", { name: "Worlds", exact: true, level: 1 }))).toBe(true);
    expect(new URL(site.page.url()).pathname).toBe("/worlds");
  });

  it("is locked with campaigns", { tags: ["long"] }, async () => {
    const player = await site.join();
    const world = await player.world();
    await player.campaign(world.id);
    await site.open(`/worlds/${world.id}/edit`);
    await site.page.getByText("World Cannot Be Edited", { exact: true }).waitFor();
    expect(await site.page.getByRole("textbox").count()).toBe(0);
  });
});

describe("Deleting a world", () => {
  const dialog = () => site.page.getByRole("alertdialog");
  const ask = () => site.page.getByRole("main").getByRole("button", { name: "Delete World" }).click();
  const confirm = () => dialog().getByRole("button", { name: "Delete World" }).click();

  it("asks first; Cancel stops, and the answer leads to the list", async () => {
    const player = await site.join();
    const world = await player.world();
    await site.open(`/worlds/${world.id}`);
    await ask();
    await dialog().getByText("Are you sure you want to delete this world?", { exact: true }).waitFor();
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await dialog().waitFor({ state: "detached" });
    expect((await player.call("GET", `/api/worlds/${world.id}`)).status).toBe(200);
    await ask();
    await confirm();
    await site.page.waitForURL("**/worlds");
    expect((await player.call("GET", `/api/worlds/${world.id}`)).status).toBe(404);
  });

  it("that fails says 'Error deleting world. Please try again.'", { tags: ["long"] }, async () => {
    const world = await (await site.join()).world();
    await site.open(`/worlds/${world.id}`);
    await site.page.route("**/api/worlds/*", (route) => route.fulfill({ status: 403, json: {} }));
    await ask();
    await confirm();
    expect(await seen(dialog().getByText("Error deleting world. Please try again.", { exact: true }))).toBe(true);
  });

  it("that has campaigns after all offers to preserve them; Cancel stops", { tags: ["long"] }, async () => {
    const player = await site.join();
    const world = await player.world();
    await site.open(`/worlds/${world.id}`);
    const campaign = await player.campaign(world.id);
    await ask();
    await confirm();
    await dialog().getByText("Delete the world and keep its campaigns?", { exact: true }).waitFor();
    await dialog().getByRole("button", { name: "Cancel" }).click();
    expect((await player.call("GET", `/api/worlds/${world.id}`)).status).toBe(200);
    await site.open(`/worlds/${world.id}`);
    await player.call("DELETE", `/api/worlds/${world.id}`, { preserveCampaignData: true });
    await site.open("/campaigns");
    await site.page.getByRole("heading", { name: "World deleted" }).waitFor();
    expect((await player.call("GET", `/api/campaigns/${campaign.id}`)).status).toBe(200);
  });
});

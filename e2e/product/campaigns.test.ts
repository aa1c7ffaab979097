import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Player } from "../../tools/harness/player/player.ts";
import { detail, gone, openSite, panel, reasonOf, seen } from "./site.ts";

const site = openSite();
const main = () => site.page.getByRole("main");
const group = (name: string) =>
  site.page.getByRole("region").filter({ has: site.page.getByRole("heading", { name, level: 2 }) });
const card = (name: string) =>
  main()
    .getByRole("listitem")
    .filter({ has: site.page.getByRole("heading", { name, level: 3 }) });

const begin = async (player: Player, worldId: string, more: object): Promise<Campaign> => {
  const body = { worldId, name: "The Drowned Bell", description: "A tale.", ...more };
  return (await player.call<{ campaign: Campaign }>("POST", "/api/campaigns", body)).body.campaign;
};

describe("Campaign list", () => {
  it("without worlds says 'No Worlds Available', with the way to create one", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/campaigns");
    await site.page.getByText("No Worlds Available", { exact: true }).waitFor();
    expect(await main().getByRole("link", { name: "Create World" }).getAttribute("href")).toBe("/worlds/create");
  });

  it("is grouped by world, each with its count and '+ Create Campaign'; an empty group says so", async () => {
    const player = await site.join();
    const [full, bare] = [await player.world(), await player.world("Varrow Point")];
    await begin(player, full.id, { name: "One" });
    await begin(player, full.id, { name: "Two" });
    await site.open("/campaigns");
    await group("Saltmarrow").getByText("2 campaigns", { exact: true }).waitFor();
    await group("Varrow Point").getByText("0 campaigns", { exact: true }).waitFor();
    await group("Varrow Point").getByText("No campaigns in this world yet.", { exact: true }).waitFor();
    for (const [name, id] of [
      ["Saltmarrow", full.id],
      ["Varrow Point", bare.id],
    ] as const) {
      const create = group(name).getByRole("link", { name: "+ Create Campaign" });
      expect(await create.getAttribute("href")).toBe(`/campaigns/create/${id}`);
    }
    await site.open(`/worlds/${bare.id}/campaigns`);
    await main().getByText("No campaigns in this world yet.", { exact: true }).waitFor();
    expect(await main().getByRole("heading", { name: "Saltmarrow", level: 2 }).count()).toBe(0);
  });

  it("shows of a campaign level, progression, messages, characters, focus, elements and who plays in it", async () => {
    const player = await site.join();
    const elements = ["mystery", "heist", "war", "horror"];
    const more = { startingLevel: 3, elements, exploration: "high", combat: "low" };
    const campaign = await begin(player, (await player.world()).id, more);
    await player.character(campaign.id);
    await site.open("/campaigns");
    const shown = card("The Drowned Bell");
    expect(await detail(shown, "Starting Level")).toBe("3");
    expect(await detail(shown, "Progression")).toBe("Milestone");
    expect(await detail(shown, "Messages")).toBe("0");
    expect(await detail(shown, "Characters")).toBe("1");
    await shown.getByText("Exploration High · Combat Low · Social Medium", { exact: true }).waitFor();
    expect(await detail(shown, "Elements")).toBe("Mystery, Heist, War +1 more");
    const party = shown.getByRole("list", { name: "Characters" });
    expect((await party.innerText()).split(/\n+/u)).toEqual(["Ysolde", "Level 3 Human Ranger"]);
  });

  it(
    "takes a nameless campaign's title from its description's subtitle, or else a summary of it",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      const { id } = await player.world();
      const generated = "## Subtitle\nA light that drowns\n\n## Campaign Overview\nThe lamp burns blue.";
      await begin(player, id, { name: "A", description: generated });
      await begin(player, id, { name: "B", description: "The lamp burns blue tonight." });
      await site.page.route("**/api/campaigns", async (route) => {
        const { campaigns } = (await (await route.fetch()).json()) as { campaigns: object[] };
        await route.fulfill({ json: { campaigns: campaigns.map((campaign) => ({ ...campaign, name: "" })) } });
      });
      await site.open("/campaigns");
      await card("A light that drowns").waitFor();
      expect(await seen(card("The lamp burns blue tonight."))).toBe(true);
    },
  );

  it("has View Campaign, Start Session, Characters and Delete on a card", async () => {
    const player = await site.join();
    const { id } = await begin(player, (await player.world()).id, {});
    await site.open("/campaigns");
    for (const [name, hash] of [
      ["View Campaign", "#campaign-overview"],
      ["Start Session", "#session"],
      ["Characters", "#character"],
    ] as const) {
      const link = card("The Drowned Bell").getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe(`/campaigns/${id}${hash}`);
    }
    await card("The Drowned Bell").getByRole("button", { name: "Delete", exact: true }).waitFor();
  });

  it(
    "disables Delete with characters: 'Cannot delete campaign with N character(s). Delete characters first.'",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      await player.readyToPlay();
      await site.open("/campaigns");
      const blocked = card("The Drowned Bell").getByRole("button", { name: "Delete", exact: true });
      expect(await blocked.getAttribute("aria-disabled")).toBe("true");
      expect(await reasonOf(blocked)).toBe("Cannot delete campaign with 1 character(s). Delete characters first.");
    },
  );

  it(
    "has totals, quick actions with 'Continue Last Campaign', and adventure tips beside it",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      const { world } = await player.readyToPlay();
      await begin(player, world.id, { name: "Nobody's" });
      await player.world("Varrow Point");
      await site.open("/campaigns");
      const totals = panel(site.page, "Campaign Statistics");
      for (const [name, count] of [
        ["Campaigns", "2"],
        ["Active campaigns", "1"],
        ["Characters", "1"],
        ["Worlds with campaigns", "1"],
      ] as const) {
        expect([name, await detail(totals, name)]).toEqual([name, count]);
      }
      const first = await main().getByRole("link", { name: "View Campaign" }).first().getAttribute("href");
      const last = panel(site.page, "Quick Actions").getByRole("link", { name: "Continue Last Campaign" });
      expect(await last.getAttribute("href")).toBe(first?.replace("/campaigns/", "/game/").replace(/#.*/u, ""));
      expect(await panel(site.page, "Adventure Tips").getByRole("listitem").count()).toBeGreaterThan(0);
    },
  );
});

describe("Deleting a campaign", () => {
  const dialog = () => site.page.getByRole("alertdialog");
  const ask = () => card("The Drowned Bell").getByRole("button", { name: "Delete", exact: true }).click();
  const confirm = () => dialog().getByRole("button", { name: "Delete Campaign" }).click();
  const one = async () => {
    const player = await site.join();
    const campaign = await begin(player, (await player.world()).id, {});
    await site.open("/campaigns");
    return { player, campaign };
  };

  it("asks first, and then it is gone", async () => {
    const { player, campaign } = await one();
    await ask();
    await dialog().getByText("Are you sure you want to delete this campaign?", { exact: true }).waitFor();
    await confirm();
    await gone(dialog(), card("The Drowned Bell"));
    expect((await player.call("GET", `/api/campaigns/${campaign.id}`)).status).toBe(404);
  });

  it("that fails says 'Error deleting campaign. Please try again.'", { tags: ["long"] }, async () => {
    await one();
    await site.page.route("**/api/campaigns/*", (route) => route.fulfill({ status: 403, json: {} }));
    await ask();
    await confirm();
    expect(await seen(dialog().getByText("Error deleting campaign. Please try again.", { exact: true }))).toBe(true);
  });

  it(
    "that has characters after all offers to preserve them, and they stay where that is chosen",
    { tags: ["long"] },
    async () => {
      const { player, campaign } = await one();
      const character = await player.character(campaign.id);
      await ask();
      await confirm();
      await dialog().getByText("Delete the campaign and keep its characters?", { exact: true }).waitFor();
      await dialog().getByRole("button", { name: "Delete Campaign, Keep Characters" }).click();
      await gone(dialog(), card("The Drowned Bell"));
      expect((await player.call("GET", `/api/characters/${character.id}`)).status).toBe(200);
    },
  );
});

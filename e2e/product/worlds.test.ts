import { describe, expect, it } from "vitest";

import type { World } from "#contracts/entities/world";
import { Player } from "../../tools/harness/player/player.ts";
import { detail, openSite, panel, reasonOf, seen } from "./site.ts";

const site = openSite();
const card = (name: string) =>
  site.page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: site.page.getByRole("heading", { name }) });
const main = () => site.page.getByRole("main");
const TODAY = new Date().toLocaleDateString("en", { year: "numeric", month: "short", day: "numeric" });

const make = async (player: Player, more: object): Promise<World> => {
  const body = { name: "Varrow Point", genres: ["nautical"], magicLevel: "low", ...more };
  return (await player.call<{ world: World }>("POST", "/api/worlds", body)).body.world;
};

describe("World list", () => {
  it("without worlds is a welcome card with 'Create Your First World'", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/worlds");
    expect(await site.page.getByRole("heading", { level: 1 }).innerText()).toBe("Worlds");
    const first = site.page.getByRole("link", { name: "Create Your First World" });
    expect(await first.getAttribute("href")).toBe("/worlds/create");
  });

  it("shows of each world name, genres, magic level, campaign count, created date and 150 characters", async () => {
    const player = await site.join();
    const world = await make(player, {
      name: "Saltmarrow",
      genres: ["nautical", "gothic-horror"],
      description: "Fog lies on the marsh. ".repeat(20),
    });
    await player.campaign(world.id);
    await site.open("/worlds");
    const shown = card("Saltmarrow");
    expect(await shown.getByRole("link", { name: "Saltmarrow" }).getAttribute("href")).toBe(`/worlds/${world.id}`);
    expect(await detail(shown, "Genres")).toBe("Nautical, Gothic Horror");
    expect(await detail(shown, "Magic Level")).toBe("Low Magic");
    expect(await detail(shown, "Campaigns")).toBe("1");
    expect(await detail(shown, "Created")).toBe(TODAY);
    const preview = await shown.getByText(/^Fog lies on the marsh\./u).innerText();
    expect(preview.length).toBeLessThanOrEqual(150);
    expect(preview.endsWith("…")).toBe(true);
  });

  it(
    "says 'Not specified', 'Unknown' and 'No description available' of what is not known",
    { tags: ["long"] },
    async () => {
      await make(await site.join(), {});
      await site.page.route("**/api/worlds", async (route) => {
        const { worlds } = (await (await route.fetch()).json()) as { worlds: object[] };
        const blank = { genres: [], magicLevel: null, createdAt: null, description: " " };
        await route.fulfill({ json: { worlds: worlds.map((world) => ({ ...world, ...blank })) } });
      });
      await site.open("/worlds");
      const shown = card("Varrow Point");
      expect(await detail(shown, "Genres")).toBe("Not specified");
      expect(await detail(shown, "Magic Level")).toBe("Not specified");
      expect(await detail(shown, "Created")).toBe("Unknown");
      await shown.getByText("No description available", { exact: true }).waitFor();
    },
  );

  it("has View World, Edit, Campaigns and Delete; with campaigns Edit is gone and Delete disabled", async () => {
    const player = await site.join();
    const free = await make(player, { name: "Free" });
    const taken = await make(player, { name: "Taken" });
    await player.campaign(taken.id);
    await site.open("/worlds");
    for (const [name, where] of [
      ["View World", ""],
      ["Edit", "/edit"],
      ["Campaigns", "/campaigns"],
    ] as const) {
      const link = card("Free").getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe(`/worlds/${free.id}${where}`);
    }
    await card("Free").getByRole("button", { name: "Delete", exact: true }).waitFor();
    expect(await card("Taken").getByRole("link", { name: "Edit", exact: true }).count()).toBe(0);
    const blocked = card("Taken").getByRole("button", { name: "Delete", exact: true });
    expect(await blocked.getAttribute("aria-disabled")).toBe("true");
    expect(await reasonOf(blocked)).toBe("Cannot delete world with campaigns");
  });

  it(
    "has panels: Quick Actions, World Statistics, World Types by setting, 'custom' where there is none",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      await make(player, {});
      await player.campaign((await make(player, { setting: "Moor" })).id);
      await site.open("/worlds");
      const links = panel(site.page, "Quick Actions").getByRole("link");
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual([
        "/worlds/create",
        "/campaigns/create",
        "/characters",
      ]);
      const statistics = panel(site.page, "World Statistics");
      expect(await detail(statistics, "Total worlds")).toBe("2");
      expect(await detail(statistics, "Total campaigns")).toBe("1");
      expect(await detail(statistics, "Worlds with campaigns")).toBe("1");
      expect(await detail(panel(site.page, "World Types"), "custom")).toBe("1");
      expect(await detail(panel(site.page, "World Types"), "Moor")).toBe("1");
    },
  );
});

describe("World view", () => {
  it("has breadcrumb, description, details and actions", async () => {
    const player = await site.join();
    const world = await make(player, { description: "Fog lies on the marsh." });
    await site.open(`/worlds/${world.id}`);
    const way = site.page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect((await way.allInnerTexts()).map((crumb) => crumb.replace("/", "").trim())).toEqual([
      "Dashboard",
      "Worlds",
      "Varrow Point",
    ]);
    await main().getByText("Fog lies on the marsh.").waitFor();
    const facts = panel(site.page, "Details");
    expect(await detail(facts, "Genre")).toBe("Nautical");
    expect(await detail(facts, "Magic Level")).toBe("Low Magic");
    expect(await detail(facts, "Campaigns")).toBe("0");
    expect(await detail(facts, "Created")).toBe(TODAY);
    for (const [name, where] of [
      ["Edit World", `/worlds/${world.id}/edit`],
      ["View Campaigns", `/worlds/${world.id}/campaigns`],
      ["Create Campaign", `/campaigns/create/${world.id}`],
    ] as const) {
      expect(await main().getByRole("link", { name, exact: true }).getAttribute("href")).toBe(where);
    }
  });

  it("takes adventure ideas only from sections headed adventure, and carries one over to the campaign", async () => {
    const player = await site.join();
    const description = "## Factions\n- The Tide Court\n\n## Adventure Ideas\n- The bell rings below\n- A ship is late";
    const world = await make(player, { description });
    await site.open(`/worlds/${world.id}`);
    const ideas = panel(site.page, "Adventure Ideas");
    await ideas.getByText("A ship is late").waitFor();
    expect(await ideas.getByRole("listitem").count()).toBe(2);
    await ideas.getByRole("link", { name: /The bell rings below/u }).click();
    await site.page.waitForURL(`**/campaigns/create/${world.id}?idea=The%20bell%20rings%20below`);
    expect(await site.page.getByLabel("Notes").inputValue()).toBe("Adventure Idea: The bell rings below");
  });

  it("with campaigns says so, hides Edit and disables Delete", { tags: ["long"] }, async () => {
    const player = await site.join();
    const world = await make(player, {});
    await player.campaign(world.id);
    await site.open(`/worlds/${world.id}`);
    await site.page.getByText("This world has 1 campaign(s) and can no longer be edited.", { exact: true }).waitFor();
    expect(await main().getByRole("link", { name: "Edit World" }).count()).toBe(0);
    const blocked = main().getByRole("button", { name: "Delete World" });
    expect(await blocked.getAttribute("aria-disabled")).toBe("true");
    expect(await reasonOf(blocked)).toBe("Cannot delete world with campaigns");
  });

  it("says the same of a missing world and of somebody else's", { tags: ["long"] }, async () => {
    const theirs = await (await Player.ready(site.stack.url)).world();
    await site.join();
    for (const id of ["none", theirs.id]) {
      await site.open(`/worlds/${id}`);
      const words = "The world you're looking for doesn't exist or you don't have permission to view it.";
      expect(await seen(site.page.getByText(words, { exact: true }))).toBe(true);
    }
  });
});

import { describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Player } from "../../tools/harness/player/player.ts";
import { openSite, panel, reasonOf, seen } from "./site.ts";

const site = openSite();
const quick = () => panel(site.page, "Quick Actions");
const recent = () => panel(site.page, "Recent Activity");

/** Changes what the session says about the signed-in user. */
const introduce = (user: object) =>
  site.page.route("**/api/auth/session", async (route) => {
    const answer = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { ...answer, user: { ...answer.user, ...user } } });
  });

const begin = async (player: Player, worldId: string, name: string, description = "A tale.") =>
  (await player.call<{ campaign: Campaign }>("POST", "/api/campaigns", { worldId, name, description })).body.campaign;

/** Plays a turn and waits until the campaign has the time of the turn as its last activity. */
async function play(player: Player, { id: campaignId }: Campaign): Promise<void> {
  await player.call("POST", "/api/chat/gamemaster", { campaignId, message: "I look around." });
  await vi.waitUntil(
    async () => {
      const path = `/api/campaigns/${campaignId}`;
      return (await player.call<{ campaign: Campaign }>("GET", path)).body.campaign.lastActivity !== null;
    },
    { timeout: 15_000, interval: 100 },
  );
}

describe("Dashboard: the welcome", () => {
  it("says the display name, else the email, else 'Unknown User', and asks about the next adventure", async () => {
    await site.join();
    for (const [user, words] of [
      [{ displayName: "Ada of the Marsh" }, "Welcome, Ada of the Marsh"],
      [{ displayName: "", email: "ada@example.org" }, "Welcome, ada@example.org"],
      [{ displayName: "", email: "" }, "Welcome, Unknown User"],
    ] as const) {
      await introduce(user);
      await site.open("/");
      expect(await site.page.getByRole("heading", { level: 1 }).innerText()).toBe(words);
      await site.page.getByText("Where will your next adventure take you?").waitFor();
    }
  });
});

describe("Dashboard: Recent Activity", () => {
  it("says 'No Recent Activity' where there is none", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/");
    expect(await seen(recent().getByText("No Recent Activity", { exact: true }))).toBe(true);
  });

  it("shows up to five campaigns, last played first, with name, preview, date or 'Never', and the way to the game", async () => {
    const player = await site.join();
    const world = await player.world();
    const names = ["One", "Two", "Three", "Four", "Five", "Six"];
    const campaigns = await Promise.all(
      names.map((name) => begin(player, world.id, name, "The bell rings below. ".repeat(20))),
    );
    const [first, second] = campaigns;
    if (!first || !second) throw new Error("No campaigns were begun");
    await play(player, first);
    await play(player, second);

    await site.open("/");
    const shown = recent().getByRole("heading", { level: 3 });
    await shown.first().waitFor();
    expect((await shown.allInnerTexts()).slice(0, 2)).toEqual(["Two", "One"]);
    expect(await shown.count()).toBe(5);
    const text = await recent().innerText();
    expect(text.match(/Last played: Never/gu)).toHaveLength(3);
    const today = new Date().toLocaleDateString("en", { year: "numeric", month: "short", day: "numeric" });
    expect(text.split(`Last played: ${today}`)).toHaveLength(3);
    const previews = text.split("\n").filter((line) => line.startsWith("The bell rings below."));
    expect(previews).toHaveLength(5);
    for (const preview of previews) {
      expect(preview.length).toBeLessThanOrEqual(120);
      expect(preview.endsWith("…")).toBe(true);
    }
    const ways = recent().getByRole("link", { name: "Continue Adventure" });
    expect(await ways.first().innerText()).toBe("Continue Adventure");
    expect(await ways.first().getAttribute("href")).toBe(`/game/${second.id}`);
    expect(await ways.count()).toBe(5);
  });
});

describe("Dashboard: stat tiles and Quick Actions", () => {
  it("count worlds, campaigns and characters, each tile a link to its list", { tags: ["long"] }, async () => {
    const player = await site.join();
    await player.readyToPlay();
    await player.world("Varrow Point");
    await site.open("/");
    const tiles = panel(site.page, "Your library");
    for (const [label, count, where] of [
      ["Worlds", 2, "/worlds"],
      ["Campaigns", 1, "/campaigns"],
      ["Characters", 1, "/characters"],
    ] as const) {
      const tile = tiles.getByRole("link", { name: label });
      expect((await tile.innerText()).split("\n")).toEqual([String(count), label]);
      expect(await tile.getAttribute("href")).toBe(where);
    }
  });

  it("without worlds: create the first world; the other two are disabled and say why", async () => {
    await site.join();
    await site.open("/");
    await quick()
      .getByText(/Start by creating your first world/u)
      .waitFor();
    expect(await quick().getByRole("link", { name: "Create New World" }).getAttribute("href")).toBe("/worlds/create");
    const campaign = quick().getByRole("button", { name: "Start New Campaign" });
    const character = quick().getByRole("button", { name: "Create Character" });
    for (const [button, reason] of [
      [campaign, "Create a world first"],
      [character, "Create a campaign first"],
    ] as const) {
      expect(await button.getAttribute("aria-disabled")).toBe("true");
      expect(await reasonOf(button)).toBe(reason);
      await site.page.getByRole("tooltip").filter({ hasText: reason }).waitFor();
    }
  });

  it(
    "with a world: create a campaign; with a campaign: create characters; with a character: all set",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      const world = await player.world();
      await site.open("/");
      await quick()
        .locator("p")
        .getByText(/Create a campaign/u)
        .waitFor();
      expect(await quick().getByRole("link", { name: "Start New Campaign" }).getAttribute("href")).toBe(
        "/campaigns/create",
      );
      expect(await quick().getByRole("button", { name: "Create Character" }).getAttribute("aria-disabled")).toBe(
        "true",
      );
      const campaign = await begin(player, world.id, "The Drowned Bell");
      await site.open("/");
      await quick()
        .locator("p")
        .getByText(/Create characters/u)
        .waitFor();
      expect(await quick().getByRole("link", { name: "Create Character" }).getAttribute("href")).toBe(
        "/characters/create",
      );
      await player.character(campaign.id);
      await site.open("/");
      await quick()
        .getByText(/You are all set/u)
        .waitFor();
    },
  );
});

describe("Dashboard: states", () => {
  it("loading, until the answer comes; then loaded", { tags: ["long"] }, async () => {
    await site.join();
    const held = Promise.withResolvers<void>();
    await site.page.route("**/api/dashboard", async (route) => {
      await held.promise;
      await route.continue();
    });
    await site.page.goto(site.stack.url, { waitUntil: "commit" });
    await site.page.getByRole("status").getByText("Loading your dashboard...").waitFor({ state: "attached" });
    held.resolve();
    expect(await seen(site.page.getByRole("heading", { name: /^Welcome, /u }))).toBe(true);
  });

  it("'Error Loading Dashboard' with the error text and Retry", async () => {
    await site.join();
    await site.page.route("**/api/dashboard", (route) =>
      route.fulfill({ status: 403, json: { error: "The ledger got wet", code: "forbidden" } }),
    );
    await site.open("/");
    await site.page.getByRole("heading", { name: "Error Loading Dashboard", exact: true }).waitFor();
    await site.page.getByText("The ledger got wet", { exact: true }).waitFor();
    await site.page.unrouteAll();
    await site.page.getByRole("button", { name: "Retry" }).click();
    expect(await seen(site.page.getByRole("heading", { name: /^Welcome, /u }))).toBe(true);
  });

  it("the same heading and Retry where the call reaches nobody", async () => {
    await site.join();
    await site.page.route("**/api/dashboard", (route) => route.abort());
    await site.open("/");
    await site.page.getByRole("heading", { name: "Error Loading Dashboard", exact: true }).waitFor();
    await site.page.getByText("The server cannot be reached.").first().waitFor();
    await site.page.unrouteAll();
    await site.page.getByRole("button", { name: "Retry" }).click();
    expect(await seen(site.page.getByRole("heading", { name: /^Welcome, /u }))).toBe(true);
  });

  it("'No User Found' where the session ends while the dashboard is open, with the way to the sign-in", async () => {
    await site.join();
    await site.open("/");
    await site.page.getByRole("heading", { name: /^Welcome, /u }).waitFor();
    await site.page.route("**/api/**", (route) =>
      route.fulfill({ status: 401, json: { error: "Sign in to continue", code: "unauthorized" } }),
    );
    await site.page.getByRole("button", { name: "Open the sidebar" }).click();
    await site.page.getByRole("heading", { name: "No User Found", exact: true, level: 1 }).waitFor();
    await site.page.getByText("Please log in to view the dashboard.", { exact: true }).waitFor();
    await site.page.keyboard.press("Escape");
    await site.page.getByRole("link", { name: "To the login page" }).click();
    await site.page.waitForURL("**/login");
    expect(await seen(site.page.getByText(/^Your session has ended\./u))).toBe(true);
  });

  it(
    "a non-OK answer without words of its own: 'API request failed: {status} {statusText}', and it is logged",
    { tags: ["long"] },
    async () => {
      await site.join();
      await site.page.route("**/api/dashboard", (route) => route.fulfill({ status: 418, body: "<h1>No</h1>" }));
      await site.open("/");
      await site.page.getByText("API request failed: 418", { exact: false }).waitFor();
      expect(site.logged.join("\n")).toContain("API request failed: 418");
    },
  );
});

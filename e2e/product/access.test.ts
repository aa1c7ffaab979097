import { describe, expect, it } from "vitest";

import type { SignUpAnswer } from "#contracts/http/auth";
import { Player } from "../harness/player.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const path = () => new URL(site.page.url()).pathname;
const heading = () => site.page.getByRole("heading", { level: 1 }).first().innerText();

describe("§2 Access", () => {
  it("the only page that a visitor sees is /login: every other path leads there", async () => {
    await site.as(null);
    for (const asked of ["/", "/worlds", "/campaigns/create", "/game/none", "/service-status", "/nowhere/at/all"]) {
      await site.open(asked);
      expect([asked, path()]).toEqual([asked, "/login"]);
    }
  });

  it("whoever is signed in is led from /login to /", async () => {
    await site.join();
    await site.open("/login");
    await site.page.waitForURL(`${site.stack.url}/`);
    expect(await heading()).toContain("Welcome");
  });

  it("every signed-in page has a collapsible sidebar, collapsed at first, and at its foot a link to /service-status", async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    for (const asked of ["/", "/worlds", `/campaigns/${campaign.id}`, "/api-test", `/game/${campaign.id}`]) {
      await site.open(asked);
      await site.page.locator('footer a[href="/service-status"]').first().waitFor();
      expect(await site.page.locator("#sidebar").isVisible()).toBe(true);
      expect(await site.page.locator("#sidebar button[aria-expanded]").first().getAttribute("aria-expanded")).toBe(
        "false",
      );
    }
    await site.page.locator('footer a[href="/service-status"]').first().click();
    await site.page.waitForURL("**/service-status");
  });

  it("the default error page reads 'Unexpected Application Error!', within the layout", async () => {
    await site.join();
    await site.open("/nowhere/at/all");
    expect(await heading()).toBe("Unexpected Application Error!");
    expect(await site.page.locator("#sidebar").isVisible()).toBe(true);
  });
});

describe("§2 Route table", () => {
  it("has a screen at every route, and each says which it is", async () => {
    const player = await site.join();
    const { world, campaign, character } = await player.readyToPlay();
    const empty = await player.world("Varrow Point");
    const free = await player.campaign(empty.id);
    const screens: readonly (readonly [route: string, heading: string])[] = [
      ["/", "Welcome, "],
      ["/worlds", "Worlds"],
      ["/worlds/create", "Create New World"],
      [`/worlds/${world.id}`, "Saltmarrow"],
      [`/worlds/${empty.id}/edit`, "Edit World"],
      [`/worlds/${world.id}/campaigns`, "Campaigns of Saltmarrow"],
      [`/worlds/${world.id}/campaigns/create`, "Create Campaign"],
      [`/worlds/${world.id}/campaigns/${campaign.id}`, "The Drowned Bell"],
      [`/worlds/${world.id}/campaigns/${free.id}/edit`, "Edit Campaign"],
      [`/worlds/${world.id}/campaigns/${campaign.id}/characters`, "Characters of The Drowned Bell"],
      ["/campaigns", "Campaigns"],
      ["/campaigns/create", "Create Campaign"],
      [`/campaigns/create/${world.id}?idea=A%20bell%20rings`, "Create Campaign"],
      [`/campaigns/${campaign.id}`, "The Drowned Bell"],
      [`/campaigns/${free.id}/edit`, "Edit Campaign"],
      [`/campaigns/${campaign.id}/characters`, "Characters of The Drowned Bell"],
      ["/characters", "Characters"],
      ["/characters/create", "Create Character"],
      [`/characters/create/${campaign.id}`, "Create Character"],
      [`/characters/${character.id}`, "Ysolde"],
      [`/characters/${character.id}/edit`, "Edit Ysolde"],
      [`/game/${campaign.id}`, "The Drowned Bell"],
      ["/api-test", "API Test"],
      ["/service-status", "Service Status"],
    ];
    for (const [route, name] of screens) {
      await site.page.goto(site.stack.url + route, { waitUntil: "commit" });
      expect(await seen(site.page.getByRole("heading", { level: 1, name }))).toBe(true);
    }
  });
});

describe("§2 Sidebar", () => {
  const sidebar = () => site.page.locator("#sidebar");
  const expand = () => site.page.getByRole("button", { name: "Open the sidebar" }).click();

  it("has links to Dashboard, Worlds, Campaigns and Characters, and any link collapses it", async () => {
    await site.join();
    await site.open("/service-status");
    for (const [name, where] of [
      ["Dashboard", "/"],
      ["Worlds", "/worlds"],
      ["Campaigns", "/campaigns"],
      ["Characters", "/characters"],
    ] as const) {
      await expand();
      await sidebar().getByRole("link", { name, exact: true }).click();
      await site.page.waitForURL(site.stack.url + where);
      expect(await seen(site.page.getByRole("button", { name: "Open the sidebar" }))).toBe(true);
    }
  });

  it("says 'No worlds yet', 'No campaigns yet', 'No characters yet' where there are none", async () => {
    await site.join();
    await site.open("/");
    await expand();
    for (const words of ["No worlds yet", "No campaigns yet", "No characters yet"]) {
      expect(await seen(sidebar().getByText(words, { exact: true }))).toBe(true);
    }
  });

  it("lists the player's worlds, campaigns and characters as sub-links, which collapse it too", async () => {
    const { world, campaign, character } = await (await site.join()).readyToPlay();
    await site.open("/");
    for (const [name, where] of [
      ["Saltmarrow", `/worlds/${world.id}`],
      ["The Drowned Bell", `/campaigns/${campaign.id}`],
      ["Ysolde", `/characters/${character.id}`],
    ] as const) {
      await expand();
      await sidebar().getByRole("link", { name, exact: true }).click();
      await site.page.waitForURL(`**${where}`);
      expect(await sidebar().getByRole("link", { name, exact: true }).count()).toBe(0);
    }
  });

  it("has a Sign Out button that ends the session", async () => {
    const player = await site.join();
    await site.open("/");
    const mine = (await site.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await site.page.getByRole("button", { name: "Sign Out" }).click();
    await site.page.waitForURL("**/login");
    // The cookie is worth nothing from now on, wherever it was copied to.
    const asked = await fetch(`${site.stack.url}/api/worlds`, { headers: { Cookie: mine } });
    expect(asked.status).toBe(401);
    expect(player.cookies()).not.toBe("");
  });
});

describe("§6 Roles and permissions", () => {
  it("shows every player their own worlds, campaigns and characters and nobody else's", async () => {
    await (await Player.join(site.stack.url)).readyToPlay();
    const other = await site.join();
    const lists = await Promise.all(
      ["worlds", "campaigns", "characters"].map((kind) => other.call<Record<string, []>>("GET", `/api/${kind}`)),
    );
    expect(lists.map(({ body }) => Object.values(body))).toEqual([[[]], [[]], [[]]]);
    for (const [asked, words] of [
      ["/worlds", "Create Your First World"],
      ["/campaigns", "No Worlds Available"],
      ["/characters", "No campaigns found"],
    ] as const) {
      await site.open(asked);
      await site.page.getByText(words, { exact: true }).waitFor();
    }
  });

  it("§3 the signed-in user has uid, displayName and email", async () => {
    const player = new Player(site.stack.url);
    const user: SignUpAnswer["user"] = await player.signUp();
    await player.signIn();
    const { body } = await player.call<{ user: object }>("GET", "/api/auth/session");
    expect(body.user).toEqual(user);
    expect(Object.keys(user).toSorted()).toEqual(["displayName", "email", "uid"]);
  });
});

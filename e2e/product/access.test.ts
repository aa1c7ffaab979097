import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import type { SignUpAnswer } from "#contracts/http/auth";
import { SRD_ATTRIBUTION } from "#contracts/srd-attribution";
import { Player } from "../../tools/harness/player/player.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const path = () => new URL(site.page.url()).pathname;
const heading = () => site.page.getByRole("heading", { level: 1 }).first().innerText();

/** The pages that a visitor can see without signing in, with their headings. */
const PUBLIC: readonly (readonly [path: string, heading: string])[] = [
  ["/login", "Lorehearth"],
  ["/reset-password", "Forgot your password?"],
  ["/confirm-email", "Your new email address"],
  ["/credits", "Credits and licences"],
];

/** A route and the heading of its screen. If several screens have the same heading, also something that only this screen shows. */
type Screen = readonly [route: string, heading: string, sign?: Locator];

/**
 * Every route of the app with its screen. Of the ids, only the world `empty` and the campaign `free` belong to records that can still be
 * edited.
 */
function screens(
  ids: Readonly<Record<"name" | "world" | "campaign" | "character" | "empty" | "free", string>>,
): Screen[] {
  const main = site.page.getByRole("main");
  const tabs = main.getByRole("tab", { name: "World Overview" });
  const [chosen, toChoose] = [main.locator("form p", { hasText: /^Saltmarrow$/u }), main.getByLabel(/^World/u)];
  const [fixed, anyCampaign] = [main.locator("p", { hasText: /^The Drowned Bell$/u }), main.getByLabel(/^Campaign/u)];
  return [
    ["/", `Welcome, ${ids.name}`],
    ["/worlds", "Worlds"],
    ["/worlds/create", "Create New World"],
    [`/worlds/${ids.world}`, "Saltmarrow"],
    [`/worlds/${ids.empty}/edit`, "Edit World"],
    [`/worlds/${ids.world}/campaigns`, "Campaigns of Saltmarrow"],
    [`/worlds/${ids.world}/campaigns/create`, "Create Campaign", chosen],
    [`/worlds/${ids.world}/campaigns/${ids.campaign}`, "The Drowned Bell", tabs],
    [`/worlds/${ids.empty}/campaigns/${ids.free}/edit`, "Edit Campaign"],
    [
      `/worlds/${ids.world}/campaigns/${ids.campaign}/characters`,
      "Characters of The Drowned Bell",
      main.getByRole("link", { name: "Link a Character" }),
    ],
    ["/campaigns", "Campaigns"],
    ["/campaigns/create", "Create Campaign", toChoose],
    [`/campaigns/create/${ids.world}?idea=A%20bell%20rings`, "Create Campaign", chosen],
    [`/campaigns/${ids.campaign}`, "The Drowned Bell", tabs],
    [`/campaigns/${ids.free}/edit`, "Edit Campaign"],
    [`/campaigns/${ids.campaign}/characters`, "Characters of The Drowned Bell"],
    ["/characters", "Characters"],
    ["/characters/create", "Create Character", anyCampaign],
    [`/characters/create/${ids.campaign}`, "Create Character", fixed],
    [`/characters/${ids.character}`, "Ysolde"],
    [`/characters/${ids.character}/edit`, "Edit Ysolde"],
    [`/game/${ids.campaign}`, "The Drowned Bell", main.getByLabel("What do you do?")],
    ["/api-test", "API Test"],
    ["/service-status", "Service Status"],
  ];
}

describe("Access", () => {
  it("a visitor sees /login, the pages that mails lead to, and /credits", async () => {
    await site.as(null);
    for (const [address, name] of PUBLIC) {
      await site.open(address);
      expect([path(), await heading()]).toEqual([address, name]);
    }
  });

  /** Opens these addresses as a visitor who is not signed in. Returns the pages to which the visitor is sent. */
  async function arrivals(address: readonly string[]): Promise<Set<string>> {
    await site.as(null);
    const reached = new Set<string>();
    for (const each of address) {
      await site.open(each);
      reached.add(`${path()} ${await heading()}`);
    }
    return reached;
  }

  it("every other path leads a visitor to /login, such as the dashboard, a table, and what there is not", async () => {
    expect(await arrivals(["/", "/game/none", "/nowhere/at/all"])).toEqual(new Set(["/login Lorehearth"]));
  });

  it("every other path of the route table leads a visitor to /login", { tags: ["long"] }, async () => {
    const none = { name: "", world: "none", campaign: "none", character: "none", empty: "none", free: "none" };
    const beyond = ["/account", "/campaigns/import", "/campaigns/export", "/campaigns/none/chronicle"];
    const address = [...screens(none).map(([route]) => route), ...beyond];
    expect(await arrivals(address)).toEqual(new Set(["/login Lorehearth"]));
  });

  it("the sign-in leads to /credits, which says word for word where the rules come from", async () => {
    await site.as(null);
    await site.open("/login");
    await site.page.getByRole("link", { name: "Credits and licences" }).click();
    await site.page.waitForURL("**/credits");
    // The address changes before the page is shown, so wait for the page's text.
    await expect.poll(() => site.page.getByRole("main").innerText()).toContain(SRD_ATTRIBUTION);
  });

  it("everybody finds the licence of all that the app is made of behind /credits", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/service-status");
    await site.page.locator('footer a[href="/credits"]').click();
    await site.page.getByRole("link", { name: "All licences" }).click();
    await site.page.waitForURL("**/licenses.txt");
    const file = await fetch(`${site.stack.url}/licenses.txt`);
    expect(file.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
    const licences = await file.text();
    expect(licences).toContain(SRD_ATTRIBUTION);
    for (const part of ["@fontsource-variable/literata", "hono", "lucide-react", "react-dom", "tailwindcss", "zod"]) {
      const isThere = new RegExp(`^${part} \\d`, "mu").test(licences);
      // All parts of the app are listed except hono, which runs only on the servers.
      expect([part, isThere]).toEqual([part, part !== "hono"]);
    }
  });

  it("a signed-in player is redirected from /login to /", async () => {
    await site.join();
    await site.open("/login");
    await site.page.waitForURL(`${site.stack.url}/`);
    await expect.poll(heading).toContain("Welcome");
  });

  it("every signed-in page has a collapsible sidebar, collapsed at first, and at its foot a link to /service-status", async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    for (const address of ["/", "/worlds", `/campaigns/${campaign.id}`, "/api-test", `/game/${campaign.id}`]) {
      await site.open(address);
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

describe("Route table", () => {
  it("has a screen at every route, and each says which it is", { tags: ["long"] }, async () => {
    const player = await site.join();
    const { world, campaign, character } = await player.readyToPlay();
    const empty = await player.world("Varrow Point");
    const free = await player.campaign(empty.id);
    for (const [route, name, sign] of screens({
      name: player.email,
      world: world.id,
      campaign: campaign.id,
      character: character.id,
      empty: empty.id,
      free: free.id,
    })) {
      await site.page.goto(site.stack.url + route, { waitUntil: "commit" });
      expect(await seen(site.page.getByRole("heading", { level: 1, name, exact: true }))).toBe(true);
      if (sign) expect(await seen(sign.first())).toBe(true);
      expect(site.page.url()).toBe(site.stack.url + route);
    }
  });

  it(
    "a campaign's characters below its world are also where one is created (create mode)",
    { tags: ["long"] },
    async () => {
      const player = await site.join();
      const world = await player.world();
      const campaign = await player.campaign(world.id);
      const route = `/worlds/${world.id}/campaigns/${campaign.id}/characters`;
      const create = site.page.getByRole("main").getByRole("link", { name: "Create Character", exact: true });
      for (const names of [[], ["Ysolde"]]) {
        await site.open(route);
        await create.waitFor();
        expect(await site.page.getByRole("main").getByRole("heading", { level: 4 }).allInnerTexts()).toEqual(names);
        await create.click();
        await site.page.waitForURL(`**/characters/create/${campaign.id}`);
        await player.character(campaign.id);
      }
    },
  );
});

describe("Sidebar", () => {
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

  it(
    "says 'No worlds yet', 'No campaigns yet', 'No characters yet' where there are none",
    { tags: ["long"] },
    async () => {
      await site.join();
      await site.open("/");
      await expand();
      for (const words of ["No worlds yet", "No campaigns yet", "No characters yet"]) {
        expect(await seen(sidebar().getByText(words, { exact: true }))).toBe(true);
      }
    },
  );

  it(
    "lists the player's worlds, campaigns and characters as sub-links, which collapse it too",
    { tags: ["long"] },
    async () => {
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
    },
  );

  it("has a Sign Out button that ends the session", async () => {
    const player = await site.join();
    await site.open("/");
    const mine = (await site.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await site.page.getByRole("button", { name: "Sign Out" }).click();
    await site.page.waitForURL("**/login");
    // After the sign-out, a copy of the cookie must not work any more.
    const address = await fetch(`${site.stack.url}/api/worlds`, { headers: { Cookie: mine } });
    expect(address.status).toBe(401);
    expect(player.cookies()).not.toBe("");
  });
});

describe("Roles and permissions", () => {
  it("shows every player their own worlds, campaigns and characters and nobody else's", async () => {
    await (await Player.ready(site.stack.url)).readyToPlay();
    const other = await site.join();
    const lists = await Promise.all(
      ["worlds", "campaigns", "characters"].map((kind) => other.call<Record<string, []>>("GET", `/api/${kind}`)),
    );
    expect(lists.map(({ body }) => Object.values(body))).toEqual([[[]], [[]], [[]]]);
    for (const [address, words] of [
      ["/worlds", "Create Your First World"],
      ["/campaigns", "No Worlds Available"],
      ["/characters", "No campaigns found"],
    ] as const) {
      await site.open(address);
      await site.page.getByText(words, { exact: true }).waitFor();
    }
  });

  it("the signed-in user has uid, displayName and email", { tags: ["long"] }, async () => {
    const player = new Player(site.stack.url);
    const user: SignUpAnswer["user"] = await player.signUp();
    await player.signIn();
    const { body } = await player.call<{ user: object }>("GET", "/api/auth/session");
    expect(body.user).toEqual(user);
    expect(Object.keys(user).toSorted()).toEqual(["displayName", "email", "uid"]);
  });
});

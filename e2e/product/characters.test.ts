import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { Player } from "../../tools/harness/player/player.ts";
import { answered, ilse, SHEETS } from "../../tools/harness/servers/sheet-service.ts";
import { detail, gone, openSite, panel } from "./site.ts";

const site = openSite();
const main = () => site.page.getByRole("main");
const shown = () => site.page.getByRole("tabpanel");
const card = (name: string) =>
  main()
    .getByRole("listitem")
    .filter({ has: site.page.getByRole("heading", { name, level: 4 }) });
const FACTS = [
  ["Race", "Selkie"],
  ["Class", "Ranger"],
  ["Level", "3"],
  ["Background", "Sage"],
  ["Subclass", "Hunter"],
  ["Hit Points", "20 / 24"],
  ["Armor Class", "15"],
  ["Speed", "35 ft"],
  ["STR", "8"],
  ["DEX", "17"],
  ["CON", "13"],
  ["INT", "11"],
  ["WIS", "15"],
  ["CHA", "9"],
] as const;

/** Creates a campaign without characters. */
async function empty() {
  const player = await site.join();
  const campaign = await player.campaign((await player.world()).id);
  return { player, campaign };
}

/** A character in which no field has its default value. */
const YSOLDE = {
  name: "Ysolde",
  race: "Other",
  customRace: "Selkie",
  background: "Sage",
  level: 3,
  classes: [{ name: "Ranger", subclass: "Hunter", level: 3 }],
  hp: { current: 20, max: 24 },
  armorClass: 15,
  speed: 35,
  abilityScores: { strength: 8, dexterity: 17, constitution: 13, intelligence: 11, wisdom: 15, charisma: 9 },
};
const ysolde = (player: Player, { id: campaignId }: Campaign, more: object = {}) =>
  player.call("POST", "/api/characters", { ...YSOLDE, campaignId, ...more });

async function linked(player: Player, { id: campaignId }: Campaign): Promise<void> {
  const exported = JSON.stringify(answered(ilse()));
  const answer = await player.call("POST", "/api/characters/link", { campaignId, sheet: `${SHEETS.ilse}`, exported });
  expect(answer.status).toBe(201);
}

describe("Characters page", () => {
  it(
    "without campaigns says 'No campaigns found', with the way to create one, below a breadcrumb",
    { tags: ["long"] },
    async () => {
      await site.join();
      await site.open("/characters");
      await main().getByText("No campaigns found", { exact: true }).waitFor();
      expect(await main().getByRole("link", { name: "Create Campaign" }).getAttribute("href")).toBe(
        "/campaigns/create",
      );
      const way = site.page.getByRole("navigation", { name: "Breadcrumb" });
      expect(await way.innerText()).toMatch(/Dashboard[^]*Characters/u);
    },
  );

  it(
    "groups characters by world, then campaign; a campaign without any offers Create Character",
    { tags: ["long"] },
    async () => {
      const { player, campaign } = await empty();
      await ysolde(player, campaign);
      const other = await player.campaign((await player.world("Varrow Point")).id);
      await site.open("/characters");
      const world = (name: string) => panel(site.page, name);
      await world("Saltmarrow").getByRole("heading", { name: "The Drowned Bell", level: 3 }).waitFor();
      await world("Saltmarrow").getByRole("heading", { name: "Ysolde", level: 4 }).waitFor();
      const create = world("Varrow Point").getByRole("link", { name: "Create Character" });
      expect(await create.getAttribute("href")).toBe(`/characters/create/${other.id}`);
    },
  );

  it("shows of each character level, race, class, subclass, background, HP, AC and the six scores", async () => {
    const { player, campaign } = await empty();
    await ysolde(player, campaign);
    await site.open("/characters");
    for (const [name, value] of FACTS) {
      expect([name, (await detail(card("Ysolde"), name)).split("\n")[0]]).toEqual([name, value]);
    }
  });

  it("has View, Edit and Delete; a linked character is flagged 'Managed in' and cannot be edited", async () => {
    const { player, campaign } = await empty();
    await ysolde(player, campaign);
    await linked(player, campaign);
    await site.open("/characters");
    await card("Ysolde").getByRole("link", { name: "View Ysolde" }).waitFor();
    expect(await card("Ysolde").getByRole("link", { name: "Edit Ysolde" }).innerText()).toBe("Edit");
    expect(await card("Ysolde").getByText("Managed in").count()).toBe(0);
    await card("Ilse Varga").getByText("Managed in D&D Beyond", { exact: true }).waitFor();
    await card("Ilse Varga").getByRole("link", { name: "View Ilse Varga" }).waitFor();
    await card("Ilse Varga").getByRole("button", { name: "Delete Ilse Varga" }).waitFor();
    expect(await card("Ilse Varga").getByRole("link", { name: /^Edit/u }).count()).toBe(0);
  });

  it("asks 'Are you sure you want to delete this character?' first", async () => {
    const { player, campaign } = await empty();
    await ysolde(player, campaign);
    await site.open("/characters");
    const dialog = site.page.getByRole("alertdialog");
    const ask = () => card("Ysolde").getByRole("button", { name: "Delete Ysolde" }).click();
    await ask();
    await dialog.getByText("Are you sure you want to delete this character?", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await ask();
    await dialog.getByRole("button", { name: /^Delete/u }).click();
    await gone(dialog, card("Ysolde"));
    const path = `/api/characters?campaignId=${campaign.id}`;
    expect((await player.call<{ characters: [] }>("GET", path)).body.characters).toEqual([]);
  });

  it("counts characters, campaigns and the average level, rounded, beside it", { tags: ["long"] }, async () => {
    const { player, campaign } = await empty();
    await ysolde(player, campaign, { level: 3, classes: [{ name: "Ranger", level: 3 }] });
    await ysolde(player, campaign, { level: 4, classes: [{ name: "Ranger", level: 4 }] });
    await site.open("/characters");
    const totals = panel(site.page, "Character Statistics");
    expect(await detail(totals, "Total characters")).toBe("2");
    expect(await detail(totals, "Total campaigns")).toBe("1");
    expect(await detail(totals, "Average level")).toBe("4");
  });

  it("a character of whom little was said is level 1, and each score is 10", { tags: ["long"] }, async () => {
    const { player, campaign } = await empty();
    await player.call("POST", "/api/characters", { campaignId: campaign.id, name: "Nobody" });
    await site.open("/characters");
    expect(await detail(card("Nobody"), "Level")).toBe("1");
    for (const short of ["STR", "DEX", "CON", "INT", "WIS", "CHA"]) {
      expect([short, (await detail(card("Nobody"), short)).split("\n")[0]]).toEqual([short, "10"]);
    }
  });
});

describe("a character who has played", () => {
  it("is shown as at the table on the card and on the page, and the form says that play has gone on", async () => {
    const player = await site.join();
    const { campaign, character } = await player.readyToPlay();
    const campaignId = campaign.id;
    await player.call("POST", "/api/chat/initialize-campaign", { campaignId });
    const act = (action: object) =>
      player.call("POST", "/api/chat/sheet", { campaignId, characterId: character.id, action });
    await act({ type: "coins", delta: 250 });
    await act({ type: "hit_points", delta: -1, reason: "a nail" });
    const path = `/api/characters/${character.id}`;
    const read = async () => (await player.call<{ character: PlayedCharacter }>("GET", path)).body.character;
    await expect.poll(async () => (await read()).live?.hp.current).toBe(character.hp.current - 1);
    const { live } = await read();
    const asAt = `As at turn ${live?.turn.number}`;
    await site.open("/characters");
    await card(character.name).getByText(asAt, { exact: true }).waitFor();
    await card(character.name).getByText("2.5 gp").waitFor();
    expect(await detail(card(character.name), "Hit Points")).toBe(`${character.hp.current - 1} / ${character.hp.max}`);
    await site.open(`/characters/${character.id}`);
    await site.page.getByText(asAt, { exact: true }).waitFor();
    await site.page.getByRole("heading", { name: "At the table" }).waitFor();
    await site.open(`/characters/${character.id}/edit`);
    await site.page.getByText(`as at turn ${live?.turn.number}`, { exact: false }).first().waitFor();

    await player.call("POST", "/api/chat/head", { campaignId, move: "undo" });
    await expect.poll(async () => (await read()).live?.hp.current).toBe(character.hp.current);
  });
});

describe("Campaign view: Character", () => {
  it(
    "shows the sheet: race (a custom one too), class, level, background, subclass, HP, AC, speed, six scores",
    { tags: ["long"] },
    async () => {
      const { player, campaign } = await empty();
      await ysolde(player, campaign);
      await site.open(`/campaigns/${campaign.id}#character`);
      await shown().getByRole("heading", { name: "Ysolde" }).waitFor();
      for (const [name, value] of FACTS) {
        expect([name, (await detail(shown(), name)).split("\n")[0]]).toEqual([name, value]);
      }
    },
  );

  it("has a small editor of name, level 1 to 20, HP and AC, whose Save closes it and keeps what was written", async () => {
    const player = await site.join();
    const { campaign, character } = await player.readyToPlay();
    await site.open(`/campaigns/${campaign.id}#character`);
    await site.page.getByRole("button", { name: "Edit Ysolde" }).click();
    const level = shown().getByLabel("Level");
    expect([await level.getAttribute("min"), await level.getAttribute("max")]).toEqual(["1", "20"]);
    await level.fill("21");
    await shown().getByRole("button", { name: "Save Changes" }).click();
    await shown().getByText("Not more than 20", { exact: true }).waitFor();
    await level.fill("4");
    await shown().getByLabel(/^Name/u).fill("Ysolde the Grey");
    await shown().getByLabel("Current hit points").fill("11");
    await shown().getByLabel("Most hit points").fill("30");
    await shown().getByLabel("Armor Class").fill("16");
    await shown().getByRole("button", { name: "Save Changes" }).click();
    await shown().getByRole("heading", { name: "Ysolde the Grey" }).waitFor();
    expect(await level.count()).toBe(0);
    const path = `/api/characters/${character.id}`;
    expect((await player.call<{ character: Character }>("GET", path)).body.character).toMatchObject({
      name: "Ysolde the Grey",
      level: 4,
      hp: { current: 11, max: 30 },
      armorClass: 16,
    });
  });

  it(
    "sends the player elsewhere for a linked character: a link and a note, and no editor",
    { tags: ["long"] },
    async () => {
      const { player, campaign } = await empty();
      await linked(player, campaign);
      await site.open(`/campaigns/${campaign.id}#character`);
      await shown().getByText("This character is managed in D&D Beyond. Edit it there.").waitFor();
      await shown().getByRole("link", { name: "Open in D&D Beyond" }).waitFor();
      expect(await shown().getByRole("button", { name: /^Edit/u }).count()).toBe(0);
    },
  );
});

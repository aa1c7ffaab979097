import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

describe("A player's characters", () => {
  const stack = sharedStack();
  let browser: Browser;
  let player: Player;
  let campaign: Campaign;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    player = await Player.ready(stack.url);
    campaign = await player.campaign((await player.world()).id);
    page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(15_000);
    return () => page.context().close();
  });

  const open = (path: string) => page.goto(stack.url + path, { waitUntil: "networkidle" });
  const step = (name: string) => page.getByRole("heading", { name, level: 2 });
  const next = () => page.getByRole("button", { name: "Next" }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  /** Finds a required field. Its label ends with "(required)". */
  const required = (label: string) => page.getByLabel(new RegExp(`^${label} ?\\(required\\)$`, "u"));
  const listed = async (): Promise<readonly Character[]> =>
    (await player.call<{ characters: Character[] }>("GET", `/api/characters?campaignId=${campaign.id}`)).body
      .characters;

  it("are created step by step, with the keyboard alone", async () => {
    await open(`/characters/create/${campaign.id}`);
    await step("What are they?").waitFor();
    await field("Race").selectOption("Other");
    await next();
    await page.getByText("Name the race").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("customRace");
    await page.keyboard.type("Selkie");
    await page.keyboard.press("Enter");

    await step("What can they do?").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("What can they do?");
    await field("Class").selectOption("Rogue");
    await field("Level").fill("3");
    await page.keyboard.press("Enter");

    await step("Where do they come from?").waitFor();
    await field("Background").selectOption("Sage");
    await next();

    await step("What are they good at?").waitFor();
    // The best score is in Dexterity, the main ability of a rogue.
    expect(await field("Dexterity").inputValue()).toBe("15");
    await field("Strength").selectOption("15");
    expect(await field("Dexterity").inputValue()).toBe("8");
    await page.getByLabel("Point buy").check();
    await page.getByText("0 points left").waitFor();
    await page.getByRole("button", { name: "Lower Strength" }).press("Enter");
    await page.getByText("2 points left").waitFor();
    for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Raise Dexterity" }).press("Enter");
    // Two points are enough for two raises, so the third press has no effect.
    await page.getByText("0 points left").waitFor();
    await next();

    await step("What have they learned?").waitFor();
    expect(await page.getByLabel("Arcana · INT").isChecked()).toBe(true);
    await page.getByLabel("Stealth · DEX").check({ force: true });
    await page.getByText("1 of 4 chosen").waitFor();
    await next();

    await step("What do they own?").waitFor();
    await page.getByText("Armor Class 11 = Leather Armor", { exact: true }).waitFor();
    await page.getByLabel("100 gold pieces").check();
    await page.getByText("Armor Class 10 = unarmored", { exact: true }).waitFor();
    await next();

    await step("Who sits down at the table?").waitFor();
    await page.getByRole("button", { name: "Create Character" }).click();
    await page.getByText("Name is required").waitFor();
    await page.keyboard.type("Mira Vance");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/campaigns/${campaign.id}#session`);
    expect(await listed()).toMatchObject([
      {
        name: "Mira Vance",
        race: "Other",
        customRace: "Selkie",
        classes: [{ name: "Rogue", level: 3 }],
        level: 3,
        background: "Sage",
        abilityScores: { strength: 14, dexterity: 10 },
        // What the player left open is chosen by the rules.
        skills: expect.arrayContaining(["Arcana", "History", "Stealth"]),
        hp: { current: 24, max: 24 },
        armorClass: 10,
        build: { species: "Selkie", coins: expect.any(Number), classes: [{ id: "rogue", level: 3 }] },
        speed: 30,
        managedExternally: false,
      },
    ]);
  });

  it("are ready to play after one press, with gear and spells", async () => {
    await open(`/characters/create/${campaign.id}`);
    await page.getByRole("button", { name: "Quick hero" }).press("Enter");
    await step("Who sits down at the table?").waitFor();
    expect(await required("Name").inputValue()).not.toBe("");
    await page.getByRole("button", { name: "Create Character" }).click();
    await page.waitForURL(`**/campaigns/${campaign.id}#session`);
    const [hero] = await listed();
    expect(hero?.build?.gear.length).toBeGreaterThan(0);
    expect(hero?.build?.classes).toHaveLength(1);
    expect(hero?.build?.overrides).toEqual({});
    expect(hero?.skills.length).toBeGreaterThanOrEqual(4);
  });

  it(
    "are the next step that a new campaign shows, whose own form is not behind it any more",
    { tags: ["long"] },
    async () => {
      await open("/campaigns");
      await page.getByRole("link", { name: "+ Create Campaign" }).click();
      await page.getByRole("button", { name: "Create Campaign" }).click();
      await page.getByRole("heading", { name: "Story Hooks" }).waitFor();
      await page.goBack();
      await page.waitForURL(`${stack.url}/campaigns`);
      await page.goForward();
      await page.getByRole("main").getByRole("link", { name: "Create Character" }).click();
      await step("What are they?").waitFor();
      await next();
      await step("What can they do?").waitFor();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole("link", { name: "Review" }).click();
      await required("Name").fill("Wren");
      await page.getByRole("button", { name: "Create Character" }).click();
      await page.getByText("The story begins when you sit down.").waitFor();
      // The Back button leads to the campaign, not to the steps of the form, which are empty now.
      await page.goBack();
      await page.waitForURL(/\/campaigns\/[\w-]{20,}$/u);
      await page.goForward();
      await page.getByText("The story begins when you sit down.").waitFor();
      await page.getByRole("tab", { name: "Campaign Overview" }).click();
      await page.getByRole("heading", { name: "Story Hooks" }).waitFor();
      expect(await page.getByRole("link", { name: "Start Game Session" }).count()).toBe(1);
    },
  );

  it("are led to what is missing from wherever they are created", { tags: ["long"] }, async () => {
    await open(`/characters/create/${campaign.id}#background`);
    await field("Background").selectOption("Other");
    await page.getByRole("link", { name: "Review" }).click();
    await required("Name").fill("Mira Vance");
    await page.getByRole("button", { name: "Create Character" }).click();
    await step("Where do they come from?").waitFor();
    await page.getByText("Name the background").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("customBackground");
    expect(await listed()).toEqual([]);
  });

  it(
    "are stored unfinished through a reload and through leaving, until created or started again",
    { tags: ["long"] },
    async () => {
      await open(`/characters/create/${campaign.id}`);
      await field("Race").selectOption("Dwarf");
      await next();
      await field("Class").selectOption("Cleric");
      await page.goBack();
      await step("What are they?").waitFor();
      expect(await field("Race").inputValue()).toBe("Dwarf");
      await page.goForward();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await step("What can they do?").waitFor();
      expect(await field("Class").inputValue()).toBe("Cleric");

      await page.getByRole("link", { name: "Cancel" }).click();
      await page.getByText("Leave this character for now?").waitFor();
      await page.getByRole("button", { name: "Leave" }).click();
      await page.waitForURL(`**/campaigns/${campaign.id}#**`);
      await open(`/characters/create/${campaign.id}`);
      await page.getByText("You began this character before.").waitFor();
      expect(await field("Race").inputValue()).toBe("Dwarf");
      await page.getByRole("button", { name: "Start over" }).click();
      expect(await field("Race").inputValue()).toBe("");
      await open(`/characters/create/${campaign.id}`);
      expect(await page.getByText("You began this character before.").count()).toBe(0);
    },
  );

  it("may have their scores rolled, in the browser, which says so", { tags: ["long"] }, async () => {
    await open(`/characters/create/${campaign.id}#abilities`);
    await page.getByLabel("Roll", { exact: true }).check();
    await page.getByText("Your browser rolls these").waitFor();
    await page.getByRole("button", { name: "Roll the dice" }).click();
    await page.getByText("Rolled once.").waitFor();
    const rolls = await page.getByRole("list", { name: "The six rolls" }).getByRole("listitem").allInnerTexts();
    const totals = rolls.map((words) => Number.parseInt(words, 10)).toSorted((one, other) => one - other);
    const abilities = ["Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma"];
    const chosen = await Promise.all(abilities.map(async (name) => Number(await field(name).inputValue())));
    expect(chosen.toSorted((one, other) => one - other)).toEqual(totals);
  });

  it("have a whole sheet, which fits on paper", { tags: ["long"] }, async () => {
    const character = await player.character(campaign.id);
    await open(`/characters/${character.id}`);
    for (const title of ["Saving Throws", "Skills", "Spell Slots and Resources", "Who they are", "Notes"]) {
      await page.getByRole("heading", { name: title, exact: true }).waitFor();
    }
    await page.getByText("3d10").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const name of ["Edit", "Print", "Delete Ysolde"]) {
      expect([name, await page.getByRole("button", { name }).or(page.getByRole("link", { name })).isVisible()]).toEqual(
        [name, false],
      );
    }
    await page.getByRole("heading", { name: "Ysolde", level: 1 }).waitFor();
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
  });
});

import { afterAll, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import { type Asked, STORY, replying } from "#storyteller/testing/model-server";
import { addEpisode, storeEntity } from "#memory-client";
import type { Player } from "../../tools/harness/player/player.ts";
import { memoryClient } from "../../tools/harness/player/memory-client.ts";
import { startModelServer } from "../../tools/harness/servers/model-server.ts";
import { openSite, seen } from "./site.ts";

/** The prompts that the game master's model received, one for each turn. Only requests of a game master have tools. */
const prompts: string[] = [];
/** How many requests to describe a world or a campaign the model received. The next variable says whether the provider accepts the key. */
let described = 0;
let isKeyAccepted = false;
const PROSE = "A lighthouse whose flame burns blue stands at the end of the land.";
const WORLD = JSON.stringify({
  name: "Varrow Point",
  ...Object.fromEntries(["overview", "land", "powersAndPeople", "magic", "troubles"].map((part) => [part, PROSE])),
  adventureIdeas: ["Relight the lamp.", "Find who put it out."],
});
const server = await startModelServer(0, (request) => {
  if (request.tools !== undefined) prompts.push(textOf(request));
  if (!textOf(request).includes("You design settings and campaigns")) return replying(STORY);
  described += 1;
  return isKeyAccepted ? replying(WORLD) : { status: 401, message: "Incorrect API key provided" };
});
const textOf = ({ messages }: Asked) => messages.map(({ content }) => String(content)).join("\n");
afterAll(() => server.close());

const site = openSite({ GM_PROVIDER: "openai", GM_MODELS: "storyteller-1", OPENAI_BASE_URL: server.baseUrl });
const toggle = (name: string) => site.page.getByRole("switch", { name });
const foot = (number: number) => site.page.getByRole("article", { name: `Turn ${number}` }).locator("footer");

/** The text that each switch of the page adds to the prompt. The switches are in the order of the page. */
const REMINDERS: readonly (readonly [toggle: string, words: string])[] = [
  ["Campaign Overview", "Somebody has put out the flame."],
  ["World Info", "A lighthouse stands at the end of the land."],
];
const EPISODE = "Hanne Brook keeps the key of the toll house.";

/**
 * Puts a player at a table with one turn, whose campaign remembers an episode. The returned `play` sends words on the page and returns the
 * prompt that follows.
 */
async function sitDown() {
  const player = await site.join();
  const make = async <Body>(path: string, body: object) => (await player.call<Body>("POST", path, body)).body;
  const { world } = await make<{ world: World }>("/api/worlds", {
    name: "Saltmarrow",
    genres: ["nautical"],
    magicLevel: "low",
    description: "A lighthouse stands at the end of the land. Nobody knows who built it.",
  });
  const { campaign } = await make<{ campaign: Campaign }>("/api/campaigns", {
    worldId: world.id,
    name: "The Drowned Bell",
    description: "Somebody has put out the flame. The keeper did it.",
  });
  await player.character(campaign.id);
  const memory = memoryClient(player, campaign.id);
  await memory.connect();
  await addEpisode(memory, EPISODE);
  const relationships = [{ targetName: "Hanne Brook", type: "owes" }];
  await storeEntity(memory, { entityId: "hero", entityData: { name: "Ysolde" }, relationships });
  memory.close();
  await make("/api/chat/gamemaster", { campaignId: campaign.id, message: "I come ashore." });
  await site.open(`/game/${campaign.id}`);
  let turns = 1;
  const play = async (words: string): Promise<string> => {
    const before = prompts.length;
    await site.page.getByLabel("What do you do?").fill(words);
    await site.page.getByLabel("What do you do?").press("Enter");
    turns += 1;
    await foot(turns).waitFor();
    await site.page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    expect(prompts).toHaveLength(before + 1);
    return prompts.at(-1) ?? "";
  };
  const badges = () => foot(turns).locator("span[title]").allInnerTexts();
  /** Plays turns until memory has answered in time, because on a busy machine a turn runs without memory. Returns that turn's prompt. */
  const playRemembering = (words: string) =>
    vi.waitUntil(
      async () => {
        const prompt = await play(words);
        return (await badges()).includes("Memory") && prompt;
      },
      { timeout: 60_000, interval: 0 },
    );
  await foot(turns).waitFor();
  return { play, playRemembering, badges };
}

describe("Game master page: what the toggles do", () => {
  it("Campaign Overview and World Info each add their part to the prompt, or leave it out", async () => {
    const { play } = await sitDown();
    const parts = REMINDERS.map((each) => each[1]);
    const partsOf = (prompt: string) => parts.filter((part) => prompt.includes(part));
    expect(partsOf(await play("I wait."))).toEqual(parts);
    for (const [name, words] of REMINDERS) {
      await toggle(name).click();
      expect(partsOf(await play("I wait on."))).toEqual(parts.filter((part) => part !== words));
      await toggle(name).click();
    }
    expect(partsOf(await play("I still wait."))).toEqual(parts);
  });

  it("Memory Enhanced has the game master reminded of what memory finds, or not", async () => {
    const { play, playRemembering } = await sitDown();
    expect(await playRemembering("I look for Hanne Brook.")).toContain(EPISODE);
    await toggle("Memory Enhanced").click();
    expect(await play("I look for Hanne Brook.")).not.toContain(EPISODE);
    await toggle("Memory Enhanced").click();
    expect(await playRemembering("I look for Hanne Brook.")).toContain(EPISODE);
  });

  it("Character Recap tells the game master how the heroes stand, or not", async () => {
    const { play, playRemembering } = await sitDown();
    const recap = "What the characters did last";
    expect(await playRemembering("I look for Hanne Brook.")).toMatch(
      new RegExp(`${recap}[^]*Ysolde owes Hanne Brook`, "u"),
    );
    await toggle("Character Recap").click();
    expect(await play("I look for Hanne Brook.")).not.toContain(recap);
    await toggle("Character Recap").click();
    expect(await playRemembering("I look for Hanne Brook.")).toContain(recap);
  });
});

describe("Game master page: badges", () => {
  it("a reply carries badges for source, AI, memory and contextual, as they are true of it", async () => {
    const { play, playRemembering, badges } = await sitDown();
    await playRemembering("I look for Hanne Brook.");
    expect(await badges()).toEqual(["Model", "AI · storyteller-1", "Memory", "Contextual"]);
    await toggle("Memory Enhanced").click();
    await play("I look for Hanne Brook.");
    expect(await badges()).toEqual(["Model", "AI · storyteller-1", "Contextual"]);
    for (const [name] of REMINDERS) await toggle(name).click();
    await toggle("Character Recap").click();
    await play("I look for Hanne Brook.");
    expect(await badges()).toEqual(["Model", "AI · storyteller-1"]);
  });
});

describe("A description whose model fails", () => {
  const REFUSED = "The provider does not accept the key for storyteller-1.";
  const failed = () => site.page.getByRole("alert").filter({ hasText: REFUSED });
  const press = (name: string) => site.page.getByRole("button", { name, exact: true }).click();
  async function worldOf(player: Player): Promise<string> {
    const body = { name: "Saltmarrow", genres: ["nautical"], magicLevel: "low", description: "A lighthouse." };
    return (await player.call<{ world: World }>("POST", "/api/worlds", body)).body.world.id;
  }
  const saying = (words: string) => site.page.getByText(words).waitFor();

  it("leaves a new world as it was typed, and the player chooses what tries next", async () => {
    await site.join();
    await site.open("/worlds/create");
    const details = site.page.getByLabel("Additional Details");
    await details.fill("The sea takes one ship each winter.");
    await site.page.getByText("Nautical", { exact: true }).click();
    const before = described;
    await press("Create World");
    await failed().getByText("Error creating world:").waitFor();
    expect(described).toBe(before + 1);
    await press("Try again");
    await expect.poll(() => described).toBe(before + 2);
    await failed().waitFor();
    const focused = site.page.locator("*:focus");
    expect(await focused.innerText()).toBe("Try again");
    expect(await details.inputValue()).toBe("The sea takes one ship each winter.");
    await press("Let the oracle write it");
    await saying("Written by the oracle");
    await site.page.waitForURL(/\/worlds\/[\w-]{20,}$/u);
    expect(described).toBe(before + 2);
  });

  it("says that a model wrote it where one did", async () => {
    await site.join();
    await site.open("/worlds/create");
    await site.page.getByText("Nautical", { exact: true }).click();
    await press("Create World");
    await failed().waitFor();
    isKeyAccepted = true;
    await press("Try again");
    expect(await seen(site.page.getByText("Written by a language model"))).toBe(true);
    isKeyAccepted = false;
    await site.page.getByRole("heading", { name: "Varrow Point", level: 1 }).waitFor();
  });

  it("leaves a stored campaign as it is until the player saves what the oracle wrote", { tags: ["long"] }, async () => {
    const player = await site.join();
    const body = { worldId: await worldOf(player), name: "Rime", description: "My own words." };
    const { campaign } = (await player.call<{ campaign: Campaign }>("POST", "/api/campaigns", body)).body;
    const stored = async () =>
      (await player.call<{ campaign: Campaign }>("GET", `/api/campaigns/${campaign.id}`)).body.campaign.description;
    await site.open(`/campaigns/${campaign.id}/edit`);
    const description = site.page.getByLabel("Description", { exact: true });
    await press("Regenerate Description");
    await failed().waitFor();
    expect(await description.inputValue()).toBe("My own words.");
    await press("Let the oracle write it");
    await saying("Save to keep it. Written by the oracle.");
    const written = await description.inputValue();
    expect(written).toContain("## Campaign Overview");
    expect(await description.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await stored()).toBe("My own words.");
    await press("Save Changes");
    await site.page.waitForURL(`**/campaigns/${campaign.id}#campaign-overview`);
    expect(await stored()).toBe(written);
  });

  it("leaves a new campaign's form filled in, and an adventure of the dashboard needs no description", async () => {
    await site.open(`/campaigns/create/${await worldOf(await site.join())}`);
    await site.page.getByLabel("Notes").fill("No spiders.");
    await press("Create Campaign");
    await failed().getByText("Error creating campaign:").waitFor();
    expect(await site.page.getByLabel("Notes").inputValue()).toBe("No spiders.");
    await press("Let the oracle write it");
    await saying("Written by the oracle");
    await site.page.waitForURL(/\/campaigns\/[\w-]{20,}$/u);

    await site.join();
    await site.open("/");
    await press("Begin: One Loaf Too Many");
    await site.page.waitForURL(/\/game\/[\w-]{20,}$/u);
    await site.page.getByRole("heading", { name: "One Loaf Too Many" }).waitFor();
  });
});

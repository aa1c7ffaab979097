import { afterAll, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";
import { type Asked, STORY, telling } from "../../packages/storyteller/src/llm/testing/scripts.ts";
import { addEpisode } from "../../web/src/shared/memory/keep-memory.ts";
import { memoryClient } from "../harness/memory-client.ts";
import { startModelServer } from "../harness/model-server.ts";
import { openSite } from "./site.ts";

/** What the game master's model was asked, one prompt a turn. Only a game master is given tools. */
const prompts: string[] = [];
const server = await startModelServer(0, (asked) => {
  if (asked.tools !== undefined) prompts.push(textOf(asked));
  return telling(STORY);
});
const textOf = ({ messages }: Asked) => messages.map(({ content }) => String(content)).join("\n");
afterAll(() => server.close());

const site = openSite({ GM_PROVIDER: "openai", GM_MODELS: "storyteller-1", OPENAI_BASE_URL: server.baseUrl });
const toggle = (name: string) => site.page.getByRole("switch", { name });
const foot = (number: number) => site.page.getByRole("article", { name: `Turn ${number}` }).locator("footer");

/** What each switch puts into the prompt while it is on, in the order in which the page shows them. */
const REMINDERS: readonly (readonly [toggle: string, words: string])[] = [
  ["Campaign Overview", "Somebody has put out the flame."],
  ["World Info", "A lighthouse stands at the end of the land."],
];
const EPISODE = "Hanne Brook keeps the key of the toll house.";

/** A player at a table with one turn, whose campaign remembers an episode. `play` sends words on the page and answers their prompt. */
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
  /** Plays until memory answered in time: on a busy machine a turn goes on without it. Answers the turn's prompt. */
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

describe("§2 Game master page: what the toggles do", () => {
  it.each(REMINDERS)("%s puts its part into what the game master is asked, or leaves it out", async (name, words) => {
    const { play } = await sitDown();
    const parts = REMINDERS.map((each) => each[1]);
    const partsOf = (prompt: string) => parts.filter((part) => prompt.includes(part));
    expect(partsOf(await play("I wait."))).toEqual(parts);
    await toggle(name).click();
    expect(partsOf(await play("I wait on."))).toEqual(parts.filter((part) => part !== words));
    await toggle(name).click();
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
});

describe("§2, §3 Game master page: badges", () => {
  it("a reply carries badges for source, AI, memory and contextual, as they are true of it", async () => {
    const { play, playRemembering, badges } = await sitDown();
    await playRemembering("I look for Hanne Brook.");
    expect(await badges()).toEqual(["Model", "AI · storyteller-1", "Memory", "Contextual"]);
    await toggle("Memory Enhanced").click();
    await play("I look for Hanne Brook.");
    expect(await badges()).toEqual(["Model", "AI · storyteller-1"]);
  });
});

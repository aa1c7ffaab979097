import type { Browser, BrowserContext, Page } from "playwright-core";

import type { Character } from "#contracts/entities/character";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import { characterOf } from "#rules/character";
import { quickHero } from "#rules/growth";

/** The player's messages after the opening. */
const DEEDS = [
  "I look around the room.",
  "I ask Annis who saw the keeper last.",
  "I promise Annis to bring the keeper home.",
  "I ask Joan about the lamp on the sill.",
];
/** More worlds for the player, so that the list of worlds is not almost empty. */
const OTHERS = [
  { name: "Varrow Point", genres: ["nautical", "gothic-horror"], magicLevel: "low" },
  { name: "The Brass Meridian", genres: ["steampunk", "desert"], magicLevel: "rare" },
];
const MARKET_WORLD = {
  name: "Saltmarrow",
  genres: ["high-fantasy"],
  magicLevel: "medium",
  description:
    "Saltmarrow is a harbour on the cold coast. The Salt Market fills its quay every morning. Old Marl is a pedlar at the Salt Market who sells rope and lamp oil.",
};
const MARKET = {
  name: "The Cut Rope",
  levelProgression: "milestone",
  description:
    "Somebody cut the ferry's rope in the night. I start at the Salt Market. I want to find out who cut the rope.",
};
const PASS = {
  name: "The Pass at Hollin",
  levelProgression: "milestone",
  description:
    "Osk Brandt is the guard of Hollin, a village under the pass. The grey wolf hunts at the old mill. I start at the old mill with Osk Brandt. I want to kill the grey wolf.",
};
/** How the fight at the pass comes about. */
const BLOWS = ["Osk, please come with me.", "I attack the grey wolf.", "I strike at the wolf again."];
const PATIENCE = 60_000;

export interface Story {
  /** The cookies of the player, who is signed in. */
  readonly signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;
  readonly worldId: string;
  readonly campaignId: string;
  readonly characterId: string;
  /** A story of the player's own that begins at a market, with a wizard. */
  readonly marketId: string;
  readonly wizardId: string;
  /** A story of the player's own in the middle of a fight, with a companion. */
  readonly fightId: string;
}

/** Signs up, starts a ready-made story and plays it in the browser. Resolves when memory has read all turns. */
export async function playStory(browser: Browser, site: string): Promise<Story> {
  const page = await browser.newPage({ locale: "en-GB", reducedMotion: "reduce" });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${site}/login`);
  await page.getByText("Don't have an account?").getByRole("button").click();
  await page.getByLabel("Name (optional)").fill("Mira");
  await page.getByLabel("Email").fill("mira@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a lantern in the rain");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Begin: The Last Lamplighter" }).click();
  await page.waitForURL(/\/game\//u);
  const campaignId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: /^Set the Scene/u }).click();
  await untilNarrated(page, "The opening scene");
  for (const [index, deed] of DEEDS.entries()) {
    await page.getByLabel("What do you do?").fill(deed);
    await page.keyboard.press("Enter");
    await untilNarrated(page, `Turn ${index + 1}`);
  }

  const call = async <Body>(path: string, data?: object): Promise<Body> => {
    const headers = { Origin: site };
    const response = await (data ? page.request.post(site + path, { data, headers }) : page.request.get(site + path));
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return (await response.json()) as Body;
  };
  for (const world of OTHERS) await call("/api/worlds", world);
  const market = await openMarket(call);
  await page.goto(`${site}/game/${market.marketId}`);
  await page.getByRole("button", { name: /^Set the Scene/u }).click();
  await untilNarrated(page, "The opening scene");
  const fightId = await openFight(call);
  await page.goto(`${site}/game/${fightId}`);
  await page.getByRole("button", { name: /^Set the Scene/u }).click();
  await untilNarrated(page, "The opening scene");
  for (const [index, blow] of BLOWS.entries()) {
    await page.getByLabel("What do you do?").fill(blow);
    await page.keyboard.press("Enter");
    await untilNarrated(page, `Turn ${index + 1}`);
  }
  while ((await call<GraphStatusAnswer>(`/api/graph/status?campaignId=${campaignId}`)).pending > 0)
    await page.waitForTimeout(250);
  const { campaign } = await call<{ campaign: { worldId: string } }>(`/api/campaigns/${campaignId}`);
  const { characters } = await call<{ characters: Character[] }>(`/api/characters?campaignId=${campaignId}`);
  const signedIn = await page.context().storageState();
  await page.context().close();
  return { signedIn, worldId: campaign.worldId, campaignId, characterId: characters[0]?.id ?? "", ...market, fightId };
}

type Call = <Body>(path: string, data?: object) => Promise<Body>;

/** A campaign of the player's own at a market, with a quick wizard. */
async function openMarket(call: Call): Promise<Pick<Story, "marketId" | "wizardId">> {
  const { world } = await call<{ world: { id: string } }>("/api/worlds", MARKET_WORLD);
  const { campaign } = await call<{ campaign: { id: string } }>("/api/campaigns", { ...MARKET, worldId: world.id });
  const made = quickHero({ id: "wizard", name: "Ysolde Marr", seed: 4, level: 2, answers: { class: ["wizard"] } });
  if (!made.ok) throw new Error(made.why.join("; "));
  const wizard = { campaignId: campaign.id, ...characterOf(made.hero) };
  const { character } = await call<{ character: { id: string } }>("/api/characters", wizard);
  return { marketId: campaign.id, wizardId: character.id };
}

/** A campaign of the player's own that comes to a fight at once, with a quick fighter. */
async function openFight(call: Call): Promise<string> {
  const { world } = await call<{ world: { id: string } }>("/api/worlds", {
    ...MARKET_WORLD,
    name: "Hollin",
    description: "",
  });
  const { campaign } = await call<{ campaign: { id: string } }>("/api/campaigns", { ...PASS, worldId: world.id });
  const made = quickHero({ id: "fighter", name: "Berin Holt", seed: 4, level: 3, answers: { class: ["fighter"] } });
  if (!made.ok) throw new Error(made.why.join("; "));
  await call("/api/characters", { campaignId: campaign.id, ...characterOf(made.hero) });
  return campaign.id;
}

/** Waits until the turn is complete. Only a complete turn has tools. The table itself answers some turns, so the narrator's name differs. */
const untilNarrated = (page: Page, turn: string): Promise<void> =>
  page.getByRole("article", { name: turn, exact: true }).getByRole("toolbar").waitFor();

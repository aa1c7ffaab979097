import type { Browser, BrowserContext, Page } from "playwright-core";

import type { Character } from "#contracts/entities/character";
import type { GraphStatusAnswer } from "#contracts/http/graph";

/** The player's messages after the opening. */
const DEEDS = [
  "I look for tracks in the snow beside the dark lantern.",
  "I promise Hanne to bring her silver locket back.",
  "I ask Hanne who was the last to see the keeper.",
  "I climb the watchtower to look down the old road.",
  "I attack the wolf that waits at the gate.",
  "I light my captain's lantern and hold it high.",
];
/** More worlds for the player, so that the list of worlds is not almost empty. */
const OTHERS = [
  { name: "Varrow Point", genres: ["nautical", "gothic-horror"], magicLevel: "low" },
  { name: "The Brass Meridian", genres: ["steampunk", "desert"], magicLevel: "rare" },
];
const PATIENCE = 60_000;

export interface Story {
  /** The cookies of the player, who is signed in. */
  readonly signedIn: Awaited<ReturnType<BrowserContext["storageState"]>>;
  readonly worldId: string;
  readonly campaignId: string;
  readonly characterId: string;
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
  while ((await call<GraphStatusAnswer>(`/api/graph/status?campaignId=${campaignId}`)).pending > 0)
    await page.waitForTimeout(250);
  const { campaign } = await call<{ campaign: { worldId: string } }>(`/api/campaigns/${campaignId}`);
  const { characters } = await call<{ characters: Character[] }>(`/api/characters?campaignId=${campaignId}`);
  const signedIn = await page.context().storageState();
  await page.context().close();
  return { signedIn, worldId: campaign.worldId, campaignId, characterId: characters[0]?.id ?? "" };
}

/** Waits until the turn is complete. Only a complete turn has tools. The table itself answers some turns, so the narrator's name differs. */
const untilNarrated = (page: Page, turn: string): Promise<void> =>
  page.getByRole("article", { name: turn, exact: true }).getByRole("toolbar").waitFor();

import { devices, type BrowserContextOptions, type Page } from "playwright-core";

import type { Story } from "./play-story.ts";

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { ...phone(), viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

/** Options that emulate a phone with a touch screen. A small window alone would have no touch screen. */
function phone(): BrowserContextOptions {
  const { hasTouch, isMobile } = devices["Pixel 7"] ?? {};
  return { ...(hasTouch && { hasTouch }), ...(isMobile && { isMobile }) };
}

export interface Shot {
  readonly name: string;
  readonly path: (story: Story) => string;
  readonly size: keyof typeof SIZES;
  readonly theme: "dark" | "light";
  /** Set if the page is visible without signing in. */
  readonly isOpen?: "strangers";
  /** The element to scroll to before the picture is taken. */
  readonly of?: string;
  /** What the player does on the page before the picture is taken. */
  readonly after?: (page: Page, story: Story) => Promise<void>;
}

const screen = (
  name: string,
  path: Shot["path"],
  desktop: Shot["theme"],
  phone: Shot["theme"],
  more: Pick<Shot, "isOpen" | "of" | "after"> = {},
): readonly Shot[] => [
  { name, path, size: "desktop", theme: desktop, ...more },
  { name, path, size: "phone", theme: phone, ...more },
];

/** Opens the sheet on a phone. On a desktop it is beside the story. */
async function openSheet(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: /Show the sheet/u }).first();
  if (await opener.isVisible()) await opener.click();
  await page.getByRole("tab", { name: "Actions" }).waitFor();
}

const openTab = (name: string) => async (page: Page) => {
  await openSheet(page);
  await page.getByRole("tab", { name }).click();
  await page
    .getByRole("tablist")
    .first()
    .evaluate((each) => each.scrollIntoView({ block: "start" }));
};

/** Buys a rope from those who trade in the scene. */
async function buyRope(page: Page): Promise<void> {
  await openTab("Gear")(page);
  await page.getByLabel("Name of the thing").fill("Rope");
  await page.getByRole("button", { name: /^Buy for/u }).click();
  const done = page
    .getByRole("status")
    .filter({ hasText: /buys the Rope/u })
    .first();
  await done.waitFor();
  await done.evaluate((each) => each.scrollIntoView({ block: "start" }));
}

/** Shows the order of the fight. On a desktop it is beside the story. */
async function showFight(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: /Show the sheet/u }).first();
  if (await opener.isVisible()) await opener.click();
  await page
    .getByText(/^A fight, round/u)
    .first()
    .waitFor();
}

/** Opens the choices of a level. The first picture of them also earns the level. */
async function levelUp(page: Page, { marketId, wizardId }: Story): Promise<void> {
  await openSheet(page);
  const owed = page.getByRole("button", { name: /^Level up/u });
  if (!(await owed.isVisible())) {
    const data = { campaignId: marketId, characterId: wizardId, action: { type: "milestone" } };
    await page.request.post("/api/chat/sheet", { data, headers: { Origin: new URL(page.url()).origin } });
    await page.reload({ waitUntil: "networkidle" });
    await openSheet(page);
  }
  await owed.click();
  await page.getByRole("button", { name: "Choose the rest for me" }).click();
  const dialog = page.getByRole("dialog", { name: /reaches level/u });
  await dialog.getByLabel("Hit points").evaluate((each) => each.scrollIntoView({ block: "center" }));
}

/** Goes through the steps of creation as far as a wizard's spells. */
async function makeWizard(page: Page): Promise<void> {
  await page.getByLabel("Class", { exact: true }).first().selectOption("Wizard");
  for (let step = 0; step < 8 && !page.url().endsWith("#spells"); step += 1) {
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForTimeout(200);
  }
  await page
    .getByRole("button", { name: /Choose for me/u })
    .first()
    .click();
}

const game = ({ marketId }: Story) => `/game/${marketId}`;

/** The pages, each on a desktop and on a phone; each page is shown in both themes. */
export const SHOTS: readonly Shot[] = [
  ...screen("login", () => "/login", "dark", "light", { isOpen: "strangers" }),
  ...screen("dashboard", () => "/", "dark", "light"),
  ...screen("world", ({ worldId }) => `/worlds/${worldId}`, "light", "dark"),
  ...screen("character", ({ characterId }) => `/characters/${characterId}`, "light", "dark"),
  ...screen("play", ({ campaignId }) => `/game/${campaignId}`, "dark", "light"),
  ...screen("fight", ({ fightId }) => `/game/${fightId}`, "light", "dark", { after: showFight }),
  ...screen("chronicle", ({ campaignId }) => `/campaigns/${campaignId}/chronicle#people`, "light", "dark", {
    of: "[role=tablist]",
  }),
  ...screen("sheet-actions", game, "light", "dark", { after: openTab("Actions") }),
  ...screen("sheet-spells", game, "dark", "light", { after: openTab("Spells") }),
  ...screen("sheet-features", game, "light", "dark", { after: openTab("Features") }),
  ...screen("market", game, "dark", "light", { after: buyRope }),
  ...screen("level-up", game, "light", "dark", { after: levelUp }),
  ...screen("wizard", ({ marketId }) => `/characters/create/${marketId}#class`, "dark", "light", { after: makeWizard }),
];

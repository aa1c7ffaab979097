import type { Page } from "playwright-core";

import { sideways, violations, violationsInBothThemes } from "../../tools/harness/axe.ts";
import { Player } from "../../tools/harness/player.ts";

// As tall as a whole story, so that no sticky bar covers a control by chance.
export const DESKTOP = { viewport: { width: 1280, height: 3_000 }, reducedMotion: "reduce" } as const;
/** The smallest phone, which is also a desktop window zoomed to 400 % (WCAG 1.4.10). */
const SMALLEST = { width: 320, height: 3_000 };
/** A desktop window zoomed to 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 640, height: 1_500 };

/** A player with content on every page, and the paths of all pages by area. */
export interface Pages {
  readonly player: Player;
  readonly areas: Readonly<Record<Area, readonly string[]>>;
}

export const AREAS = [
  "of worlds",
  "of campaigns",
  "of the Chronicle",
  "of characters, and at the table",
  "behind the scenes",
] as const;
type Area = (typeof AREAS)[number];

/** Signs a player up at this site and plays one turn. */
export async function preparePages(site: string): Promise<Pages> {
  const player = await Player.regular(site);
  const { world, campaign, character } = await player.readyToPlay();
  const empty = await player.world("Varrow Point");
  for await (const { event } of player.turn(campaign.id, "I search the cabin.")) if (event.type === "end") break;
  const areas = {
    "of worlds": ["/", "/worlds", "/worlds/create", `/worlds/${world.id}`, `/worlds/${empty.id}/edit`, "/worlds/none"],
    "of campaigns": [
      "/campaigns",
      `/worlds/${empty.id}/campaigns`,
      `/campaigns/create/${world.id}`,
      `/campaigns/${campaign.id}/edit`,
      ...["session", "campaign-overview", "world-overview", "character"].map(
        (part) => `/campaigns/${campaign.id}#${part}`,
      ),
    ],
    "of the Chronicle": ["memory", "people", "timeline", "quests", "health"].map(
      (part) => `/campaigns/${campaign.id}/chronicle#${part}`,
    ),
    "of characters, and at the table": [
      "/characters",
      `/characters/create/${campaign.id}`,
      `/characters/${character.id}`,
      `/characters/${character.id}/edit`,
      `/game/${campaign.id}`,
    ],
    "behind the scenes": ["/service-status", "/api-test", "/nowhere"],
  };
  return { player, areas };
}

/** Opens a page and waits for its content. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

/** What is outside of a small screen, a sentence each. Leaves the page at the smallest size. */
export async function beyondTheEdge(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [ZOOMED, SMALLEST]) {
    await page.setViewportSize(size);
    const pixels = await sideways(page);
    if (pixels !== 0) found.push(`${pixels} pixels beyond the edge at a width of ${size.width}`);
  }
  return found;
}

/** The accessibility faults of a page in both themes, on a desktop and the smallest phone, a sentence each. */
export async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(DESKTOP.viewport);
  await open(page, address);
  const onDesktop = await violationsInBothThemes(page);
  const beyond = await beyondTheEdge(page);
  const onPhone = await violations(page);
  return [...onDesktop, ...beyond, ...onPhone.map((found) => `on a phone: ${found}`)];
}

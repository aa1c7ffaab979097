import type { Page } from "playwright-core";

import { sideways, violations, violationsInBothThemes } from "../../tools/harness/browser/axe.ts";
import { Player } from "../../tools/harness/player/player.ts";

// The window is as tall as a whole story, so that no sticky bar covers a control by chance.
export const DESKTOP = { viewport: { width: 1280, height: 3_000 }, reducedMotion: "reduce" } as const;
/** The size of the smallest phone. A desktop window that is zoomed to 400 % has the same size (WCAG 1.4.10). */
const SMALLEST = { width: 320, height: 3_000 };
/** The size of a desktop window that is zoomed to 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 640, height: 1_500 };

/** A player whose pages all have content, and the paths of all pages by area of the app. */
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

/** Signs a player in at this site and plays one turn. */
export async function preparePages(site: string): Promise<Pages> {
  const player = await Player.ready(site);
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

/** Finds what is outside of a small screen, a sentence each. The page stays at the smallest size afterwards. */
export async function beyondTheEdge(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [ZOOMED, SMALLEST]) {
    await page.setViewportSize(size);
    const pixels = await sideways(page);
    if (pixels !== 0) found.push(`${pixels} pixels beyond the edge at a width of ${size.width}`);
  }
  return found;
}

/** Finds the accessibility faults of a page, a sentence each, in both themes, on a desktop and on the smallest phone. */
export async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(DESKTOP.viewport);
  await open(page, address);
  const onDesktop = await violationsInBothThemes(page);
  const beyond = await beyondTheEdge(page);
  const onPhone = await violations(page);
  return [...onDesktop, ...beyond, ...onPhone.map((found) => `on a phone: ${found}`)];
}

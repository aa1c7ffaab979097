import type { Page } from "playwright-core";

import type { PlayedCampaign } from "../campaign-with-memory.ts";
import type { PageName } from "./plan.ts";

/** A measured page: when it counts as ready, and what a player does on it first. */
export interface MeasuredPage {
  readonly name: PageName;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly ready: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
}

const PLAYER_WORDS = "I look around.";

const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
};

/** Those of the measured pages that have one of these names. */
export const pagesOf = (seat: PlayedCampaign, names: readonly PageName[]): MeasuredPage[] =>
  allPages(seat).filter(({ name }) => names.includes(name));

/** The pages that a player opens most. */
const allPages = ({ campaign }: PlayedCampaign): MeasuredPage[] => [
  {
    name: "login",
    path: "/login",
    isSignedIn: false,
    ready: (page) => page.getByLabel("Email").waitFor(),
    use: async (page) => {
      await page.getByLabel("Email").click();
      await page.keyboard.type("ysolde@example.org");
    },
  },
  {
    name: "dashboard",
    path: "/",
    isSignedIn: true,
    ready: (page) => page.getByText(campaign.name).first().waitFor(),
    use: openPalette,
  },
  {
    name: "worlds",
    path: "/worlds",
    isSignedIn: true,
    ready: (page) => page.getByRole("main").getByText("Saltmarrow").first().waitFor(),
    use: openPalette,
  },
  {
    name: "play",
    path: `/game/${campaign.id}`,
    isSignedIn: true,
    ready: (page) => page.locator("article.turn").last().waitFor(),
    use: async (page) => {
      await page.locator(".composer textarea").click();
      await page.keyboard.type(PLAYER_WORDS);
      await page.keyboard.press("Enter");
      await page.locator(".said", { hasText: PLAYER_WORDS }).last().waitFor();
      await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    },
  },
];

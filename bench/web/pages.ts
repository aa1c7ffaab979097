import type { Page } from "playwright-core";

import type { Seat } from "../furnish.ts";

/** A page that is measured: what shows that it stands, and what a player does there first. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly shown: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
}

const SAID = "I look around.";

const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
};

/** The four pages of the issue. */
export const pagesOf = ({ campaign }: Seat): MeasuredPage[] => [
  {
    name: "login",
    path: "/login",
    isSignedIn: false,
    shown: (page) => page.getByLabel("Email").waitFor(),
    use: async (page) => {
      await page.getByLabel("Email").click();
      await page.keyboard.type("ysolde@example.org");
    },
  },
  {
    name: "dashboard",
    path: "/",
    isSignedIn: true,
    shown: (page) => page.getByText(campaign.name).first().waitFor(),
    use: openPalette,
  },
  {
    name: "worlds",
    path: "/worlds",
    isSignedIn: true,
    shown: (page) => page.getByRole("main").getByText("Saltmarrow").first().waitFor(),
    use: openPalette,
  },
  {
    name: "play",
    path: `/game/${campaign.id}`,
    isSignedIn: true,
    shown: (page) => page.locator("article.turn").last().waitFor(),
    use: async (page) => {
      await page.locator(".composer textarea").click();
      await page.keyboard.type(SAID);
      await page.keyboard.press("Enter");
      await page.locator(".said", { hasText: SAID }).last().waitFor();
      await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    },
  },
];

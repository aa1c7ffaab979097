import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

import type { Player } from "../player/player.ts";

/**
 * Features of Chromium that are switched off. Chromium reads only the last `--disable-features`, so Playwright's own list is repeated here.
 * The last four build pages for the list below the address bar in every window. Without them, 24 page loads take 17 instead of 30 s of CPU
 * (measured on two cores, Chromium 156).
 */
const FEATURES_OFF = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AimEnabled",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
];

/** Options for the Chromium that find-chromium.ts found. Root in a container can start it only without its sandbox. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
  const executablePath = process.env["CHROMIUM_PATH"];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the journeys with "npm test".');
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${FEATURES_OFF.join(",")}`,
  ];
  return { executablePath, args: process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet };
}

/** The browser of the journeys, headless. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

/** Opens a page that has the player's cookies. If `where` is a browser, the page gets a new context. */
export async function signedIn(
  where: Browser | BrowserContext,
  player: Player,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await where.newPage(options);
  const cookies = player.cookies().split("; ");
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf("=");
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: player.site };
    }),
  );
  return page;
}

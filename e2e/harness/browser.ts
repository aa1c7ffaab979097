import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

import type { Player } from "./player.ts";

/** Chromium as scripts/test/find-chromium.ts found it, quiet and headless. Containers let root in only without its sandbox. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the journeys with "npm test".');
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet });
}

/** A page that has the player's cookies. */
export async function signedIn(browser: Browser, player: Player, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  const cookies = player.cookies().split("; ");
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf("=");
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: player.site };
    }),
  );
  return page;
}

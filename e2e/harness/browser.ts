import { chromium, type Browser } from "playwright-core";

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

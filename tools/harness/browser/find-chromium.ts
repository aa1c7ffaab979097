import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { Failure } from "../../shared/failure.ts";
import { ROOT, fromRoot } from "../../shared/paths.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a Chromium that runs. It tries CHROMIUM_PATH, the system's Chromium, Playwright's download and, if run by root, Debian's package.
 * @throws Failure if there is none; its message says what to install. Journeys are never skipped.
 */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const named = env["CHROMIUM_PATH"];
  if (named) {
    if (runs(named)) return named;
    throw new Failure(`CHROMIUM_PATH is ${named}, which does not run.`);
  }
  return (
    systemChromium(env) ??
    (await playwrightChromium()) ??
    debianChromium(env) ??
    fail('The browser journeys need Chromium: install it ("apt-get install chromium"), or set CHROMIUM_PATH.')
  );
}

function systemChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE].find(runs);
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  if (runs(path)) return path;
  console.log("No Chromium on this machine: downloading Playwright's…");
  attempt(process.execPath, [fromRoot("node_modules/playwright-core/cli.js"), "install", "chromium"]);
  return runs(path) ? path : undefined;
}

function debianChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's chromium…");
  process.env["DEBIAN_FRONTEND"] = "noninteractive";
  attempt("apt-get", ["update"]);
  attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  return systemChromium(env);
}

function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version", "--no-sandbox"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], timeout: 300_000 });
  } catch {
    console.log(`${command} ${args.join(" ")} did not work out.`);
  }
}

function fail(sentence: string): never {
  throw new Failure(sentence);
}

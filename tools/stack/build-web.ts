import { existsSync, rmSync } from "node:fs";

import { fingerprint, unlessMarked } from "../shared/fingerprint.ts";
import { TOOLS, fromRoot, installed } from "../shared/paths.ts";
import { runQuietly } from "../shared/run-quietly.ts";

/** All that the built web app depends on. */
const SOURCES = [
  "web/index.html",
  "web/vite.config.ts",
  "web/build/**",
  "web/src/**",
  "web/public/**",
  "packages/contracts/src/**",
  "package-lock.json",
];

const BUILT = "web/dist/index.html";
/** Beside the build and not in it: what lies in web/dist is served to everybody. */
const MARKER = ".tsbuild/web-dist.sha256";

/** Builds the web app unless what stands in web/dist was built from these very sources. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  if (!existsSync(fromRoot(BUILT))) rmSync(fromRoot(MARKER), { force: true });
  await unlessMarked(fromRoot(MARKER), fingerprint(SOURCES), async () => {
    say("Building the web app…");
    const build = [installed(TOOLS.vite), "build", "--config", "web/vite.config.ts"];
    // Whoever asks: a test runner's own NODE_ENV would make it a build for development.
    await runQuietly("Building the web app", build, { env: { ...process.env, NODE_ENV: "production" } });
  });
}

import { existsSync, rmSync } from "node:fs";

import { fingerprint, unlessMarked } from "../shared/fingerprint.ts";
import { TOOLS, fromRoot, installed } from "../shared/paths.ts";
import { runQuietly } from "../shared/run-quietly.ts";

/** All source files from which the web app is built. */
const SOURCES = [
  "web/index.html",
  "web/vite.config.ts",
  "web/build/**",
  "web/src/**",
  "web/public/**",
  "packages/contracts/src/**",
  "packages/content/src/adventures/{cards,heroes}.ts",
  "packages/content/src/adventures/*/{premise,hero}.json",
  "packages/rules/src/**",
  "packages/content/assets/rules/**",
  "package-lock.json",
];

const BUILT = "web/dist/index.html";
/** The marker file of the build. It is outside of web/dist, because all files in web/dist are served. */
const MARKER = ".tsbuild/web-dist.sha256";

/** Builds the web app unless web/dist was built from the same sources. */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  if (!existsSync(fromRoot(BUILT))) rmSync(fromRoot(MARKER), { force: true });
  await unlessMarked(fromRoot(MARKER), fingerprint(SOURCES), async () => {
    log("Building the web app…");
    const build = [installed(TOOLS.vite), "build", "--config", "web/vite.config.ts"];
    // NODE_ENV is set, because the value of a test runner would make it a development build.
    await runQuietly("Building the web app", build, { env: { ...process.env, NODE_ENV: "production" } });
  });
}

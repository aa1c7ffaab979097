import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { fingerprint, unlessMarked } from "../shared/fingerprint.ts";
import { TOOLS, fromRoot, installed } from "../shared/paths.ts";
import { QUIET_WRANGLER } from "../shared/quiet-wrangler.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import { WORKERS } from "../shared/workers.ts";
import type { WorkerConfig } from "./worker-configs.ts";

/** All source files from which the workers are built. */
const SOURCES = [
  "tools/stack/build-workers.ts",
  "workers/*/wrangler.toml",
  "workers/*/src/**",
  "packages/*/src/**",
  "packages/content/assets/**",
  "package-lock.json",
];
const BUILT = ".tsbuild/workers";
const MARKER = ".tsbuild/workers.sha256";

/**
 * Builds the four workers unless they were already built from the same sources. Returns the configurations to start them with. Starting
 * from sources would be slower: wrangler would bundle all four workers at every start and watch for changes, which takes 1.5 s of CPU at
 * each start and 4 % of a core while nobody plays (measured on two cores).
 */
export async function buildWorkers(log: (line: string) => void): Promise<string[]> {
  await unlessMarked(fromRoot(MARKER), fingerprint(SOURCES), async () => {
    log("Building the workers…");
    rmSync(fromRoot(BUILT), { recursive: true, force: true });
    await Promise.all(WORKERS.map(({ name }) => buildWorker(name)));
  });
  return WORKERS.map(({ name }) => `${BUILT}/${name}/wrangler.toml`);
}

/**
 * The entry script of a built worker. It reads an unread request body to its end before the answer is sent, as wrangler does when it runs
 * from sources. In the local runtime an unread body blocks the connection; Cloudflare discards it.
 */
const entryOf = (
  name: string,
): string => `import worker from ${JSON.stringify(fromRoot("workers", name, "src/index.ts"))};

export * from ${JSON.stringify(fromRoot("workers", name, "src/index.ts"))};

export default {
  ...worker,
  async fetch(request, env, context) {
    try {
      return await worker.fetch(request, env, context);
    } finally {
      if (request.body !== null && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => {});
    }
  },
};
`;

/**
 * Builds one worker into its own folder with a copy of its static assets, and writes a configuration for the built file. With a copy, a
 * running stack keeps the assets with which it was built, like its code.
 */
async function buildWorker(name: string): Promise<void> {
  const config = `workers/${name}/wrangler.toml`;
  const folder = fromRoot(BUILT, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/entry.js`, entryOf(name));
  // Loaded only when something is built, because it loads all of wrangler.
  const { readConfig, withAbsolutePaths } = await import("./worker-configs.ts");
  const { alias = {} } = withAbsolutePaths({ path: config, config: readConfig(config) as WorkerConfig });
  // wrangler would look for relative paths from the folder of the entry script.
  const aliases = Object.entries(alias).flatMap(([module, path]) => ["--alias", `${module}:${path}`]);
  const entry = `${folder}/entry.js`;
  const build = ["deploy", entry, "--dry-run", "--outdir", `${folder}/out`, "--config", config, ...aliases];
  const env = { ...process.env, ...QUIET_WRANGLER };
  await runQuietly(`Building the worker ${name}`, [installed(TOOLS.wrangler), ...build], { env });
  const settings = readFileSync(fromRoot(config), "utf8");
  const assets = /^directory = "(.+)"$/mu.exec(settings)?.[1];
  if (assets !== undefined) cpSync(resolve(dirname(fromRoot(config)), assets), `${folder}/assets`, { recursive: true });
  const isBuilt = settings
    .replace(/^main = .*$/mu, 'main = "out/entry.js"\nno_bundle = true')
    .replace(/^directory = .*$/mu, 'directory = "assets"');
  writeFileSync(`${folder}/wrangler.toml`, isBuilt);
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Counted, COUNTS_PATH } from "#worker-kit/testing/counts";
import { startChild } from "../../tools/shared/child.ts";
import { ROOT, TOOLS, fromRoot, installed } from "../../tools/shared/paths.ts";
import { freePort } from "../../tools/shared/ports.ts";
import { migrate } from "../../tools/stack/migrate.ts";
import { untilHealthy } from "../../tools/stack/until-healthy.ts";
import { wranglerEnv } from "../../tools/stack/wrangler-env.ts";
import { readWorkerConfigs, withAbsolutePaths } from "../../tools/stack/worker-configs.ts";

/** The whole product, with workers that count what Cloudflare would bill. */
export interface CountedStack {
  readonly url: string;
  /** The id of the process whose children run the workers. */
  readonly pid: number;
  /** Returns what each worker has counted, by the worker's name. */
  counted(): Promise<CountedByWorker>;
  stop(): Promise<void>;
}

export type CountedByWorker = Readonly<Record<"api" | "chat" | "memory" | "graph", Counted>>;

/** The path of each worker behind the gateway. Below it the worker is asked for its counts. */
const PREFIXES = ["/api", "/api/chat", "/api/memory", "/api/graph"] as const;

/** Starts the whole product with counting workers. Its data is in `folder`. */
export async function launchCounted(folder: string, vars: Readonly<Record<string, string>>): Promise<CountedStack> {
  const port = await freePort();
  const dataDir = join(folder, "data");
  await migrate(dataDir, () => {});
  const configs = ["wrangler.toml", ...countedConfigs(folder)];
  const serve = ["pages", "dev", ...configs.flatMap((config) => ["--config", config]), "--persist-to", dataDir];
  const listen = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "error"];
  const args = ["--no-warnings", installed(TOOLS.wrangler), ...serve, ...listen, ...quiet];
  const env = { ...wranglerEnv(dataDir), ...vars };
  const child = startChild(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://localhost:${port}`;
  const allHealthy = async () => {
    // When the last worker is built, wrangler restarts all workers. The last worker answers before that, so every worker is asked twice.
    for (const prefix of [...PREFIXES, ...PREFIXES]) await untilHealthy(`${url}${prefix}/health`);
  };
  await Promise.race([
    allHealthy(),
    child.ended.then((code) => Promise.reject(new Error(`wrangler ended with code ${code}`))),
  ]);
  return {
    url,
    pid: child.process.pid ?? 0,
    counted: async () => {
      const [api, chat, memory, graph] = await Promise.all(
        PREFIXES.map((prefix) => countedAt(`${url}${prefix}${COUNTS_PATH}`)),
      );
      if (!api || !chat || !memory || !graph) throw new Error("A worker did not say what it has counted");
      return { api, chat, memory, graph };
    },
    async stop() {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function countedAt(address: string): Promise<Counted> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Counted;
}

/** The repository's configurations, with other entry files that count (workers/<name>/test/counted.ts). */
function countedConfigs(folder: string): string[] {
  return readWorkerConfigs().map((configured) => {
    const { worker } = configured;
    const counted = { ...withAbsolutePaths(configured), main: fromRoot(`workers/${worker}/test/counted.ts`) };
    const file = join(folder, `${worker}.json`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(counted));
    return file;
  });
}

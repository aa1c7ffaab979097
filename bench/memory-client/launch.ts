import { startChild } from "../../tools/shared/child.ts";
import { ROOT, TOOLS, installed } from "../../tools/shared/paths.ts";
import { freePort } from "../../tools/shared/ports.ts";
import { wranglerEnv } from "../../tools/stack/wrangler-env.ts";
import type { MemoryAnswer, MemoryOrder } from "./worker.ts";

export interface MemoryClient {
  order(order: MemoryOrder): Promise<MemoryAnswer>;
  stop(): Promise<void>;
}

const CLIENT = "bench/memory-client/wrangler.toml";
/** Memory itself, and an api that lets everybody in. */
const ALONE = ["workers/memory/wrangler.toml", "bench/memory-client/open-api/wrangler.toml"];

/** Starts the client: with memory beside it in one process, or else for the memory of a stack that runs on the same DATA_DIR. */
export async function launchMemoryClient(dataDir: string, memory: "alone" | "of a stack"): Promise<MemoryClient> {
  const port = await freePort();
  const configs = [CLIENT, ...(memory === "alone" ? ALONE : [])];
  const serve = ["dev", ...configs.flatMap((config) => ["--config", config]), "--persist-to", dataDir];
  const listen = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "error"];
  const args = ["--no-warnings", installed(TOOLS.wrangler), ...serve, ...listen, ...quiet];
  const child = startChild(process.execPath, args, {
    cwd: ROOT,
    env: wranglerEnv(dataDir),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const order = async (what: MemoryOrder): Promise<MemoryAnswer> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: JSON.stringify(what) });
    if (!response.ok) throw new Error(`The memory client answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as MemoryAnswer;
  };
  // The client listens before memory does, and wrangler restarts both when that comes.
  const probe = { userId: "nobody", campaignId: "nothing", situation: "anything", limit: 1, budget: 100 };
  await untilAnswered(() => order({ recall: [probe] }));
  return { order, stop: () => child.stop() };
}

async function untilAnswered(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 300; tries > 0; tries -= 1) {
    const answered = await attempt().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The memory client did not start");
}

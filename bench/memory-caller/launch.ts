import { startChild } from "../../tools/shared/child.ts";
import { ROOT, TOOLS, installed } from "../../tools/shared/paths.ts";
import { freePort } from "../../tools/shared/ports.ts";
import { wranglerEnv } from "../../tools/stack/wrangler-env.ts";
import type { MemoryAnswer, MemoryBatch } from "./worker.ts";

export interface MemoryCaller {
  send(batch: MemoryBatch): Promise<MemoryAnswer>;
  stop(): Promise<void>;
}

const CALLER = "bench/memory-caller/wrangler.toml";
/** The configurations of memory, and of a fake api that authorizes everybody. */
const ALONE = ["workers/memory/wrangler.toml", "bench/memory-caller/open-api/wrangler.toml"];

/**
 * Starts the worker that calls memory. It runs in one process with a memory of its own, or calls the memory of a stack on the same
 * DATA_DIR.
 */
export async function launchMemoryCaller(dataDir: string, memory: "alone" | "of a stack"): Promise<MemoryCaller> {
  const port = await freePort();
  const configs = [CALLER, ...(memory === "alone" ? ALONE : [])];
  const serve = ["dev", ...configs.flatMap((config) => ["--config", config]), "--persist-to", dataDir];
  const listen = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "error"];
  const args = ["--no-warnings", installed(TOOLS.wrangler), ...serve, ...listen, ...quiet];
  const child = startChild(process.execPath, args, {
    cwd: ROOT,
    env: wranglerEnv(dataDir),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const send = async (batch: MemoryBatch): Promise<MemoryAnswer> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: JSON.stringify(batch) });
    if (!response.ok) throw new Error(`The memory caller answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as MemoryAnswer;
  };
  // The caller answers before memory does, and wrangler restarts both when memory is built. So this request is sent until memory answers
  // it.
  const probe = { userId: "nobody", campaignId: "nothing", situation: "anything", limit: 1, budget: 100 };
  await untilAnswered(() => send({ recall: [probe] }));
  return { send, stop: () => child.stop() };
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
  throw new Error("The memory caller did not start");
}

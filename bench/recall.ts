import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchMemoryClient } from "./memory-client/launch.ts";
import { spread, type Spread } from "./percentiles.ts";
import { memories, situation } from "./story.ts";

const RECALLS = 300;
const WARM_UP = 20;

export interface RecallFigures {
  readonly items: number;
  readonly recall: Spread;
  readonly rememberedPerSecond: number;
}

/** How long another worker waits for recall, over RPC in one process, with so many items remembered. Milliseconds. */
export async function recallTimes(sizes: readonly number[]): Promise<RecallFigures[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const client = await launchMemoryClient(dataDir, ["memory", "api"]);
  try {
    const figures: RecallFigures[] = [];
    for (const items of sizes) {
      const key = { userId: "bench", campaignId: `with-${items}` };
      let remembering = 0;
      for (const remember of memories(key, items)) {
        for (const time of await client.order({ remember })) remembering += time;
      }
      const recall = Array.from({ length: RECALLS + WARM_UP }, (_, n) => ({
        ...key,
        situation: situation(n),
        limit: 10,
        budget: 4_000,
      }));
      const times = await client.order({ recall });
      const rememberedPerSecond = Math.round((items / remembering) * 1000);
      figures.push({ items, recall: spread(times.slice(WARM_UP)), rememberedPerSecond });
    }
    return figures;
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchMemoryCaller, type MemoryCaller } from "./memory-caller/launch.ts";
import { spread, type Spread, tenths } from "./percentiles.ts";
import type { Talk } from "./table-talk.ts";

const RECALLS = 300;
const SEARCHES = 200;
const WARM_UP = 30;
/** How many situations a worker sends in one request. */
const BATCH = 110;

export interface RecallFigures {
  readonly items: number;
  readonly recall: Spread;
  /** The time of search_campaign over /ws, directly at the campaign's object. */
  readonly search: Spread;
  readonly rememberedPerSecond: number;
  /** The size of the campaign's object on disk, divided by its items. */
  readonly bytesPerItem: number;
  /** The milliseconds of the first recall from an object that was not in memory. */
  readonly cold: number;
}

/**
 * Measures how many milliseconds another worker in the same process waits for the campaign's object, by RPC and over /ws, for each of these
 * numbers of items.
 */
export async function recallTimes(sizes: readonly number[], talk: Talk): Promise<RecallFigures[]> {
  const figures: RecallFigures[] = [];
  for (const items of sizes) figures.push(await recallTime(items, talk));
  return figures;
}

async function recallTime(items: number, talk: Talk): Promise<RecallFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const key = { userId: "bench", campaignId: `with-${items}` };
  const launch = (): Promise<MemoryCaller> => launchMemoryCaller(dataDir, "alone");
  const recall = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...key,
      situation: talk.situation(first + n),
      limit: 10,
      budget: 4_000,
    }));
  let client = await launch();
  try {
    let remembering = 0;
    for (const remember of talk.memories(key, items)) {
      for (const time of (await client.send({ remember })).times) remembering += time;
    }
    const times: number[] = [];
    for (let first = 0; first < RECALLS + WARM_UP; first += BATCH) {
      times.push(...(await client.send({ recall: recall(first, BATCH) })).times);
    }
    const queries = Array.from({ length: SEARCHES + WARM_UP }, (_, n) => talk.situation(n).split("\n", 1)[0] ?? "");
    const { times: searched } = await client.send({ search: { key, queries } });
    await client.stop();
    const bytes = await sizeOf(dataDir);

    client = await launch();
    const { times: woken } = await client.send({ recall: recall(0, 1) });
    return {
      items,
      recall: spread(times.slice(WARM_UP)),
      search: spread(searched.slice(WARM_UP)),
      rememberedPerSecond: Math.round((items / remembering) * 1_000),
      bytesPerItem: Math.round(bytes / items),
      cold: tenths(woken[0] ?? 0),
    };
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How many bytes the memory of all campaigns takes in a DATA_DIR. */
async function sizeOf(dataDir: string): Promise<number> {
  const files = await readdir(dataDir, { recursive: true });
  const sizes = files
    .filter((file) => file.includes("CampaignMemory") && /\.sqlite(?:-wal)?$/u.test(file))
    .map(async (file) => (await stat(join(dataDir, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

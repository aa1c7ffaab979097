import { type RecallFigures, recallTimes } from "../recall.ts";
import { type SearchFigures, searchTimes } from "../search.ts";
import type { Spread } from "../percentiles.ts";
import { readTalk } from "../table-talk.ts";
import { option } from "./option.ts";
import type { Row } from "./rows.ts";

/** The budget for the median time (p50), by the number of items in memory. */
const BUDGETS: Readonly<Record<number, string>> = { 1_000: "2 ms p50", 10_000: "5 ms p50", 100_000: "30 ms p50" };

export interface MemoryFigures {
  readonly recall: readonly RecallFigures[];
  readonly search: readonly SearchFigures[];
}

/** Measures how fast recall and search are and how fast memory can be filled. It uses the conversations that the command line names. */
export async function measureRecall(sizes: readonly number[], log: (line: string) => void): Promise<MemoryFigures> {
  const talk = await readTalk(option("--talk"));
  log("Recalling, from another worker…");
  const recall = await recallTimes(sizes, talk);
  log("Searching, as a player…");
  return { recall, search: await searchTimes(sizes, talk) };
}

export const recallRows = ({ recall, search }: MemoryFigures): Row[] => [
  ...recall.flatMap(({ items, recall: recalled, search: searched, rememberedPerSecond, bytesPerItem, cold }) => [
    { what: `recall at ${items} items, by the object's RPC`, measured: times(recalled), budget: BUDGETS[items] ?? "" },
    {
      what: `search at ${items} items, over /ws at the object`,
      measured: times(searched),
      budget: BUDGETS[items] ?? "",
    },
    { what: `first recall of a sleeping object, ${items} items`, measured: `${cold} ms`, budget: "" },
    { what: `remember up to ${items} items`, measured: `${rememberedPerSecond} items/s`, budget: "1000 items/s" },
    { what: `on disk, at ${items} items`, measured: `${bytesPerItem} bytes an item`, budget: "" },
  ]),
  ...search.map(({ items, search: searched }) => ({
    what: `search at ${items} items, over /ws through the whole site`,
    measured: times(searched),
    budget: "",
  })),
];

const times = ({ p50, p99, mean }: Spread): string => `${p50} ms p50, ${p99} ms p99, ${mean} ms mean`;

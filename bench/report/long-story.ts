import { longStory, type LongStoryFigures } from "../long-story.ts";
import type { Row } from "./rows.ts";

const TURNS = 2_000;
const SAMPLES = 100;

/** The largest allowed ratio between the median cost of a turn in a long story and in a new story. */
const MOST_RATIO = 1.3;

/** Measures the overhead of the 2,000th turn and of the 20th turn, with equally large memories. */
export async function measureLongStory(items: number, log: (line: string) => void): Promise<LongStoryFigures> {
  log(`Importing a story of ${TURNS} turns, and playing ${SAMPLES} turns at it and at a fresh table…`);
  return longStory(TURNS, SAMPLES, items);
}

export function longStoryRows({ turns, memories, short, long, ratio }: LongStoryFigures): Row[] {
  const row = (what: string, { p50, p99 }: { p50: number; p99: number }): Row => ({
    what,
    measured: `${p50} ms p50, ${p99} ms p99`,
    budget: "",
  });
  return [
    row(`overhead at the 20th turn of a fresh table, ${memories} memories`, short),
    row(`overhead at the ${turns}th turn, as many memories`, long),
    { what: "of the medians, long to fresh", measured: `${ratio} ×`, budget: `${MOST_RATIO} ×` },
  ];
}

import { firstByte } from "../first-byte.ts";
import { tenths } from "../percentiles.ts";
import { startTime } from "../start-time.ts";
import { fileLengths } from "../../tools/sizes/file-lengths.ts";
import { longStoryRows, measureLongStory } from "../report/long-story.ts";
import { measureOverhead, overheadRows } from "../report/overhead.ts";
import { pageScripts } from "../../tools/sizes/page-scripts.ts";
import { measureRecall, recallRows } from "../report/recall.ts";
import { printRows, type Row } from "../report/rows.ts";
import { workerBundles } from "../../tools/sizes/worker-bundles.ts";
import { runScript } from "../../tools/shared/failure.ts";

const TURNS = 200;
const ITEMS = 10_000;

/** `npm run bench`: measures all figures that have a budget. Prints them as a table or, with `--json`, as one JSON object. */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const log = (line: string): void => (json ? undefined : console.log(line));

  log("Starting the product a few times…");
  const start = await startTime(3);
  log(`Playing ${TURNS} turns beside ${ITEMS} memories…`);
  const oracle = await firstByte(TURNS, ITEMS);
  const overhead = await measureOverhead(ITEMS, process.argv, log);
  const long = await measureLongStory(2_000, log);
  const memory = await measureRecall([1_000, ITEMS, 100_000], log);
  log("Building every bundle…");
  const sizes = [...(await workerBundles()), ...(await pageScripts())];
  const { all: _, ...lines } = fileLengths();

  if (json) {
    console.log(JSON.stringify({ start, oracle, overhead, long, memory, sizes, lines }));
    return;
  }
  const rows: Row[] = [
    { what: "npm start to ready", measured: `${tenths(start.p50 / 1000)} s`, budget: "4 s" },
    {
      what: `first streamed frame of the oracle, ${ITEMS} items`,
      measured: `${oracle.firstFrame.p50} ms p50, ${oracle.firstFrame.p99} ms p99`,
      budget: "12 ms p50, 40 ms p99",
    },
    {
      what: "first text, the oracle's thinking included",
      measured: `${oracle.firstText.p50} ms p50, ${oracle.firstText.p99} ms p99`,
      budget: "",
    },
    ...overheadRows(overhead),
    ...longStoryRows(long),
    ...recallRows(memory),
    ...sizes.map(({ name, kilobytes, budget }) => ({
      what: name,
      measured: `${kilobytes} KB gzip`,
      budget: `${budget} KB`,
    })),
    {
      what: `lines of ${lines.files} source files`,
      measured: `median ${lines.median}, p90 ${lines.p90}, longest ${lines.longest.lines}`,
      budget: "80, 250, 400",
    },
  ];
  printRows(rows);
});

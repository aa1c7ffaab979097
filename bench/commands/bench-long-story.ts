import { longStoryRows, measureLongStory } from "../report/long-story.ts";
import { printRows } from "../report/rows.ts";
import { runScript } from "../../tools/shared/failure.ts";

const ITEMS = 2_000;

/** `npm run bench:long-story`: measures only one thing: what a turn of a long story costs, compared with a turn of a new story. */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const figures = await measureLongStory(ITEMS, json ? () => {} : console.log);
  if (json) console.log(JSON.stringify(figures));
  else printRows(longStoryRows(figures));
});

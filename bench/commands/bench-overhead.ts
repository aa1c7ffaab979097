import { measureOverhead, overheadRows } from "../report/overhead.ts";
import { printRows } from "../report/rows.ts";
import { runScript } from "../../tools/shared/failure.ts";

const ITEMS = 10_000;

/**
 * `npm run bench:overhead`: measures only the time that Lorehearth adds before a model's first word. On request it also measures
 * SillyTavern for comparison.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const figures = await measureOverhead(ITEMS, process.argv, json ? () => {} : console.log);
  if (json) console.log(JSON.stringify(figures));
  else printRows(overheadRows(figures));
});

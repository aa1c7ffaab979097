import { measureOverhead, overheadRows } from "../report/overhead.ts";
import { printRows } from "../report/rows.ts";
import { runScript } from "../../tools/shared/failure.ts";

const ITEMS = 10_000;

/** `npm run bench:overhead`: only what stands before a model's first word, beside SillyTavern where it is asked for. */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const figures = await measureOverhead(ITEMS, process.argv, json ? () => {} : console.log);
  if (json) console.log(JSON.stringify(figures));
  else printRows(overheadRows(figures));
});

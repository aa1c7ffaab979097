import { idleConnections } from "../load/idle.ts";
import { load } from "../load/load.ts";
import { passes, idleRows, loadRows } from "../report/load.ts";
import { option } from "../report/option.ts";
import { printRows } from "../report/rows.ts";
import { runScript } from "../../tools/shared/failure.ts";

const MINUTES = 10;
const CONNECTIONS = 1_000;

/**
 * `npm run bench:load`: measures how many players this machine serves for `--minutes N`. With `--players N` it checks whether the machine
 * serves that many. With `--lines N` it measures what that many idle connections cost. Exits with 1 if a turn was lost or played twice, a
 * connection broke, memory grew, or players waited too long. `--json` prints one JSON object.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const log = json ? () => {} : console.log;
  const players = option("--players");
  const idle = await idleConnections(Number(option("--lines") ?? CONNECTIONS), log);
  const played = await load(Number(option("--minutes") ?? MINUTES), players === null ? null : Number(players), log);
  if (json) console.log(JSON.stringify({ played, idle }));
  else {
    printRows([...loadRows(played), ...idleRows(idle)]);
    for (const name of ["lost", "doubled"] as const) for (const one of played[name]) console.log(`${name}: ${one}`);
  }
  if (!passes(played) || idle.broken > 0) process.exitCode = 1;
});

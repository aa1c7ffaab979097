import { killDrill } from "../kill-drill/drill.ts";
import { printRows } from "../report/rows.ts";
import { drillRows } from "../report/kill-drill.ts";
import { option } from "../report/option.ts";
import { Failure, runScript } from "../../tools/shared/failure.ts";

const ROUNDS = 20;

/**
 * `npm run drill`: kills the runtime in the middle of play, `--rounds N` times. Exits with 1 if an acknowledged message was lost, or if a
 * turn or a memory is stored twice. `--json` prints one JSON object.
 */
await runScript(async () => {
  const json = process.argv.includes("--json");
  const log = json ? () => {} : console.log;
  const rounds = Number(option("--rounds") ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Failure("--rounds takes a whole number from 1 on.");
  log(`Killing the runtime ${rounds} times in the middle of play…`);
  const figures = await killDrill(rounds, log);
  if (json) console.log(JSON.stringify(figures));
  else {
    printRows(drillRows(figures));
    for (const name of ["lost", "doubled"] as const) for (const one of figures[name]) console.log(`${name}: ${one}`);
  }
  if (figures.lost.length + figures.doubled.length > 0) process.exitCode = 1;
});

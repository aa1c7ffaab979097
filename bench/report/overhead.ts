import { type Overhead, overhead, type OverheadFigures } from "../overhead.ts";
import { tenths } from "../percentiles.ts";
import { findSillyTavern, installSillyTavern } from "../sillytavern/install.ts";
import { launchSillyTavern, type SillyTavern } from "../sillytavern/launch.ts";
import type { Row } from "./rows.ts";

const TURNS = 300;

/**
 * Measures the overhead before a model's first word. With `--sillytavern DIR` it also measures the SillyTavern that is installed in that
 * folder. `--with-sillytavern` installs SillyTavern first, outside of the repository's dependencies.
 */
export async function measureOverhead(
  items: number,
  args: readonly string[],
  log: (line: string) => void,
): Promise<OverheadFigures> {
  const sillyTavern = await beside(args, log);
  try {
    log(`Playing ${TURNS} turns with a model server that takes no time, beside ${items} memories…`);
    return await overhead(TURNS, items, sillyTavern);
  } finally {
    await sillyTavern?.stop();
  }
}

/** Starts SillyTavern for comparison. If it cannot be started, logs a message and returns null. */
async function beside(args: readonly string[], log: (line: string) => void): Promise<SillyTavern | null> {
  const at = args.indexOf("--sillytavern");
  const folderOption = at === -1 ? undefined : args[at + 1];
  if (at === -1 && !args.includes("--with-sillytavern")) {
    log("Without SillyTavern: --with-sillytavern installs it, --sillytavern DIR takes an installed one.");
    return null;
  }
  try {
    if (at === -1) log("Installing SillyTavern, unless it is there already…");
    const folder = at === -1 ? await installSillyTavern() : findSillyTavern(folderOption ?? ".");
    if (!folder) throw new Error(`there is no server.js in ${folderOption ?? "what npm installed"}`);
    log("Starting SillyTavern…");
    return await launchSillyTavern(folder);
  } catch (error) {
    log(`Without SillyTavern: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Makes the table's rows from the figures of the overhead. */
export function overheadRows({ items, model, gateway, lorehearth, sillyTavern }: OverheadFigures): Row[] {
  const row = (what: string, { p50, p99 }: { p50: number; p99: number }, budget = ""): Row => ({
    what,
    measured: `${p50} ms p50, ${p99} ms p99`,
    budget,
  });
  const rows = [
    row("first text of the model server itself", model),
    row("the gateway and a worker, no object, no model", gateway),
    row(`first text of a model through Lorehearth, ${items} items`, lorehearth.firstText),
    row("of that, Lorehearth's overhead", lorehearth.overhead),
    {
      what: "the same, to the gateway and a worker",
      measured: `${tenths(lorehearth.overhead.p50 / gateway.p50)} × p50`,
      budget: "2.5 × p50",
    },
  ];
  if (!sillyTavern) return rows;
  return [
    ...rows,
    row("the same through SillyTavern, without any memory", sillyTavern.firstText),
    row("of that, SillyTavern's overhead", sillyTavern.overhead),
    { what: "overhead, Lorehearth to SillyTavern", measured: ratio(lorehearth, sillyTavern), budget: "" },
  ];
}

const ratio = ({ overhead: ours }: Overhead, { overhead: theirs }: Overhead): string =>
  `${tenths(ours.p50 / theirs.p50)} × p50, ${tenths(ours.p99 / theirs.p99)} × p99`;

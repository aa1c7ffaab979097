import type { IdleFigures } from "../load/idle.ts";
import { type LoadFigures, megabytes, MOST_MS } from "../load/load.ts";
import type { Row } from "./rows.ts";

/**
 * Memory may grow by this factor in the second half of the time, because stories grow. The first half is not judged: there the runtime
 * fills its caches and does not collect garbage yet. A leak shows in the second half: memory grew by 24 % when each turn leaked two RPC
 * calls, and grows by 7 % since that is mended.
 */
const STEADY = 1.1;

/** Makes the table's rows from the figures of the load test. */
export function loadRows({ players, minutes, turns, waited, course, cpuMsPerTurn, ...rest }: LoadFigures): Row[] {
  const row = (what: string, measured: number | string, budget = ""): Row => ({
    what,
    measured: String(measured),
    budget,
  });
  const memory = course.map(({ resident }) => megabytes(resident));
  return [
    row(`players with the oracle, /ws open, ${minutes} minutes`, players),
    row("turns", `${turns} (${Math.round((turns / minutes / 60) * 10) / 10} a second)`),
    row("to the first text", `${waited.p50} ms p50, ${waited.p99} ms p99, ${waited.mean} ms mean`, `${MOST_MS} ms p99`),
    row("p99 by tenths of the time", `${course.map(({ p99 }) => p99).join(" ")} ms`),
    row(
      "memory of the runtime by tenths",
      `${memory.join(" ")} MB`,
      `second half: grows by ${Math.round((STEADY - 1) * 100)} % at most`,
    ),
    row("CPU of the runtime", `${cpuMsPerTurn === null ? "?" : Math.round(cpuMsPerTurn)} ms a turn`),
    row("turns lost", rest.lost.length, "0"),
    row("turns played twice", rest.doubled.length, "0"),
    row("connections that broke", rest.brokenLines, "0"),
  ];
}

export const idleRows = ({ lines, bytesEach, cpuMsPerMinute, heartbeat, broken }: IdleFigures): Row[] => [
  { what: "idle /ws connections, each to a campaign of its own", measured: String(lines), budget: "" },
  {
    what: "memory of a connection, with its object",
    measured: `${bytesEach === null ? "?" : Math.round(bytesEach / 1_000)} KB`,
    budget: "",
  },
  { what: "CPU of them all while idle", measured: `${cpuMsPerMinute ?? "?"} ms a minute`, budget: "" },
  { what: "heartbeat", measured: `${heartbeat.p50} ms p50, ${heartbeat.p99} ms p99`, budget: "" },
  { what: "idle connections that broke", measured: String(broken), budget: "0" },
];

/** Whether the figures are within every budget. */
export function passes({ waited, course, lost, doubled, brokenLines }: LoadFigures): boolean {
  const [middle, last] = [course[course.length / 2 - 1]?.resident ?? 0, course.at(-1)?.resident ?? 0];
  return waited.p99 < MOST_MS && last <= middle * STEADY && lost.length + doubled.length + brokenLines === 0;
}

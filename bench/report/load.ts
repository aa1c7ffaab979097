import type { IdleFigures } from "../load/idle.ts";
import { type LoadFigures, megabytes, MOST_MS } from "../load/load.ts";
import type { Row } from "./rows.ts";

/**
 * Memory may grow by this much in the second half of the time and still be called steady: stories grow, too. In the first half the
 * runtime fills its caches and lets what is done with lie. What is never let go of grows on as before: by 24 % when each turn left two
 * calls behind, by 7 % since.
 */
const STEADY = 1.1;

/** The figures as rows of the table. */
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
    row("turns told twice", rest.doubled.length, "0"),
    row("lines that broke", rest.brokenLines, "0"),
  ];
}

export const idleRows = ({ lines, bytesEach, cpuMsPerMinute, heartbeat, broken }: IdleFigures): Row[] => [
  { what: "idle /ws lines, each to a campaign of its own", measured: String(lines), budget: "" },
  {
    what: "memory a line, with its object",
    measured: `${bytesEach === null ? "?" : Math.round(bytesEach / 1_000)} KB`,
    budget: "",
  },
  { what: "CPU of them all while nobody speaks", measured: `${cpuMsPerMinute ?? "?"} ms a minute`, budget: "" },
  { what: "heartbeat", measured: `${heartbeat.p50} ms p50, ${heartbeat.p99} ms p99`, budget: "" },
  { what: "idle lines that broke", measured: String(broken), budget: "0" },
];

/** Whether all that must hold did. */
export function holds({ waited, course, lost, doubled, brokenLines }: LoadFigures): boolean {
  const [middle, last] = [course[course.length / 2 - 1]?.resident ?? 0, course.at(-1)?.resident ?? 0];
  return waited.p99 < MOST_MS && last <= middle * STEADY && lost.length + doubled.length + brokenLines === 0;
}

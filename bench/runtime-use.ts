import { readdirSync, readFileSync } from "node:fs";

/** The length of a clock tick and the size of a page of memory, as Linux counts them on common machines. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

/** What the runtime processes have used so far. */
export interface RuntimeUse {
  /** Their CPU time, in milliseconds. */
  readonly cpuMs: number;
  /** The memory that they use now, in bytes. */
  readonly resident: number;
}

interface Stat {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
  readonly pages: number;
}

/** Adds up the use of all runtime processes among the descendants of a process. Null if there is no /proc. */
export function runtimeUse(ancestor: number): RuntimeUse | null {
  try {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    const stats = processes.flatMap((pid) => statOf(pid) ?? []);
    const below = new Set([ancestor]);
    // A child process has a higher number than its parent, except in the rare case that the numbers have started again.
    for (const { pid, parent } of stats) if (below.has(parent)) below.add(pid);
    const runtimes = stats.filter(({ pid, name }) => below.has(pid) && name === "workerd");
    return {
      cpuMs: runtimes.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0),
      resident: runtimes.reduce((sum, { pages }) => sum + pages * PAGE_BYTES, 0),
    };
  } catch {
    return null;
  }
}

function statOf(pid: string): Stat | null {
  try {
    const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid: Number(pid), name, parent: Number(fields[1]), ticks, pages: Number(fields[21]) };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}

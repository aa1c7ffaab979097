import { readdirSync, readFileSync } from "node:fs";

/** A clock tick, as Linux counts them. Milliseconds. */
const TICK_MS = 10;

/** CPU time of the runtime below a process, in milliseconds; null where there is no /proc to read it from. */
export function runtimeCpuMs(ancestor: number): number | null {
  try {
    const processes = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    const stats = processes.flatMap((pid) => statOf(pid) ?? []);
    const below = new Set([ancestor]);
    // A child has a higher number than its parent, but for the rare wrap.
    for (const { pid, parent } of stats) if (below.has(parent)) below.add(pid);
    const runtimes = stats.filter(({ pid, name }) => below.has(pid) && name === "workerd");
    return runtimes.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

function statOf(pid: string): { pid: number; name: string; parent: number; ticks: number } | null {
  try {
    const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    return { pid: Number(pid), name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

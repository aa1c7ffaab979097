import { execFileSync } from "node:child_process";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * Finds the workerd process that runs the workers, among the descendants of the process `ancestor`. Returns a function that kills it.
 * wrangler runs two workerd processes; the one for the workers has a debug port. wrangler starts a new one after it was killed.
 */
export function aimAtRuntime(ancestor: number): () => void {
  const all = processes();
  const below = descendants(ancestor, all);
  const runtime = below.find(({ command }) => command.includes("workerd") && command.includes("--debug-port"));
  if (!runtime) throw new Error(`No runtime runs below process ${ancestor}`);
  return () => void process.kill(runtime.pid, "SIGKILL");
}

function processes(): Process[] {
  const table = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return table.split("\n").flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent && command !== undefined ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

function descendants(ancestor: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === ancestor);
  return children.flatMap((child) => [child, ...descendants(child.pid, all)]);
}

import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

/** Time between SIGTERM and SIGKILL. Milliseconds. */
const GRACE = 4_000;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Read at import: npm may have ended before the first child is started. */
const STARTED_BY = process.ppid;

/** A child process and its descendants, which end together. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

const running = new Set<Child>();

/**
 * Starts a program in its own process group. The whole group ends when it is stopped, and when this process ends.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  endChildrenWithThisProcess();
  const child = spawn(command, args, { ...options, detached: true });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  ended.catch(() => {});
  const handle: Child = { process: child, ended, stop: () => stop(handle) };
  running.add(handle);
  void ended.finally(() => running.delete(handle)).catch(() => {});
  return handle;
}

async function stop({ process: child, ended }: Child): Promise<void> {
  signal(child, "SIGTERM");
  const timer = setTimeout(() => signal(child, "SIGKILL"), GRACE);
  await ended.catch(() => {});
  clearTimeout(timer);
  // For members of the group that are still alive.
  signal(child, "SIGKILL");
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has ended.
  }
}

let watching = false;

function endChildrenWithThisProcess(): void {
  if (watching) return;
  watching = true;
  const end = (code: number): void => {
    void Promise.all([...running].map((child) => child.stop())).then(() => process.exit(code));
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.once(name, () => end(code));
  endWithNpm(() => end(EXIT_CODES.SIGTERM));
  process.once("exit", () => {
    for (const child of running) signal(child.process, "SIGKILL");
  });
}

/** npm starts its scripts through a shell. A signal that ends npm ends that shell, but is not passed on to this process. */
function endWithNpm(end: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === STARTED_BY) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
}

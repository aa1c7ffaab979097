import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

/** How long a child process has to end after SIGTERM before it gets SIGKILL, in milliseconds. */
const GRACE = 4_000;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * The id of the process that started this one. It is read when the module is loaded, because npm may have ended before the first child is
 * started.
 */
const STARTED_BY = process.ppid;

/** A child process and its descendants, which end together. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the exit code, or with null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

const running = new Set<Child>();

/** Starts a program in a process group of its own. The whole group ends when the child is stopped, and when this process ends. */
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
  // Ends members of the group that are still alive.
  signal(child, "SIGKILL");
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // All processes of the group have already ended.
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

/**
 * Calls `end` when npm has ended. npm starts its scripts through a shell: a signal that ends npm ends that shell, too, but this process
 * does not receive it.
 */
function endWithNpm(end: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === STARTED_BY) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
}

import { afterAll, beforeAll, expect, type RunnerTask } from "vitest";

type Level = "info" | "warn" | "error";
const LEVELS: readonly Level[] = ["info", "warn", "error"];

/**
 * Hides the log entries of the named events, and no others, while the tests of a file or a `describe` run. For tests that provoke them.
 * Call it outside of tests. It fails if one of the events was never logged, so that the list stays true.
 */
export function expectLog(...events: readonly string[]): void {
  const logged = new Set<string>();
  const before = new Map<Level, typeof console.info>();
  beforeAll(() => {
    for (const level of LEVELS) {
      const write = console[level];
      before.set(level, write);
      console[level] = (...args: unknown[]) => {
        const event = eventOf(args[0]);
        if (event !== null && events.includes(event)) logged.add(event);
        else write(...args);
      };
    }
  });
  // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest requires the first parameter to be destructured
  afterAll(({}, suite) => {
    for (const [level, write] of before) console[level] = write;
    // With `-t` only some of the tests ran, so not all events can be expected.
    if (suite.tasks.some(wasLeftOut)) return;
    expect([...logged].toSorted(), "the events that were logged").toEqual(events.toSorted());
  });
}

const wasLeftOut = (task: RunnerTask): boolean =>
  task.mode === "skip" || (task.type === "suite" && task.tasks.some(wasLeftOut));

/** The event of a log entry that logger.ts wrote. Null for any other output. */
function eventOf(line: unknown): string | null {
  if (typeof line !== "string" || !line.startsWith('{"level":')) return null;
  return (JSON.parse(line) as { event?: string }).event ?? null;
}

import { existsSync, readFileSync } from "node:fs";

/** How long a file of tests took, its hooks included. */
export interface FileTime {
  /** From the root of the repository. */
  readonly file: string;
  readonly milliseconds: number;
}

/** What timings-reporter.ts wrote; nothing where the run ended before it could. */
export const fileTimes = (path: string): FileTime[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as FileTime[]) : [];

/** The lines that name the files which took longest, the longest first. */
export function slowestFiles(times: readonly FileTime[], count = 10): string {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  const lines = slowest.map(({ file, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${file}`);
  return [`The slowest files of ${times.length}:`, ...lines].join("\n");
}

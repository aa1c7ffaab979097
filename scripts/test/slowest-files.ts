import { existsSync, readFileSync } from "node:fs";

/** How long a test file took, hooks included. */
export interface FileTime {
  /** The path of the file from the root of the repository. */
  readonly file: string;
  readonly milliseconds: number;
}

/** Reads the file that timings-reporter.ts wrote. Empty if the run was aborted before the file was written. */
export const fileTimes = (path: string): FileTime[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as FileTime[]) : [];

/** Writes the slowest files as text, the slowest first. */
export function slowestFiles(times: readonly FileTime[], count = 10): string {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  const lines = slowest.map(({ file, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${file}`);
  return [`The slowest files of ${times.length}:`, ...lines].join("\n");
}

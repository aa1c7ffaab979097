import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What each file of tests came to, by its path. */
export type ByFile = ReadonlyMap<string, Tally>;

/** What Vitest's JSON reporter leaves behind, as far as counting needs it. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Under this name counts what belongs to no file: the run itself. */
export const THE_RUN = "";

/**
 * Counts a run. A file that failed without a failing test (it could not even be read), a run that ended badly although nothing
 * in it failed, and a run without a single test each count as one failure: nothing goes missing silently.
 */
export function tally(reportFile: string, exitCode: number | null): ByFile {
  if (!existsSync(reportFile)) return new Map([[THE_RUN, { passed: 0, failed: 1 }]]);
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  const files = new Map(
    report.testResults.map(({ name, status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
      const failed = count("failed");
      return [name, { passed: count("passed"), failed: status === "failed" && failed === 0 ? 1 : failed }];
    }),
  );
  const { passed, failed } = sum(files);
  return failed === 0 && (exitCode !== 0 || passed === 0) ? files.set(THE_RUN, { passed: 0, failed: 1 }) : files;
}

export function sum(files: ByFile): Tally {
  const all = [...files.values()];
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** The files in which something failed. */
export const failedFiles = (files: ByFile): string[] =>
  [...files].filter(([name, { failed }]) => name !== THE_RUN && failed > 0).map(([name]) => name);

import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest's JSON reporter leaves behind, as far as counting needs it. */
interface Report {
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a run. A file that failed without a failing test (it could not even be read), a run that ended badly although nothing
 * in it failed, and a run without a single test each count as one failure: nothing goes missing silently.
 */
export function tally(reportFile: string, exitCode: number | null): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  const { passed, failed } = sum(
    report.testResults.map(({ status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
      const failed = count("failed");
      return { passed: count("passed"), failed: status === "failed" && failed === 0 ? 1 : failed };
    }),
  );
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/** The files in which something failed; none where the run left no report. */
export function failedFiles(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  return report.testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

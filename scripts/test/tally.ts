import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The fields of Vitest's JSON report from which the results are counted. */
interface Report {
  readonly testResults: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts the passed and failed tests of a run. Each of these counts as one failure, so that no failure is missed: a file that failed
 * without a failing test (for example by a syntax error), a run with a bad exit code but no failed test, and a run without tests.
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

/** The full names of the failed tests. Empty if there is no report. */
export function failedTests(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  );
}

/** The files with failures. Empty if there is no report. */
export function failedFiles(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  return report.testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

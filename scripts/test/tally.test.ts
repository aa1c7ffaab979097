import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { failedFiles, failedTests, sum, tally } from "./tally.ts";

interface File {
  readonly status: string;
  readonly tests: readonly string[];
}

function report(files: readonly File[]): string {
  const path = join(mkdtempSync(join(tmpdir(), "lorehearth-tally-")), "report.json");
  const testResults = files.map(({ status, tests }, index) => ({
    name: `${index}.test.ts`,
    status,
    assertionResults: tests.map((each) => ({ status: each, fullName: `a ${each} test` })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
}

describe("Summing up a run of tests", () => {
  it("counts what passed and what failed", () => {
    const path = report([{ status: "failed", tests: ["passed", "failed", "failed"] }]);
    expect(tally(path, 1)).toEqual({ passed: 1, failed: 2 });
  });

  it("counts a file that could not be read as a failure", () => {
    const path = report([
      { status: "passed", tests: ["passed"] },
      { status: "failed", tests: [] },
    ]);
    expect(tally(path, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run that ended badly although every test passed", () => {
    expect(tally(report([{ status: "passed", tests: ["passed"] }]), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run in which nothing was tested", () => {
    expect(tally(report([{ status: "passed", tests: ["skipped"] }]), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts a run that left no report", () => {
    expect(tally("/nowhere/report.json", null)).toEqual({ passed: 0, failed: 1 });
  });

  it("names the failed tests", () => {
    const path = report([
      { status: "passed", tests: ["passed"] },
      { status: "failed", tests: ["passed", "failed"] },
    ]);
    expect(failedTests(path)).toEqual(["a failed test"]);
    expect(failedFiles(path)).toHaveLength(1);
    expect(failedTests("/nowhere/report.json")).toEqual([]);
  });

  it("adds up several runs, of which one may have failed", () => {
    const well = tally(report([{ status: "passed", tests: ["passed", "passed"] }]), 0);
    expect(sum([well, tally("/nowhere/report.json", null), well])).toEqual({ passed: 4, failed: 1 });
  });
});

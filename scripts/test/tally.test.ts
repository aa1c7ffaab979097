import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { failedFiles, sum, tally } from "./tally.ts";

interface File {
  readonly name?: string;
  readonly status: string;
  readonly tests: readonly string[];
}

function report(files: readonly File[]): string {
  const path = join(mkdtempSync(join(tmpdir(), "lorehearth-tally-")), "report.json");
  const testResults = files.map(({ name = `${files.length}.test.ts`, status, tests }) => ({
    name,
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return path;
}

describe("Summing up a run of tests", () => {
  it("counts what passed and what failed", () => {
    const path = report([{ status: "failed", tests: ["passed", "failed", "failed"] }]);
    expect(sum(tally(path, 1))).toEqual({ passed: 1, failed: 2 });
  });

  it("counts a file that could not be read as a failure", () => {
    const path = report([
      { name: "rest.test.ts", status: "passed", tests: ["passed"] },
      { name: "torn.test.ts", status: "failed", tests: [] },
    ]);
    expect(sum(tally(path, 1))).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run that ended badly although every test passed", () => {
    expect(sum(tally(report([{ status: "passed", tests: ["passed"] }]), 1))).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run in which nothing was tested", () => {
    expect(sum(tally(report([{ status: "passed", tests: ["skipped"] }]), 0))).toEqual({ passed: 0, failed: 1 });
  });

  it("counts a run that left no report", () => {
    expect(sum(tally("/nowhere/report.json", null))).toEqual({ passed: 0, failed: 1 });
  });

  it("names the files to ask again, and none where it was the run that failed", () => {
    const files = [
      { name: "rest.test.ts", status: "passed", tests: ["passed"] },
      { name: "wound.test.ts", status: "failed", tests: ["passed", "failed"] },
      { name: "torn.test.ts", status: "failed", tests: [] },
    ];
    expect(failedFiles(tally(report(files), 1))).toEqual(["wound.test.ts", "torn.test.ts"]);
    expect(failedFiles(tally("/nowhere/report.json", null))).toEqual([]);
  });
});

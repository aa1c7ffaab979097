import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { tally } from "./tally.ts";

function report(files: readonly { status: string; tests: readonly string[] }[]): string {
  const tests = files.flatMap((file) => file.tests);
  const path = join(mkdtempSync(join(tmpdir(), "lorehearth-tally-")), "report.json");
  writeFileSync(
    path,
    JSON.stringify({
      numPassedTests: tests.filter((status) => status === "passed").length,
      numFailedTests: tests.filter((status) => status === "failed").length,
      testResults: files.map(({ status, tests: of }) => ({
        status,
        assertionResults: of.map((each) => ({ status: each })),
      })),
    }),
  );
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
});

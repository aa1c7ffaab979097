import { describe, expect, it } from "vitest";

import { fileTimes, slowestFiles } from "./slowest-files.ts";

describe("The slowest files of a run", () => {
  it("are named with their seconds, the slowest first", () => {
    const times = [
      { file: "quick.test.ts", milliseconds: 40 },
      { file: "slow.test.ts", milliseconds: 12_345 },
      { file: "middling.test.ts", milliseconds: 1_000 },
    ];
    expect(slowestFiles(times, 2)).toBe(
      ["The slowest files of 3:", "   12.3 s  slow.test.ts", "    1.0 s  middling.test.ts"].join("\n"),
    );
  });

  it("are none where the run ended before it could say", () => {
    expect(fileTimes("/nowhere/times.json")).toEqual([]);
  });
});

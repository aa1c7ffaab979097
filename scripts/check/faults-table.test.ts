import { describe, expect, it } from "vitest";

import { provenRows, unproven } from "./proof-table.ts";

const rows = provenRows("docs/faults.md", /^\d+$/u).map((row) => {
  const [number = "", fault = "", seen = "", kept = ""] = row.cells;
  return { ...row, number, fault, seen, kept };
});

describe("the table of docs/faults.md", () => {
  it("has the twenty-five faults in their order", () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 25 }, (_, place) => place + 1));
    expect(new Set(rows.map(({ fault }) => fault)).size).toBe(25);
  });

  it.each(rows)("say of “$fault” what is seen and what is kept, and name existing tests", (row) => {
    expect([row.seen, row.kept]).not.toContain("");
    expect(unproven(row)).toEqual([]);
  });
});

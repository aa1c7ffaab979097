import { describe, expect, it } from "vitest";

import { provenRows, unproven } from "./proof-table.ts";

/** The rows of the table of findings. */
const findings = provenRows("docs/security.md", /^[FO]\d\d /u).map((row) => ({ ...row, finding: row.cells[0] ?? "" }));

/** The rows of the tables that are about a requirement or a risk. */
const rows = provenRows("docs/security.md", /^(?:\d+\.\d+\.\d+|LLM\d\d) /u).map((row) => {
  const [requirement = "", how = ""] = row.cells;
  return { ...row, requirement, how };
});

describe("the tables of docs/security.md", () => {
  it("have some forty requirements of the ASVS, and all ten risks of language models", () => {
    const names = rows.map(({ requirement }) => requirement.split(" ")[0] ?? "");
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("LLM"))).toHaveLength(10);
    expect(names.length - 10).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)("say how $requirement is met, and name a test that there is", (row) => {
    expect(row.how).not.toBe("");
    expect(unproven(row)).toEqual([]);
  });

  it("have twenty findings of an attack, and those about operating", () => {
    expect(findings.filter(({ finding }) => finding.startsWith("F"))).toHaveLength(20);
    expect(findings.filter(({ finding }) => finding.startsWith("O")).length).toBeGreaterThan(0);
  });

  it.each(findings)("name a test for the finding $finding", (row) => {
    expect(unproven(row)).toEqual([]);
  });
});

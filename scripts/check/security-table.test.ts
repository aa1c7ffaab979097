import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { fromRoot } from "../shared/paths.ts";

/** The rows of docs/security.md that are a requirement or a risk, and what each gives for a proof. */
const rows = readFileSync(fromRoot("docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?:\d+\.\d+\.\d+|LLM\d\d) /u.test(line))
  .map((line) => {
    const [, requirement = "", how = "", proof = ""] = line.split("|").map((cell) => cell.trim());
    const [, file = "", title = ""] = /^`([^`]+)`: "([^"]+)"$/u.exec(proof) ?? [];
    return { requirement, how, file, title };
  });

describe("the tables of docs/security.md", () => {
  it("have some forty requirements of the ASVS, and all ten risks of language models", () => {
    const names = rows.map(({ requirement }) => requirement.split(" ")[0] ?? "");
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("LLM"))).toHaveLength(10);
    expect(names.length - 10).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)("say how $requirement is met, and name a test that there is", ({ how, file, title }) => {
    expect(how).not.toBe("");
    expect([file, existsSync(fromRoot(file))]).toEqual([file, true]);
    expect(readFileSync(fromRoot(file), "utf8")).toContain(title);
  });
});

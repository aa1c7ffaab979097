import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { ANSWER_HEADERS, PAGE_HEADERS } from "../../functions/_gateway/policy.ts";
import { fromRoot } from "../../tools/shared/paths.ts";

/** The headers that `_headers` takes away from the files under a path. */
function removedFrom(path: string): string[] {
  const [, rules = ""] = readFileSync(fromRoot("web/public/_headers"), "utf8").split(`${path}\n`);
  const [own = ""] = rules.split("\n\n");
  return [...own.matchAll(/^ {2}! (.+)$/gmu)].map(([, name = ""]) => name);
}

/** Reads the headers that web/public/_headers sets, by path. */
function headersFile(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let path = "";
  for (const line of readFileSync(fromRoot("web/public/_headers"), "utf8").split("\n")) {
    if (line.startsWith("/")) rules[(path = line.trim())] = {};
    const [, name, value] = /^ {2}([\w-]+): (.+)$/u.exec(line) ?? [];
    const rule = rules[path];
    if (rule && name !== undefined && value !== undefined) rule[name] = value;
  }
  return rules;
}

/** The headers of pages, files and answers alike. */
const SHARED = ["Strict-Transport-Security", "X-Content-Type-Options", "Cross-Origin-Resource-Policy"];

describe("the headers of the pages", () => {
  it("are those of the policy, all of them and no others", () => {
    expect(headersFile()["/*"]).toEqual(PAGE_HEADERS);
  });

  it("are on files with a hash only where they count for files", () => {
    const onlyOfPages = Object.keys(PAGE_HEADERS).filter((name) => !SHARED.includes(name));
    expect(removedFrom("/assets/*").toSorted()).toEqual(["Cache-Control", ...onlyOfPages].toSorted());
  });

  it("are as strict for pages as for answers where both have them", () => {
    for (const name of SHARED) expect([name, PAGE_HEADERS[name]]).toEqual([name, ANSWER_HEADERS[name]]);
    for (const headers of [PAGE_HEADERS, ANSWER_HEADERS]) {
      const policy = headers["Content-Security-Policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/u);
    }
  });

  it("let the site use the microphone and nothing else of the device", () => {
    const allowed = (PAGE_HEADERS["Permissions-Policy"] ?? "").split(", ").filter((entry) => !entry.endsWith("=()"));
    expect(allowed).toEqual(["microphone=(self)"]);
    expect(ANSWER_HEADERS["Permissions-Policy"]).not.toContain("self");
  });

  it("let browsers cache only files whose names have a hash of their content", () => {
    const cached = Object.entries(headersFile()).filter(([, headers]) => headers["Cache-Control"]?.includes("max-age"));
    expect(cached.map(([path]) => path)).toEqual(["/assets/*"]);
  });
});

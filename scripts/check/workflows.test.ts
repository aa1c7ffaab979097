import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { fromRoot } from "../../tools/shared/paths.ts";

const FOLDER = ".github/workflows";
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;

const workflows = readdirSync(fromRoot(FOLDER)).map((file) => ({
  file,
  text: readFileSync(fromRoot(FOLDER, file), "utf8"),
}));
const used = workflows.flatMap(({ file, text }) =>
  [...text.matchAll(/uses: (.+)$/gmu)].map(([, action = ""]) => ({ file, action })),
);

describe("the pipeline", () => {
  it("uses every action by the commit it was looked at, with its version beside it", () => {
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ action }) => !PINNED.test(action))).toEqual([]);
  });

  it("uses one version of an action everywhere", () => {
    const versions = Map.groupBy(used, ({ action }) => action.split("@")[0]);
    const several = [...versions.values()].filter((uses) => new Set(uses.map(({ action }) => action)).size > 1);
    expect(several).toEqual([]);
  });

  it("runs what contributors must run before a pull request", () => {
    expect(readFileSync(fromRoot("CONTRIBUTING.md"), "utf8")).toContain("Before you open a pull request: `.ci/run`.");
    expect(workflows.find(({ file }) => file === "verify.yml")?.text).toContain("run: .ci/run\n");
  });
});

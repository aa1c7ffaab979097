import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Failure } from "./failure.ts";
import { onDemand } from "./on-demand.ts";

let home: string;
let tools: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "lorehearth-on-demand-"));
  tools = join(home, "tools");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

/** Writes a fake npm that records its arguments and then runs these lines of shell script. */
function npmThat(lines: string): void {
  const npm = join(home, "npm");
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> "${home}/calls"\n${lines}\n`);
  chmodSync(npm, 0o755);
  vi.stubEnv("PATH", `${home}${delimiter}${process.env["PATH"] ?? ""}`);
}

const calls = (): string[] => readFileSync(join(home, "calls"), "utf8").trim().split("\n");

const INSTALLS = "mkdir -p node_modules/juggler && echo tool > node_modules/juggler/cli.js";

describe("a tool that is installed on demand", () => {
  it("is fetched once, in the version asked for, without its install scripts", async () => {
    npmThat(INSTALLS);
    const tool = await onDemand("juggler", "1.2.3", tools);
    expect(readFileSync(join(tool, "cli.js"), "utf8")).toBe("tool\n");
    expect(await onDemand("juggler", "1.2.3", tools)).toBe(tool);
    expect(calls()).toEqual(["install juggler@1.2.3 --ignore-scripts --no-audit --no-fund"]);
  });

  it("is fetched again in another version", async () => {
    npmThat(INSTALLS);
    expect(await onDemand("juggler", "1.2.3", tools)).not.toBe(await onDemand("juggler", "1.2.4", tools));
    expect(calls()).toHaveLength(2);
  });

  it("is not there after an install that failed half-way, and the next attempt installs it", async () => {
    npmThat(`${INSTALLS}; echo "no network" >&2; exit 1`);
    const failed = onDemand("juggler", "1.2.3", tools);
    await expect(failed).rejects.toThrow(Failure);
    await expect(failed).rejects.toThrow("juggler 1.2.3 could not be installed: no network");
    expect(readdirSync(tools)).toEqual([]);
    npmThat(INSTALLS);
    expect(existsSync(await onDemand("juggler", "1.2.3", tools))).toBe(true);
  });

  it("is the same for two requests at once", async () => {
    npmThat(INSTALLS);
    const both = await Promise.all([onDemand("juggler", "1.2.3", tools), onDemand("juggler", "1.2.3", tools)]);
    expect(new Set(both).size).toBe(1);
    expect(readdirSync(tools)).toEqual(["juggler-1.2.3"]);
  });
});

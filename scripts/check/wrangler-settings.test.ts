import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { rateClassOf } from "#worker-kit/rate-class";
import { fromRoot } from "../../tools/shared/paths.ts";
import { WORKERS } from "../../tools/shared/workers.ts";
import { readWorkerConfigs } from "../../tools/stack/worker-configs.ts";
import { differences, missing, readSettings } from "./wrangler-settings.ts";

const read = (path: string) => readSettings(path, readFileSync(fromRoot(path), "utf8"));
const workers = WORKERS.map(({ name }) => read(`workers/${name}/wrangler.toml`));
const others = ["wrangler.toml", "bench/memory-caller/wrangler.toml", "bench/memory-caller/open-api/wrangler.toml"];

/** The file with the runtime settings of the tests that have no wrangler.toml. */
const TESTS = "scripts/test/projects.ts";

/**
 * Whether a setting must be the same in every worker. That applies to settings outside of all tables, except the worker's name and its
 * entry file, and to the tables named here.
 */
const isOfEveryWorker = (name: string): boolean =>
  /^(?:observability|secrets)\./u.test(name) || (!name.includes(".") && name !== "name" && name !== "main");
/**
 * Whether a setting must be the same in all workers that have it. That applies to variables and rate limits, because the workers share
 * their counters and models.
 */
const isOfSome = (name: string): boolean => /^(?:vars|ratelimits)\./u.test(name);
const isOfRuntime = (name: string): boolean => /^(?:compatibility_date|compatibility_flags|send_metrics)$/u.test(name);

describe("The wrangler.toml files", () => {
  it("say the same of what holds for every worker", () => {
    expect(missing(workers, isOfEveryWorker)).toEqual([]);
    expect(differences(workers, isOfEveryWorker)).toEqual([]);
  });

  it("keep no invocation logs, which have the player's words, and give no worker a public address", () => {
    const configs = readWorkerConfigs().map(({ config }) => config);
    expect(configs).toHaveLength(4);
    for (const config of configs) {
      expect(config).toMatchObject({
        workers_dev: false,
        preview_urls: false,
        observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
      });
    }
  });

  it("have no variable that the operator's pages do not explain", () => {
    const pages = ["README.md", "docs/operations.md", "docs/at-home.md"];
    const explained = pages.map((page) => readFileSync(fromRoot(page), "utf8")).join("\n");
    const names = workers.flatMap(({ settings }) => settings.map(({ name }) => name));
    const variables = names.filter((name) => name.startsWith("vars.")).map((name) => name.slice("vars.".length));
    expect(variables).toContain("SHEET_SERVICE_URL");
    expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  it("give a variable or a rate limit one value, whichever workers have it", () => {
    expect(differences(workers, isOfSome)).toEqual([]);
  });

  it.each(["api", "chat", "memory", "graph"] as const)("have a rate limit for every class of %s's routes", (worker) => {
    const { settings } = read(`workers/${worker}/wrangler.toml`);
    const limits = new Set(settings.map(({ name }) => /^ratelimits\.(\w+)/u.exec(name)?.[1]));
    const calls = CALLS[worker === "api" ? "core" : worker];
    const classes = calls.map(({ method, path }) => rateClassOf(method.toUpperCase(), path.replaceAll(/:\w+/gu, "1")));
    expect([...new Set(classes)].filter((limited) => !limits.has(limited))).toEqual([]);
  });

  it("name one runtime for the workers, the pages, the measurements and the tests", () => {
    const source = readFileSync(fromRoot(TESTS), "utf8").split("\n");
    const line = source.findIndex((written) => written.includes("compatibilityDate:"));
    const value = /"[^"]+"/u.exec(source[line] ?? "")?.[0] ?? "none";
    const tests = { path: TESTS, settings: [{ name: "compatibility_date", value, line: line + 1 }] };
    expect(differences([...workers, ...others.map(read), tests], isOfRuntime)).toEqual([]);
    expect(missing([...workers, ...others.map(read), tests], (name) => name === "compatibility_date")).toEqual([]);
  });
});

describe("The comparison of wrangler.toml files", () => {
  const one = readSettings("one.toml", 'date = "1"\n\n[[ratelimits]]\nname = "READ"\nlimit = 600\n');

  it("names file and line of both values", () => {
    const other = readSettings("other.toml", '# Of all.\ndate = "2"\n[[ratelimits]]\nname = "READ"\nlimit = 60\n');
    expect(differences([one, other], () => true)).toEqual([
      'other.toml:2 has date = "2", one.toml:1 has "1"',
      "other.toml:5 has ratelimits.READ.limit = 60, one.toml:5 has 600",
    ]);
  });

  it("names the file that lacks a setting", () => {
    const other = readSettings("other.toml", '[[ratelimits]]\nname = "WRITE"\n');
    expect(missing([one, other], (name) => name === "date")).toEqual(["other.toml has no date, one.toml:1 has it"]);
  });

  it("takes no line that it cannot read for one that is equal", () => {
    expect(() => readSettings("other.toml", "flags = [\n]\n")).toThrow("other.toml:2 is not one setting: ]");
  });
});

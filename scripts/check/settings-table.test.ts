import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { fromRoot } from "../../tools/shared/paths.ts";
import { WORKERS } from "../../tools/shared/workers.ts";
import { readSettings } from "./wrangler-settings.ts";

const read = (path: string): string => readFileSync(fromRoot(path), "utf8");

/** The variables that the workers read. */
const ofWorkers = WORKERS.flatMap(({ name }) => {
  const path = `workers/${name}/wrangler.toml`;
  return readSettings(path, read(path)).settings.flatMap((setting) => /^vars\.(\w+)$/u.exec(setting.name)?.[1] ?? []);
});

/** The variables that the start and deploy scripts read from the environment. */
const ofScripts = globSync(["scripts/*.ts", "scripts/deploy/*.ts", "tools/stack/*.ts"], { cwd: fromRoot() })
  .filter((path) => !path.endsWith(".test.ts"))
  .flatMap((path) =>
    [...read(path).matchAll(/\b(?:env|given)(?:\[|, )"([A-Z][A-Z_]+)"/gu)].map(([, name = ""]) => name),
  );

const manual = read("docs/operations.md");

/** Variables that tests and measurements set. */
const OF_TESTS = new Set(["CHROMIUM_PATH", "CLOUDFLARE_API_BASE_URL"]);

const settings = [...new Set([...ofWorkers, ...ofScripts])].filter((name) => !OF_TESTS.has(name)).toSorted();

it.each(settings)("The operator can read what %s is", (name) => {
  expect(manual.includes(`\`${name}\``)).toBe(true);
});

it("The settings are read from the code", () => {
  expect(settings).toEqual(
    expect.arrayContaining(["GM_PROVIDER", "SITE_URL", "DATA_DIR", "DATA_JURISDICTION", "HOST"]),
  );
});

import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { globSync } from "node:fs";
import { matchesGlob } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";

import { ROOT, fromRoot } from "../../tools/shared/paths.ts";
import { hasProperties, needsWorkerd } from "./transitive-imports.ts";

// Without this, wrangler warns of a missing secret. The tests set that secret themselves.
process.env["WRANGLER_LOG"] ??= "error";

export type WorkerName = "api" | "chat" | "memory" | "graph";
export const WORKER_NAMES: readonly WorkerName[] = ["api", "chat", "memory", "graph"];

/** Starts a fake model server, for tests that need a model. */
const MODEL_SERVER = fromRoot("tools/harness/servers/model-server.setup.ts");
/** Starts an OpenID server that replaces Google. */
const OPENID_SERVER = fromRoot("tools/harness/servers/openid-server.setup.ts");
/** Hides messages of workerd about failures that tests cause on purpose. */
const NOISE = fromRoot("scripts/test/runtime-noise.setup.ts");
const SECRET = "a secret that only tests know, long enough to sign with";

/** Code that imports nothing from the runtime but still depends on it: on its fetch, streams, headers and limits of cryptography. */
const RUNTIME_MATTERS = [
  "functions/**",
  "packages/worker-kit/**",
  "packages/storyteller/src/llm/adapters/**",
  "workers/api/src/domain/password.test.ts",
];

/**
 * All files of one project share a runtime and its modules, because starting a runtime takes longer than most files. The timeout is only
 * for tests that hang: on a busy machine a property test takes half a minute.
 */
const SHARED = { root: ROOT, isolate: false, testTimeout: 120_000 } as const;

/**
 * Which tests to run. `quick`: the tests of `npm test`, with the same values for properties every time. `long`: tests of more than half a
 * minute. `properties`: the long tests and all properties, with new values (docs/testing.md).
 */
export type Part = "quick" | "properties" | "long";

const LONG = /\.long\.test\.tsx?$/u;
const SEED = fromRoot("scripts/test/seed.setup.ts");
const SCROLL = fromRoot("scripts/test/scroll.setup.ts");

/** The tests below some folders of the repository. */
export function testsBelow(folders: readonly string[], part: Part): string[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    { cwd: ROOT },
  ).toSorted();
  const isWanted = (file: string): boolean =>
    part === "quick" ? !LONG.test(file) : LONG.test(file) || (part === "properties" && hasProperties(fromRoot(file)));
  return files.filter(isWanted);
}

const runsInWorkerd = (file: string): boolean =>
  RUNTIME_MATTERS.some((glob) => matchesGlob(file, glob)) || needsWorkerd(fromRoot(file));

const seeded = (part: Part, ...others: readonly string[]): { setupFiles: string[] } => ({
  setupFiles: part === "quick" ? [SEED, ...others] : [...others],
});

/** The tests of pure code. They run in plain Node. */
export function nodeProject(
  name: string,
  folders: readonly string[],
  part: Part = "quick",
): TestProjectInlineConfiguration {
  const include = testsBelow(folders, part).filter((file) => !runsInWorkerd(file));
  return {
    test: { ...SHARED, ...seeded(part), name, include, environment: "node", globalSetup: MODEL_SERVER },
  };
}

/** The web app's tests. Each file loads its modules again, because some tests need a module that was not used before. */
export const webProject = (part: Part = "quick"): TestProjectInlineConfiguration => ({
  test: { ...nodeProject("web", ["web/src", "web/build"], part).test, ...seeded(part, SCROLL), isolate: true },
});

/** The tests of the packages and of the gateway that need workerd. */
export function workerdProject(part: Part = "quick"): TestProjectInlineConfiguration {
  return {
    plugins: [
      cloudflareTest({
        main: fromRoot("packages/worker-kit/src/testing/worker.ts"),
        miniflare: {
          compatibilityDate: "2026-09-15",
          compatibilityFlags: ["nodejs_compat"],
          durableObjects: { SHELF: { className: "Shelf", useSQLite: true } },
        },
      }),
    ],
    test: {
      ...SHARED,
      ...seeded(part),
      name: "workerd",
      include: testsBelow(["packages", "functions"], part).filter(runsInWorkerd),
      globalSetup: [NOISE, MODEL_SERVER],
    },
  };
}

/** The tests of a worker that need workerd, with the worker's wrangler.toml. `test/worker.ts` adds fakes for its service bindings. */
export async function workerProject(worker: WorkerName, part: Part = "quick"): Promise<TestProjectInlineConfiguration> {
  const fake = (entrypoint: string) => ({ name: `lorehearth-${worker}`, entrypoint });
  const fakes: Record<WorkerName, Record<string, ReturnType<typeof fake>>> = {
    api: {},
    chat: { API: fake("FakeApi"), MEMORY: fake("FakeMemory") },
    memory: { API: fake("FakeApi") },
    graph: { API: fake("FakeApi"), MEMORY: fake("FakeMemory"), CHAT: fake("FakeChat") },
  };
  const servers: Record<WorkerName, readonly string[]> = {
    api: [OPENID_SERVER, MODEL_SERVER],
    chat: [MODEL_SERVER],
    memory: [],
    graph: [],
  };
  const migrations = worker === "api" ? await readD1Migrations(fromRoot("migrations")) : [];
  return {
    plugins: [
      cloudflareTest({
        main: fromRoot(`workers/${worker}/test/worker.ts`),
        wrangler: { configPath: fromRoot(`workers/${worker}/wrangler.toml`) },
        miniflare: {
          bindings: { AUTH_SECRET: SECRET, ...(worker === "api" ? { MIGRATIONS: migrations } : {}) },
          serviceBindings: fakes[worker],
        },
      }),
    ],
    // Without this, Vite warns of packages whose source maps name missing files.
    logLevel: "error",
    test: {
      ...SHARED,
      ...seeded(part, ...(worker === "chat" ? [fromRoot("workers/chat/test/fresh-stage.ts")] : [])),
      name: worker,
      include: testsBelow([`workers/${worker}`], part).filter(runsInWorkerd),
      globalSetup: [NOISE, ...servers[worker]],
    },
  };
}

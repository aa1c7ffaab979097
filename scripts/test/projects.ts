import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { globSync } from "node:fs";
import { matchesGlob } from "node:path";
import type { TestProjectConfiguration } from "vitest/config";

import { ROOT, fromRoot } from "../shared/paths.ts";
import { needsWorkerd } from "./needs-workerd.ts";

export type WorkerName = "api" | "chat" | "memory" | "graph";
export const WORKER_NAMES: readonly WorkerName[] = ["api", "chat", "memory", "graph"];

/** A server that speaks the protocol of language models, for the tests that ask one. */
const MODEL_SERVER = fromRoot("e2e/harness/model-server.setup.ts");
/** An OpenID server that stands in for Google. */
const OPENID_SERVER = fromRoot("e2e/harness/openid-server.setup.ts");
const SECRET = "a secret that only tests know, long enough to sign with";

/** Pure code that leans on what the runtime brings: its fetch and streams, its limits of cryptography, its headers. */
const RUNTIME_MATTERS = [
  "functions/**",
  "packages/worker-kit/**",
  "packages/storyteller/src/llm/adapters/**",
  "workers/api/src/domain/password.test.ts",
];

/** Files of one project share a runtime and its modules: starting it costs more than most files do. */
const SHARED = { root: ROOT, isolate: false, testTimeout: 30_000 } as const;

/** The tests below some folders of the repository, by where they run. */
function testsBelow(...folders: readonly string[]): { readonly workerd: string[]; readonly node: string[] } {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.test.ts`),
    { cwd: ROOT },
  );
  const { workerd = [], node = [] } = Object.groupBy(files.toSorted(), (file) =>
    RUNTIME_MATTERS.some((glob) => matchesGlob(file, glob)) || needsWorkerd(fromRoot(file)) ? "workerd" : "node",
  );
  return { workerd, node };
}

/** Tests of pure code, in plain Node. */
export function nodeProject(...folders: readonly string[]): TestProjectConfiguration {
  return {
    test: {
      ...SHARED,
      name: "node",
      environment: "node",
      include: testsBelow(...folders).node,
      globalSetup: MODEL_SERVER,
    },
  };
}

/** The tests of the packages and the gateway that need the runtime. */
export function workerdProject(): TestProjectConfiguration {
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
      name: "workerd",
      include: testsBelow("packages", "functions").workerd,
      globalSetup: MODEL_SERVER,
    },
  };
}

/** A worker's tests that need the runtime, on its own wrangler.toml; `test/worker.ts` adds the fakes its service bindings reach. */
export async function workerProject(worker: WorkerName): Promise<TestProjectConfiguration> {
  const fake = (entrypoint: string) => ({ name: `lorehearth-${worker}`, entrypoint });
  const fakes: Record<WorkerName, Record<string, ReturnType<typeof fake>>> = {
    api: {},
    chat: { API: fake("FakeApi"), MEMORY: fake("FakeMemory") },
    memory: { API: fake("FakeApi") },
    graph: { API: fake("FakeApi"), MEMORY: fake("FakeMemory"), CHAT: fake("FakeChat") },
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
    test: {
      ...SHARED,
      name: worker,
      include: testsBelow(`workers/${worker}`).workerd,
      ...(worker === "chat"
        ? { globalSetup: MODEL_SERVER, setupFiles: fromRoot("workers/chat/test/fresh-stage.ts") }
        : {}),
      ...(worker === "api" ? { globalSetup: [OPENID_SERVER, MODEL_SERVER] } : {}),
    },
  };
}

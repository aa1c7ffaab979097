import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** A server that speaks the protocol of language models, for the tests that ask one. */
const MODEL_SERVER = "e2e/harness/model-server.setup.ts";
/** An OpenID server that stands in for Google. */
const OPENID_SERVER = "e2e/harness/openid-server.setup.ts";
const SECRET = "a secret that only tests know, long enough to sign with";

/** A worker's tests run in workerd on its own wrangler.toml; `test/worker.ts` adds the fakes its service bindings reach. */
async function workerProject(worker: "api" | "chat" | "memory" | "graph"): Promise<TestProjectConfiguration> {
  const entry = `workers/${worker}/test/worker.ts`;
  const fake = (entrypoint: string) => ({ name: `lorehearth-${worker}`, entrypoint });
  const fakes: Record<typeof worker, Record<string, ReturnType<typeof fake>>> = {
    api: {},
    chat: { API: fake("FakeApi"), MEMORY: fake("FakeMemory") },
    memory: { API: fake("FakeApi") },
    graph: { API: fake("FakeApi"), MEMORY: fake("FakeMemory"), CHAT: fake("FakeChat") },
  };
  const migrations = worker === "api" ? await readD1Migrations("migrations") : [];
  return {
    plugins: [
      cloudflareTest({
        main: entry,
        wrangler: { configPath: `workers/${worker}/wrangler.toml` },
        miniflare: {
          bindings: { AUTH_SECRET: SECRET, ...(worker === "api" ? { MIGRATIONS: migrations } : {}) },
          serviceBindings: fakes[worker],
        },
      }),
    ],
    test: {
      name: worker,
      include: [`workers/${worker}/**/*.test.ts`],
      testTimeout: 30_000,
      ...(worker === "chat" ? { globalSetup: MODEL_SERVER } : {}),
      ...(worker === "api" ? { globalSetup: OPENID_SERVER } : {}),
    },
  };
}

export default defineConfig({
  test: {
    // The workers' own lines, one a request and a turn.
    onConsoleLog: (line) => !/^\{"level":"info","event":"(?:request|turn|digest)"/u.test(line),
    projects: [
      await workerProject("api"),
      await workerProject("chat"),
      await workerProject("memory"),
      await workerProject("graph"),
      {
        plugins: [
          cloudflareTest({
            main: "packages/worker-kit/src/testing/worker.ts",
            miniflare: {
              compatibilityDate: "2026-09-15",
              compatibilityFlags: ["nodejs_compat"],
              durableObjects: { SHELF: { className: "Shelf", useSQLite: true } },
            },
          }),
        ],
        test: {
          name: "packages",
          include: ["packages/**/*.test.ts", "functions/**/*.test.ts"],
          testTimeout: 30_000,
          globalSetup: MODEL_SERVER,
        },
      },
      { test: { name: "web", include: ["web/src/**/*.test.ts", "web/src/**/*.test.tsx"], environment: "node" } },
      { test: { name: "scripts", include: ["scripts/**/*.test.ts"], environment: "node" } },
    ],
  },
});

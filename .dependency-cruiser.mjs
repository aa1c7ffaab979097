/**
 * Who may import whom (design.md §1). `npm run check` also proves that each rule bites: scripts/check/import-canaries.ts holds
 * one wrong import for every rule here.
 */
const TESTS = String.raw`\.test\.tsx?$|/test/|/vitest\.config\.ts$`;
/** A library, as resolved or, where it is not installed, as written. */
const library = (names) => `(^|/)node_modules/(${names})/|^(${names})(/|$)`;
const RUNTIME = `^cloudflare:|${library("hono|@hono/[^/]+|drizzle-orm|@auth/core|@cloudflare/[^/]+")}`;

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }),
    forbid("everything-resolves", {}, { couldNotResolve: true, pathNot: "^cloudflare:" }),
    forbid(
      "production-imports-no-tests",
      { path: "^(packages|workers|functions|web)/", pathNot: TESTS },
      { path: TESTS },
    ),
    forbid(
      "contracts-import-only-zod",
      { path: "^packages/contracts/", pathNot: TESTS },
      { pathNot: `^packages/contracts/|${library("zod")}` },
    ),
    forbid(
      "content-imports-only-contracts-and-zod",
      // How a packed adventure is opened is the one thing here that is no data.
      { path: "^packages/content/", pathNot: `${TESTS}|/adventures/unpack[.]ts$` },
      { pathNot: `^packages/(content|contracts)/|${library("zod")}` },
    ),
    forbid(
      "english-imports-nothing",
      { path: "^packages/english/", pathNot: TESTS },
      { pathNot: "^packages/english/" },
    ),
    forbid(
      "storyteller-imports-only-contracts-content-and-english",
      { path: "^packages/storyteller/", pathNot: TESTS },
      {
        path: `^(packages/(?!storyteller/|contracts/|content/|english/)|workers/|functions/|web/|scripts/)|${RUNTIME}`,
      },
    ),
    forbid(
      "worker-kit-imports-only-contracts-and-hono",
      { path: "^packages/worker-kit/", pathNot: TESTS },
      { path: "^(packages/(?!worker-kit/|contracts/)|workers/|functions/|web/|scripts/)" },
    ),
    forbid(
      "workers-import-only-packages",
      { path: "^workers/", pathNot: "/vitest[.]config[.]ts$" },
      // What earlier versions have left is data: tests of every worker may read it.
      { path: "^(functions|web|scripts|e2e|bench)/", pathNot: "^e2e/fixtures/.+[.]json$" },
    ),
    forbid("workers-never-import-each-other", { path: "^workers/([^/]+)/" }, { path: "^workers/(?!$1/)[^/]+/" }),
    forbid(
      "domain-is-pure",
      { path: "^workers/[^/]+/src/domain/", pathNot: TESTS },
      {
        path: `^workers/[^/]+/src/(?!domain/)|^packages/worker-kit/src/(app|env|origin|session|validate|sqlite-migrations)[.]|${RUNTIME}`,
      },
    ),
    forbid(
      "gateway-imports-only-contracts-and-worker-kit",
      { path: "^functions/", pathNot: TESTS },
      { pathNot: "^(functions|packages/contracts|packages/worker-kit)/" },
    ),
    forbid(
      "web-imports-only-contracts",
      { path: "^web/src/" },
      // The dashboard shows the cards of the adventures, which are plain data.
      { path: "^(packages/(?!contracts/|content/src/adventures/cards[.]ts)|workers/|functions/|scripts/|e2e/|bench/)" },
    ),
    forbid(
      "features-never-import-each-other",
      { path: "^web/src/features/([^/]+)/" },
      { path: "^web/src/features/(?!$1/)" },
    ),
    forbid("features-never-import-the-app", { path: "^web/src/(features|shared)/" }, { path: "^web/src/app/" }),
    forbid("shared-never-imports-features", { path: "^web/src/shared/" }, { path: "^web/src/features/" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|[.]wrangler|worker-configuration[.]d[.]ts)" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "workerd", "browser", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".d.ts", ".mjs", ".js", ".json"],
    },
  },
};

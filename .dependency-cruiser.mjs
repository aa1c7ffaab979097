import { readFileSync } from "node:fs";

/**
 * Which files may import which. `npm run check` also proves that each rule works: scripts/check/import-canaries.ts has one wrong import for
 * every rule here.
 */
const TESTS = String.raw`\.test\.tsx?$|/test/|/vitest\.config\.ts$`;
/** What tests and benches use in place of the real thing. */
const FAKES = String.raw`/testing/|\.fake\.ts$`;
/** A pattern for imports of these libraries: the path if the library is installed, or else the name as it is written in the import. */
const library = (names) => `(^|/)node_modules/(${names})/|^(${names})(/|$)`;
const RUNTIME = `^cloudflare:|${library("hono|@hono/[^/]+|drizzle-orm|@auth/core|@cloudflare/[^/]+")}`;

/** Files of the workers that measurements and journeys may import. They reach everything else in the workers as players do, or over RPC. */
const ENTERED = [
  "^workers/api/src/domain/(password|dnd-beyond/sheet[.]fake)[.]ts$",
  "^workers/chat/src/domain/(recall-request|result-lines|table-hero|table-rules|guard/check-reply)[.]ts$",
  "^workers/(chat/src/store/migrations|memory/src/store/schema)[.]ts$",
  "^workers/graph/src/digest/digest-turn[.]ts$",
  "^workers/memory/src/(ports|ws/upgrade)[.]ts$",
];

/** What package.json's `imports` names: the files of packages that others may import. */
const { imports } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
// A name may stand for one file in workerd and for another elsewhere.
const ENTRIES = Object.values(imports)
  .flatMap((target) => (typeof target === "string" ? target : Object.values(target)))
  .map((path) => `^${path.slice("./".length).replaceAll(".", "[.]").replace("*", ".+")}$`);

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
    // Two rules: only in a rule about packages can `to` say which package `from` belongs to.
    forbid(
      "packages-enter-each-other-by-entries",
      { path: "^packages/([^/]+)/" },
      { path: "^packages/(?!$1/)", pathNot: ENTRIES },
    ),
    forbid("others-enter-packages-by-entries", { pathNot: "^packages/" }, { path: "^packages/", pathNot: ENTRIES }),
    forbid(
      "production-imports-no-fakes",
      { path: "^(packages|workers|functions|web)/", pathNot: `${TESTS}|${FAKES}` },
      { path: FAKES },
    ),
    forbid(
      "contracts-import-only-zod",
      { path: "^packages/contracts/", pathNot: TESTS },
      { pathNot: `^packages/contracts/|${library("zod")}` },
    ),
    forbid(
      "content-imports-only-contracts-and-zod",
      // The tests' loader of the adventures reads the disk. In production the chat worker reads them.
      { path: "^packages/content/", pathNot: `${TESTS}|${FAKES}` },
      { pathNot: `^packages/(content|contracts)/|${library("zod")}` },
    ),
    forbid(
      "english-imports-nothing",
      { path: "^packages/english/", pathNot: TESTS },
      { pathNot: "^packages/english/" },
    ),
    forbid(
      "rules-import-only-contracts",
      { path: "^packages/rules/", pathNot: `${TESTS}|${FAKES}` },
      { pathNot: "^packages/(rules|contracts|content/assets/rules)/" },
    ),
    forbid("timing-imports-nothing", { path: "^packages/timing/", pathNot: TESTS }, { pathNot: "^packages/timing/" }),
    forbid(
      "storyteller-imports-only-contracts-content-english-and-timing",
      // The tests' table fights by the same rules as the real one.
      { path: "^packages/storyteller/", pathNot: `${TESTS}|${FAKES}` },
      {
        path: `^(packages/(?!storyteller/|contracts/|content/|english/|timing/)|workers/|functions/|web/|tools/|scripts/|bench/|e2e/)|${RUNTIME}`,
      },
    ),
    forbid(
      "worker-kit-imports-only-contracts-timing-and-hono",
      { path: "^packages/worker-kit/", pathNot: TESTS },
      { path: "^(packages/(?!worker-kit/|contracts/|timing/)|workers/|functions/|web/|tools/|scripts/|bench/|e2e/)" },
    ),
    forbid(
      "memory-client-imports-only-contracts-and-timing",
      { path: "^packages/memory-client/", pathNot: TESTS },
      { pathNot: "^packages/(memory-client|contracts|timing)/" },
    ),
    forbid(
      "workers-import-only-packages",
      { path: "^workers/", pathNot: "/vitest[.]config[.]ts$" },
      // Campaigns that earlier versions wrote are data, so the tests of every worker may read them.
      { path: "^(functions|web|tools|scripts|bench|e2e)/", pathNot: "^e2e/fixtures/.+[.]json$" },
    ),
    forbid("workers-never-import-each-other", { path: "^workers/([^/]+)/" }, { path: "^workers/(?!$1/)[^/]+/" }),
    forbid(
      "domain-is-pure",
      { path: "^workers/[^/]+/src/domain/", pathNot: TESTS },
      {
        path: `^workers/[^/]+/src/(?!domain/)|^packages/worker-kit/src/(app|session|validate|sqlite)[.]|${RUNTIME}`,
      },
    ),
    forbid(
      "gateway-imports-only-contracts-and-worker-kit",
      { path: "^functions/", pathNot: TESTS },
      { pathNot: "^(functions|packages/contracts|packages/worker-kit)/" },
    ),
    forbid(
      "web-imports-only-contracts-rules-timing-and-memory-client",
      { path: "^web/src/" },
      // The dashboard shows the cards of the adventures and stores their heroes. They are plain data, so the web app may import them.
      {
        path: "^(packages/(?!contracts/|rules/|timing/|memory-client/|content/src/adventures/(?:cards|heroes)[.]ts)|workers/|functions/|tools/|scripts/|bench/|e2e/)",
      },
    ),
    // The rules' tables are large: only the lazy pages of characters and the lazy sheet of the table load them.
    forbid(
      "only-lazy-pages-import-the-rules",
      { path: "^web/src/", pathNot: `^web/src/features/(?:characters|play/sheet)/|${TESTS}|${FAKES}` },
      { path: "^packages/rules/" },
    ),
    forbid(
      "features-never-import-each-other",
      { path: "^web/src/features/([^/]+)/" },
      { path: "^web/src/features/(?!$1/)" },
    ),
    forbid("features-never-import-the-app", { path: "^web/src/(features|shared)/" }, { path: "^web/src/app/" }),
    forbid("shared-never-imports-features", { path: "^web/src/shared/" }, { path: "^web/src/features/" }),
    // The code around the product: e2e may import scripts and bench, and these may import tools. Scripts and bench do not import each
    // other, and tools import none of the three.
    forbid("tools-import-only-tools-and-the-product", { path: "^tools/" }, { path: "^(scripts|bench|e2e)/" }),
    forbid("tools-build-on-shared", { path: "^tools/(shared|stack|sizes)/" }, { path: "^tools/(?!shared/|$1/)" }),
    forbid(
      "scripts-and-bench-never-import-each-other-or-e2e",
      { path: "^(scripts|bench)/" },
      { path: "^(?!$1/)(scripts|bench|e2e)/" },
    ),
    forbid(
      "workers-are-entered-by-named-files",
      { path: "^(tools|scripts|bench|e2e)/" },
      { path: "^workers/", pathNot: ENTERED },
    ),
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

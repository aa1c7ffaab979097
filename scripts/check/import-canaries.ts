import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { Failure } from "../../tools/shared/failure.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { cruise } from "./cruise.ts";

/**
 * A wrong import that a rule of .dependency-cruiser.mjs must report: the file `from` imports `specifier`. If the specifier is the path of a
 * file, `to` is that file.
 */
interface Canary {
  readonly rule: string;
  readonly from: string;
  readonly specifier: string;
  readonly to?: string;
}

const CANARIES: readonly Canary[] = [
  {
    rule: "no-cycles",
    from: "packages/worker-kit/src/a.ts",
    specifier: "./a-too.ts",
    to: "packages/worker-kit/src/a-too.ts",
  },
  { rule: "everything-resolves", from: "packages/worker-kit/src/b.ts", specifier: "#contracts/nowhere" },
  {
    rule: "production-imports-no-tests",
    from: "packages/worker-kit/src/c.ts",
    specifier: "./d.test.ts",
    to: "packages/worker-kit/src/d.test.ts",
  },
  {
    rule: "packages-enter-each-other-by-entries",
    from: "packages/storyteller/src/c.ts",
    specifier: "../../english/src/irregular-verbs.ts",
    to: "packages/english/src/irregular-verbs.ts",
  },
  {
    rule: "others-enter-packages-by-entries",
    from: "bench/f.ts",
    specifier: "../packages/storyteller/src/llm/round.ts",
    to: "packages/storyteller/src/llm/round.ts",
  },
  { rule: "everything-resolves", from: "bench/g.ts", specifier: "#storyteller/llm/round" },
  { rule: "everything-resolves", from: "bench/h.ts", specifier: "#memory-client/rate-limiter" },
  {
    rule: "production-imports-no-fakes",
    from: "web/src/f.ts",
    specifier: "#memory-client/testing",
    to: "packages/memory-client/src/testing/server.fake.ts",
  },
  {
    rule: "content-imports-only-contracts-and-zod",
    from: "packages/content/src/a.ts",
    specifier: "#storyteller/ports",
    to: "packages/storyteller/src/ports.ts",
  },
  {
    rule: "english-imports-nothing",
    from: "packages/english/src/a.ts",
    specifier: "#contracts/ids",
    to: "packages/contracts/src/ids.ts",
  },
  {
    rule: "rules-import-only-contracts",
    from: "packages/rules/src/a.ts",
    specifier: "#content/magic-levels",
    to: "packages/content/src/magic-levels.ts",
  },
  {
    rule: "timing-imports-nothing",
    from: "packages/timing/src/a.ts",
    specifier: "#contracts/ids",
    to: "packages/contracts/src/ids.ts",
  },
  { rule: "contracts-import-only-zod", from: "packages/contracts/src/a.ts", specifier: "hono" },
  {
    rule: "storyteller-imports-only-contracts-content-english-and-timing",
    from: "packages/storyteller/src/a.ts",
    specifier: "#worker-kit/errors",
    to: "packages/worker-kit/src/errors.ts",
  },
  {
    rule: "storyteller-imports-only-contracts-content-english-and-timing",
    from: "packages/storyteller/src/b.ts",
    specifier: "cloudflare:workers",
  },
  {
    rule: "worker-kit-imports-only-contracts-timing-and-hono",
    from: "packages/worker-kit/src/e.ts",
    specifier: "#storyteller/ports",
    to: "packages/storyteller/src/ports.ts",
  },
  {
    rule: "memory-client-imports-only-contracts-and-timing",
    from: "packages/memory-client/src/a.ts",
    specifier: "#worker-kit/errors",
    to: "packages/worker-kit/src/errors.ts",
  },
  {
    rule: "memory-client-imports-only-contracts-and-timing",
    from: "packages/memory-client/src/b.ts",
    specifier: "hono",
  },
  {
    rule: "workers-import-only-packages",
    from: "workers/api/src/a.ts",
    specifier: "../../../scripts/x.ts",
    to: "scripts/x.ts",
  },
  {
    rule: "workers-never-import-each-other",
    from: "workers/chat/src/a.ts",
    specifier: "../../memory/src/y.ts",
    to: "workers/memory/src/y.ts",
  },
  { rule: "domain-is-pure", from: "workers/api/src/domain/a.ts", specifier: "hono" },
  { rule: "domain-is-pure", from: "workers/api/src/domain/b.ts", specifier: "cloudflare:workers" },
  {
    rule: "domain-is-pure",
    from: "workers/api/src/domain/c.ts",
    specifier: "../store/z.ts",
    to: "workers/api/src/store/z.ts",
  },
  { rule: "domain-is-pure", from: "workers/api/src/domain/d.ts", specifier: "../env.ts", to: "workers/api/src/env.ts" },
  {
    rule: "gateway-imports-only-contracts-and-worker-kit",
    from: "functions/a.ts",
    specifier: "#storyteller/ports",
    to: "packages/storyteller/src/ports.ts",
  },
  {
    rule: "web-imports-only-contracts-rules-timing-and-memory-client",
    from: "web/src/a.ts",
    specifier: "#worker-kit/errors",
    to: "packages/worker-kit/src/errors.ts",
  },
  {
    rule: "only-lazy-pages-import-the-rules",
    from: "web/src/features/play/rules.ts",
    specifier: "#rules/growth",
    to: "packages/rules/src/growth/index.ts",
  },
  {
    rule: "features-never-import-each-other",
    from: "web/src/features/play/a.ts",
    specifier: "../worlds/b.ts",
    to: "web/src/features/worlds/b.ts",
  },
  {
    rule: "features-never-import-the-app",
    from: "web/src/features/play/c.ts",
    specifier: "../../app/d.ts",
    to: "web/src/app/d.ts",
  },
  {
    rule: "shared-never-imports-features",
    from: "web/src/shared/a.ts",
    specifier: "../features/play/e.ts",
    to: "web/src/features/play/e.ts",
  },
  {
    rule: "tools-import-only-tools-and-the-product",
    from: "tools/harness/a.ts",
    specifier: "../../bench/b.ts",
    to: "bench/b.ts",
  },
  {
    rule: "tools-build-on-shared",
    from: "tools/stack/a.ts",
    specifier: "../harness/b.ts",
    to: "tools/harness/b.ts",
  },
  {
    rule: "scripts-and-bench-never-import-each-other-or-e2e",
    from: "scripts/c.ts",
    specifier: "../bench/c.ts",
    to: "bench/c.ts",
  },
  {
    rule: "scripts-and-bench-never-import-each-other-or-e2e",
    from: "bench/d.ts",
    specifier: "../e2e/d.ts",
    to: "e2e/d.ts",
  },
  {
    rule: "workers-are-entered-by-named-files",
    from: "e2e/e.ts",
    specifier: "../workers/memory/src/store/e.ts",
    to: "workers/memory/src/store/e.ts",
  },
];

/** Writes the canaries into a temporary folder and checks them. Fails unless each canary is reported and every rule has a canary. */
export async function importCanaries(): Promise<void> {
  const tree = mkdtempSync(join(tmpdir(), "lorehearth-canary-"));
  try {
    plant(tree);
    const { violations, rules } = await cruise(
      ["packages", "workers", "functions", "web", "tools", "scripts", "bench", "e2e"],
      tree,
    );
    const silent = CANARIES.filter(
      ({ rule, from }) => !violations.some((each) => each.rule === rule && [each.from, each.to].includes(from)),
    );
    const untested = rules.filter((rule) => !CANARIES.some((canary) => canary.rule === rule));
    const missing = [
      ...silent.map(({ rule, from, specifier }) => `${rule} let ${from} import ${specifier}`),
      ...untested.map((rule) => `${rule} has no canary`),
    ];
    if (missing.length > 0) throw new Failure(`The import rules do not bite:\n${missing.join("\n")}`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function plant(tree: string): void {
  const { imports } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as { imports: object };
  write(join(tree, "package.json"), JSON.stringify({ type: "module", imports }));
  for (const { to } of CANARIES) if (to) write(join(tree, to), "export {};\n");
  for (const { from, specifier } of CANARIES) write(join(tree, from), `import "${specifier}";\n`);
  write(join(tree, "packages/worker-kit/src/a-too.ts"), 'import "./a.ts";\n');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

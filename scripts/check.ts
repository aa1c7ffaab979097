import { bundleBudgets, lineBudget } from "./check/budgets.ts";
import { importCanaries } from "./check/import-canaries.ts";
import { importRules } from "./check/import-rules.ts";
import { lockFile } from "./check/lock-file.ts";
import { citations, wordList } from "./check/plain-names.ts";
import type { Step } from "./check/step.ts";
import { deadCode, format, lint, types } from "./check/tools.ts";
import { workerTypes } from "./check/worker-types.ts";
import { Failure, runScript } from "../tools/shared/failure.ts";

const STEPS: readonly Step[] = [
  format,
  lint,
  types,
  { name: "import rules", run: importRules },
  { name: "import canaries", run: importCanaries },
  deadCode,
  { name: "lock file", run: lockFile },
  { name: "worker types", run: workerTypes },
  { name: "file lengths", run: lineBudget },
  { name: "words", run: wordList },
  { name: "citations", run: citations },
  { name: "bundle budgets", run: bundleBudgets },
];

/** `npm run check`: runs every step, also after a step has failed. Names after `--` choose single steps. */
await runScript(async () => {
  const chosen = process.argv.slice(3);
  const unknown = chosen.filter((name) => !STEPS.some((step) => step.name === name));
  // Without this check, a misspelt step would run nothing and count as passed.
  if (unknown.length > 0) {
    throw new Failure(`No such step: ${unknown.join(", ")}. There are: ${STEPS.map(({ name }) => name).join(", ")}`);
  }
  const steps = STEPS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const failed: string[] = [];
  for (const step of steps) {
    const start = performance.now();
    const result = await step.run().catch((error: unknown) => {
      failed.push(step.name);
      console.log(error instanceof Failure ? error.message : error);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${failed.includes(step.name) ? "✗" : "✓"} ${step.name} (${seconds} s)${result ? `: ${result}` : ""}`);
  }
  if (failed.length > 0) throw new Failure(`check failed: ${failed.join(", ")}`);
  console.log(`check passed: ${steps.length} of ${STEPS.length} steps`);
});

import { Failure } from "../../tools/shared/failure.ts";
import { ROOT } from "../../tools/shared/paths.ts";
import { cruise } from "./cruise.ts";

/** Holds the whole repository to .dependency-cruiser.mjs. */
export async function importRules(): Promise<void> {
  const { violations, files } = await cruise(
    ["packages", "workers", "functions", "web/src", "tools", "scripts", "bench", "e2e"],
    ROOT,
  );
  // Where dependency-cruiser does not understand the TypeScript it finds, it reads nothing and reports nothing.
  if (files < 100) throw new Failure(`Only ${files} files were read.`);
  if (violations.length > 0) {
    throw new Failure(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join("\n"));
  }
}

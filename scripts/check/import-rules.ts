import { Failure } from "../../tools/shared/failure.ts";
import { ROOT } from "../../tools/shared/paths.ts";
import { cruise } from "./cruise.ts";

/** Checks the imports of the whole repository with .dependency-cruiser.mjs. */
export async function importRules(): Promise<void> {
  const { violations, files } = await cruise(
    ["packages", "workers", "functions", "web/src", "tools", "scripts", "bench", "e2e"],
    ROOT,
  );
  // If dependency-cruiser does not understand the installed TypeScript, it reads no files and therefore reports nothing. This must not
  // count as success.
  if (files < 100) throw new Failure(`Only ${files} files were read.`);
  if (violations.length > 0) {
    throw new Failure(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join("\n"));
  }
}

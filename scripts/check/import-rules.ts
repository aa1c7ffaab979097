import { Failure } from "../shared/failure.ts";
import { ROOT } from "../shared/paths.ts";
import { cruise } from "./cruise.ts";

/** Everything that is shipped keeps to the import rules of design.md §1. */
export async function importRules(): Promise<void> {
  const { violations, files } = await cruise(
    ["packages", "workers", "functions", "web/src", "scripts", "e2e", "bench"],
    ROOT,
  );
  // dependency-cruiser reads nothing, and reports nothing wrong, where it does not understand the TypeScript it finds.
  if (files < 100) throw new Failure(`Only ${files} files were read.`);
  if (violations.length > 0) {
    throw new Failure(violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join("\n"));
  }
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bundleCommand, minifyBundle } from "../../tools/shared/minified-worker.ts";
import type { Repository } from "./read-repository.ts";
import { planOf } from "./run-steps.ts";
import type { DeploySettings } from "./settings.ts";
import { type Step, UNKNOWN_ID } from "./step.ts";
import { inBindingOrder, productionConfig } from "./worker-config.ts";
import { outputOf, type Wrangler } from "./wrangler.ts";

/** Prints the plan, then builds each worker with its production configuration. It uses no network. */
export async function dryRun(
  steps: readonly Step[],
  { repository, settings }: { readonly repository: Repository; readonly settings: DeploySettings },
  wrangler: Wrangler,
  log: (line: string) => void,
): Promise<void> {
  const found = { databaseId: UNKNOWN_ID, jurisdiction: settings.place.jurisdiction };
  for (const line of planOf(steps)) log(line);
  const folder = mkdtempSync(join(tmpdir(), "lorehearth-dry-run-"));
  try {
    for (const deployable of inBindingOrder(repository.workers)) {
      const { worker } = deployable;
      const file = join(folder, `${worker}.json`);
      const config = productionConfig(deployable, found, settings, repository.vectorIndex);
      writeFileSync(file, JSON.stringify(config));
      const bundle = join(folder, worker);
      await outputOf(wrangler, bundleCommand(file, bundle));
      log(`built ${config.name}: gzip: ${await minifyBundle(bundle)} KiB`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  log("Nothing was asked and nothing was changed.");
}

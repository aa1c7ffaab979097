import { buildWeb } from "../../tools/stack/build-web.ts";
import { dryRun } from "./dry-run.ts";
import { readRepository, varsOf } from "./read-repository.ts";
import { runSteps } from "./run-steps.ts";
import { deploySettings } from "./settings.ts";
import { stepsOf } from "./steps.ts";
import { UNKNOWN_ID } from "./worker-config.ts";
import type { Wrangler } from "./wrangler.ts";

export interface DeployOptions {
  /** The environment with the deployment's settings (docs/operations.md) and CLOUDFLARE_ACCOUNT_ID. */
  readonly env: NodeJS.ProcessEnv;
  readonly wrangler: Wrangler;
  /** The folder into which the workers' production configurations are written, as a path from the root. */
  readonly configFolder: string;
  /** True to print the plan and build every bundle instead of deploying. This needs no account and no network. */
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
}

/** Deploys the repository to Cloudflare. Throws a Failure that names the step, the reason and the remedy. */
export async function deploy({ env, wrangler, configFolder, dryRun: isDryRun, log }: DeployOptions): Promise<void> {
  const { workers, pages } = readRepository();
  const settings = deploySettings(env, varsOf(workers));
  const steps = stepsOf({
    workers,
    pages,
    settings,
    accountId: env["CLOUDFLARE_ACCOUNT_ID"],
    configPath: (worker) => `${configFolder}/${worker}.json`,
    buildWeb: () => buildWeb(log),
    fetch,
    patience: { tries: 20, waitMs: 3_000 },
  });
  if (isDryRun) return dryRun(steps, { workers, settings }, wrangler, log);
  const found = { databaseId: UNKNOWN_ID, secrets: {}, url: "" };
  await runSteps(steps, { wrangler, found }, log);
  log(`Lorehearth is deployed at ${found.url}`);
}

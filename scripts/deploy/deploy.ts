import { buildWeb } from "../../tools/stack/build-web.ts";
import { dryRun } from "./dry-run.ts";
import type { Fetch } from "./provider-api.ts";
import { type Repository, readRepository, varsOf } from "./read-repository.ts";
import { runSteps } from "./run-steps.ts";
import { limitSentences } from "./sense.ts";
import { deploySettings } from "./settings.ts";
import { forStage } from "./stage.ts";
import { nothingFound } from "./step.ts";
import { stepsOf } from "./steps.ts";
import type { Wrangler } from "./wrangler.ts";

export interface DeployOptions {
  /** The environment with the deployment's settings (docs/operations.md) and CLOUDFLARE_ACCOUNT_ID. */
  readonly env: NodeJS.ProcessEnv;
  readonly wrangler: Wrangler;
  /** The folder into which the production configurations are written, as a path from the root. */
  readonly configFolder: string;
  /** The stage beside production that is deployed; null for production. */
  readonly stage: string | null;
  /** True to print the plan and build every bundle instead of deploying. This needs no account and no network. */
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
  /** Tests replace the following. */
  readonly repository?: Repository;
  readonly buildWeb?: () => Promise<void>;
  readonly fetch?: Fetch;
  readonly patience?: { readonly tries: number; readonly waitMs: number };
}

/** Deploys the repository to Cloudflare. Throws a Failure that names the step, the reason and the remedy. */
export async function deploy(options: DeployOptions): Promise<void> {
  const { env, wrangler, configFolder, stage, log } = options;
  const repository = forStage(options.repository ?? readRepository(), stage);
  const settings = deploySettings(env, varsOf(repository.workers));
  for (const sentence of limitSentences(settings.vars)) log(sentence);
  const steps = stepsOf({
    repository,
    settings,
    accountId: env["CLOUDFLARE_ACCOUNT_ID"],
    configPath: (name) => configFile(configFolder, name),
    buildWeb: options.buildWeb ?? (() => buildWeb(log)),
    api: {
      fetch: options.fetch ?? fetch,
      baseUrl: env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4",
    },
    patience: options.patience ?? { tries: 20, waitMs: 3_000 },
  });
  if (options.dryRun) return dryRun(steps, { repository, settings }, wrangler, log);
  const found = nothingFound();
  try {
    await runSteps(steps, { wrangler, found }, log);
    log(`Lorehearth${stage === null ? "" : `, stage ${stage},`} is deployed at ${found.url}`);
  } finally {
    // Also after a failure: the next deployment finds what this one made, and then says no more what it needs.
    for (const text of found.toDo) log(`Still to do: ${text}`);
  }
}

/** The file of a worker's configuration, or of the Pages project's, which must be in a folder of its own. */
export const configFile = (folder: string, name: string): string =>
  name === "pages" ? `${folder}/pages/wrangler.json` : `${folder}/${name}.json`;

import type { ConfiguredWorker } from "../../tools/stack/worker-configs.ts";
import { account, database, queue, vectorIndex } from "./resources.ts";
import { pagesDeployment, pagesProject, type PagesProject } from "./pages.ts";
import { secrets } from "./secrets.ts";
import type { DeploySettings } from "./settings.ts";
import { smokeTest } from "./smoke.ts";
import type { Step } from "./step.ts";
import { type ConfigPath, inBindingOrder, queuesOf } from "./worker-config.ts";
import { configurations, migrations, workerDeployment } from "./workers.ts";

/** The input of a deployment: what the repository configures, and the functions that reach the outside world. */
export interface Deployment {
  readonly workers: readonly ConfiguredWorker[];
  readonly pages: PagesProject;
  readonly settings: DeploySettings;
  /** CLOUDFLARE_ACCOUNT_ID, if it is set. */
  readonly accountId: string | undefined;
  readonly configPath: ConfigPath;
  readonly buildWeb: () => Promise<void>;
  readonly fetch: typeof fetch;
  /** How often the smoke test is tried before it fails, and the pause between two tries. */
  readonly patience: { readonly tries: number; readonly waitMs: number };
}

/** All steps in order. A resource comes before the worker that is bound to it, data comes before code, and the site comes last. */
export function stepsOf(deployment: Deployment): Step[] {
  const { workers, pages, settings, accountId, configPath, buildWeb, fetch, patience } = deployment;
  const ordered = inBindingOrder(workers);
  const owner = workers.find(({ config }) => config.d1_databases?.length);
  const name = owner?.config.d1_databases?.[0]?.database_name;
  if (!owner || name === undefined) throw new Error("No worker has a database");
  return [
    account(accountId),
    database(name),
    ...queuesOf(workers).map(queue),
    ...(settings.dimensions === null ? [] : [vectorIndex(settings.dimensions)]),
    configurations(workers, settings, configPath),
    secrets(workers, settings.secrets, configPath),
    migrations(name, configPath(owner.worker)),
    ...ordered.map((worker) => workerDeployment(worker, configPath)),
    pagesProject(pages, settings.siteUrl),
    pagesDeployment(pages, buildWeb),
    smokeTest(fetch, patience),
  ];
}

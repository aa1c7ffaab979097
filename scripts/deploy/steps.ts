import { dirname } from "node:path";

import { domainOf, mailDomain, siteDomain } from "./domains.ts";
import { dataFitsCode } from "./going-back.ts";
import { pagesDeployment, pagesProject } from "./pages.ts";
import type { ProviderApi } from "./provider-api.ts";
import type { Repository } from "./read-repository.ts";
import { account, database, queue, vectorIndex } from "./resources.ts";
import { secrets } from "./secrets.ts";
import type { DeploySettings } from "./settings.ts";
import { smokeTest } from "./smoke.ts";
import type { Step } from "./step.ts";
import { type ConfigPath, inBindingOrder, queuesOf } from "./worker-config.ts";
import { configurations, migrations, workerDeployment } from "./workers.ts";

/** The input of a deployment: what the repository configures, and the functions that reach the outside world. */
export interface Deployment {
  readonly repository: Repository;
  readonly settings: DeploySettings;
  /** CLOUDFLARE_ACCOUNT_ID, if it is set. */
  readonly accountId: string | undefined;
  readonly configPath: ConfigPath;
  readonly buildWeb: () => Promise<void>;
  readonly api: ProviderApi;
  /** How often the smoke test is tried before it fails, and the pause between two tries. */
  readonly patience: { readonly tries: number; readonly waitMs: number };
}

/** All steps in order. A resource comes before the worker that is bound to it, data comes before code, and the site comes last. */
export function stepsOf({ repository, settings, accountId, configPath, buildWeb, api, patience }: Deployment): Step[] {
  const { workers, pages } = repository;
  const owner = workers.find(({ config }) => config.d1_databases?.length);
  const name = owner?.config.d1_databases?.[0]?.database_name;
  if (!owner || name === undefined) throw new Error("No worker has a database");
  const { dimensions, siteUrl } = settings;
  const data = { name, config: configPath(owner.worker), migrations: repository.migrations };
  const domain = domainOf(siteUrl);
  const sender = settings.vars["MAIL_FROM"];
  return [
    account(accountId),
    database(name, settings.place),
    ...queuesOf(workers).map(queue),
    ...(dimensions === null ? [] : [vectorIndex(repository.vectorIndex, dimensions)]),
    ...(sender ? [mailDomain(sender)] : []),
    configurations(repository, settings, configPath),
    secrets(workers, settings.secrets, configPath),
    dataFitsCode(name, data.config, repository.migrations),
    migrations(data),
    ...inBindingOrder(workers).map((worker) => workerDeployment(worker, configPath, data)),
    pagesProject(pages, siteUrl),
    ...(domain === null ? [] : [siteDomain(pages, domain, api)]),
    pagesDeployment(pages, dirname(configPath("pages")), buildWeb),
    smokeTest(api.fetch, patience, configPath("api")),
  ];
}

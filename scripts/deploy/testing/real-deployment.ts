import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fromRoot } from "../../../tools/shared/paths.ts";
import { QUIET_WRANGLER } from "../../../tools/shared/quiet-wrangler.ts";
import { deploy, type DeployOptions } from "../deploy.ts";
import { wranglerAt, type WranglerResult } from "../wrangler.ts";
import { type Provider, startProvider } from "./provider/server.ts";
import { startSite } from "./provider/site.ts";
import { ACCOUNT_ID, emptyAccount, liveVersion, type ProviderAccount } from "./provider/state.ts";

/** The result of a deployment. */
export interface Run {
  readonly output: string;
  readonly failure: unknown;
  /** The requests that it sent to the provider. */
  readonly requests: readonly string[];
  /** The account afterwards. */
  readonly account: AccountSummary;
}

/** What a test may choose about a deployment. */
export interface Chosen extends Partial<
  Pick<DeployOptions, "stage" | "repository" | "buildWeb" | "fetch" | "configFolder">
> {
  readonly env?: NodeJS.ProcessEnv;
}

/** A fake account with its site, to which the real wrangler deploys. */
export interface RealDeployment {
  readonly account: ProviderAccount;
  readonly provider: Provider;
  /** The address at which the account's production site answers. */
  readonly siteUrl: string;
  /** The address of production's site, or of the stage's. */
  siteOf(staged: boolean): string;
  /** The variables of an operator who has a token. */
  readonly operator: NodeJS.ProcessEnv;
  readonly folder: string;
  /** Runs `npm run deploy`. */
  run(chosen?: Chosen): Promise<Run>;
  /** Runs a command of wrangler at the root, as the operator types it. */
  wrangler(args: readonly string[]): Promise<WranglerResult>;
  close(): Promise<void>;
}

/** The stage beside production whose site is started, too. */
export const STAGE = "staging";

/** Starts a fake account with the sites of production and of a stage. */
export async function startRealDeployment(): Promise<RealDeployment> {
  const folder = mkdtempSync(join(tmpdir(), "lorehearth-deployment-"));
  mkdirSync(fromRoot(".wrangler"), { recursive: true });
  const configFolder = mkdtempSync(fromRoot(".wrangler/test-"));
  const account = emptyAccount();
  const provider = await startProvider(account);
  const [site, stagedSite] = await Promise.all([startSite(account), startSite(account, `-${STAGE}`)]);
  const environment = operator(folder, provider);
  const wrangler = wranglerAt(undefined, environment);
  return {
    account,
    provider,
    siteUrl: site.url,
    siteOf: (staged) => (staged ? stagedSite : site).url,
    operator: environment,
    folder,
    wrangler,
    run: async ({ env, ...chosen } = {}) => {
      const before = provider.requests.length;
      const lines: string[] = [];
      const { url: SITE_URL } = chosen.stage === STAGE ? stagedSite : site;
      const settings = { CLOUDFLARE_ACCOUNT_ID: ACCOUNT_ID, CLOUDFLARE_API_BASE_URL: provider.url, SITE_URL };
      const failure = await deploy({
        env: { ...settings, ...env },
        wrangler,
        configFolder,
        stage: null,
        dryRun: false,
        log: (line) => lines.push(line),
        patience: { tries: 2, waitMs: 100 },
        ...chosen,
      }).then(
        () => null,
        (error: unknown) => error,
      );
      const requests = provider.requests.slice(before);
      return { output: lines.join("\n"), failure, requests, account: summary(account) };
    },
    close: async () => {
      await Promise.all([provider.close(), site.close(), stagedSite.close()]);
      for (const each of [folder, configFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** The environment of an operator who has a token. Variables of this machine about Cloudflare and proxies are left out. */
function operator(folder: string, provider: Provider): NodeJS.ProcessEnv {
  const others = Object.keys(process.env).filter((name) => /^(?:CLOUDFLARE|CF|WRANGLER)_|_proxy$/iu.test(name));
  return {
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    ...QUIET_WRANGLER,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, ".config"),
    CLOUDFLARE_API_BASE_URL: provider.url,
    CLOUDFLARE_API_TOKEN: "a-made-up-token",
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT_ID,
    WRANGLER_CACHE_DIR: join(folder, "cache"),
    // Most of a run's time is the start of wrangler. A compile cache and a larger heap shorten it by a third.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    NODE_OPTIONS: "--max-semi-space-size=64",
  };
}

export type AccountSummary = ReturnType<typeof summary>;

/** The parts of an account that a deployment may change. Ids and times are left out, because they always differ. */
const summary = ({ databases, queues, indexes, scripts, projects, assets }: ProviderAccount) => ({
  databases: databases.map(({ name, jurisdiction, sqlite }) => ({
    name,
    jurisdiction,
    migrations: sqlite.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").get()
      ? sqlite.prepare("SELECT name FROM d1_migrations").all().length
      : 0,
  })),
  queues: queues.map(({ queue_name: name, consumers }) => ({
    name,
    consumers: consumers.map(({ script, body }) => ({ script, body })),
  })),
  indexes: structuredClone(indexes),
  scripts: [...scripts.values()].map((script) => ({
    name: script.name,
    bindings: liveVersion(script)?.bindings,
    placement: liveVersion(script)?.placement,
    files: Object.keys(liveVersion(script)?.files ?? {}).toSorted(),
    schedules: script.schedules,
    classes: [...script.classes],
    reachable: script.workersDev || script.previews,
  })),
  projects: projects.map(({ name, deployments, domains }) => {
    const live = deployments.findLast(({ environment }) => environment === "production");
    return { name, files: live?.files, bindings: live?.bindings, domains: domains.map((domain) => domain.name) };
  }),
  assets: assets.size,
});

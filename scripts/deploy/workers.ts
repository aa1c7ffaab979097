import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { ROOT } from "../../tools/shared/paths.ts";
import { bundleCommand, deployCommand, minifyBundle } from "../../tools/shared/minified-worker.ts";
import type { ConfiguredWorker } from "../../tools/stack/worker-configs.ts";
import { type KnownMigration, type Part, recordCommand, recordIrreversible } from "./going-back.ts";
import { writePagesConfig } from "./pages.ts";
import type { Repository } from "./read-repository.ts";
import type { DeploySettings } from "./settings.ts";
import { withSecretsFile } from "./secrets.ts";
import type { Step } from "./step.ts";
import { type ConfigPath, productionConfig } from "./worker-config.ts";
import { outputOf } from "./wrangler.ts";

/** Writes the configurations of the workers and of the Pages project, which the commands of later steps read. */
export const configurations = (
  { workers, pages, vectorIndex }: Repository,
  settings: DeploySettings,
  configPath: ConfigPath,
): Step => ({
  name: "Configurations",
  commands: [
    ...workers.map(({ worker, path }) => `write ${configPath(worker)}   (from ${path})`),
    `write ${configPath("pages")}   (from wrangler.toml)`,
  ],
  remedy: "Check that the repository's folder can be written to.",
  async run({ found }) {
    for (const deployable of workers) {
      const path = resolve(ROOT, configPath(deployable.worker));
      mkdirSync(dirname(path), { recursive: true });
      const config = productionConfig(deployable, found, settings, vectorIndex);
      writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
    }
    writePagesConfig(pages, resolve(ROOT, dirname(configPath("pages"))));
    return `written for ${workers.map(({ worker }) => worker).join(", ")}, pages`;
  },
});

/** The database as the commands of later steps name it, and all migrations of the repository. */
export interface Database {
  readonly name: string;
  /** The path of the configuration of the worker that has it. */
  readonly config: string;
  readonly migrations: readonly KnownMigration[];
}

const recorded = ({ name, config, migrations: known }: Database, part: Part): string[] | null =>
  recordCommand(name, config, part, known);

const planned = (command: readonly string[] | null): string[] =>
  command === null ? [] : [`wrangler ${command.join(" ")}   (where they are not recorded)`];

/** Applies the database migrations. This comes before the code that needs them. */
export const migrations = (database: Database): Step => {
  const apply = ["d1", "migrations", "apply", database.name, "--remote", "--config", database.config];
  const record = recorded(database, "database");
  return {
    name: "Migrations",
    commands: [`wrangler ${apply.join(" ")}`, ...planned(record)],
    remedy:
      "The migration that failed was rolled back, and the workers are still the ones of before. Mend it, or restore the database (docs/operations.md).",
    async run(deploying) {
      try {
        const output = await outputOf(deploying.wrangler, apply);
        return output.includes("No migrations to apply") ? "none to apply" : "applied";
      } finally {
        await recordIrreversible(deploying, "database", database.migrations, record);
      }
    },
  };
};

/** The workers whose objects have migrations of their own. Their code applies them to each campaign that is opened. */
const MIGRATES: Readonly<Record<string, Part>> = { chat: "chat", memory: "memory" };

/** Deploys one worker, with the secrets that it lacks. */
export const workerDeployment = (
  { worker, config }: ConfiguredWorker,
  configPath: ConfigPath,
  database: Database,
): Step => {
  const path = configPath(worker);
  const folder = join(dirname(path), "bundles", worker);
  const bundle = bundleCommand(path, resolve(ROOT, folder));
  const deploy = deployCommand(path, folder);
  const part = MIGRATES[worker];
  const record = part ? recorded(database, part) : null;
  return {
    name: `Worker ${config.name}`,
    commands: [
      ...planned(record),
      `wrangler ${bundle.join(" ")}`,
      `wrangler ${deploy.join(" ")}   (--secrets-file <temporary file> where it lacks secrets)`,
    ],
    remedy: `The workers before this one are deployed, and each works with the versions of before. "npx wrangler rollback --config ${path}" brings back an older version; first read "Going back" in docs/operations.md.`,
    run: (deploying) =>
      withSecretsFile(deploying.found.secrets[worker] ?? {}, async (file) => {
        await outputOf(deploying.wrangler, bundle);
        await minifyBundle(resolve(ROOT, folder));
        if (part) await recordIrreversible(deploying, part, database.migrations, record);
        const secrets = file === null ? [] : ["--secrets-file", file];
        const output = await outputOf(deploying.wrangler, [...deploy, ...secrets]);
        const version = /Current Version ID: (\S+)/u.exec(output)?.[1];
        return `deployed${version === undefined ? "" : ` as ${version}`}${file === null ? "" : ", with secrets"}`;
      }),
  };
};

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { ROOT } from "../../tools/shared/paths.ts";
import type { ConfiguredWorker } from "../../tools/stack/worker-configs.ts";
import type { DeploySettings } from "./settings.ts";
import { withSecretsFile } from "./secrets.ts";
import type { Step } from "./step.ts";
import { type ConfigPath, productionConfig } from "./worker-config.ts";
import { outputOf } from "./wrangler.ts";

/** Writes the workers' production configurations, which the commands of later steps read. */
export const configurations = (
  workers: readonly ConfiguredWorker[],
  settings: DeploySettings,
  configPath: ConfigPath,
): Step => ({
  name: "Configurations",
  commands: workers.map(({ worker, path }) => `write ${configPath(worker)}   (from ${path})`),
  remedy: "Check that the repository's folder can be written to.",
  async run({ found }) {
    for (const deployable of workers) {
      const path = resolve(ROOT, configPath(deployable.worker));
      mkdirSync(dirname(path), { recursive: true });
      const config = productionConfig(deployable, found.databaseId, settings);
      writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
    }
    return `written for ${workers.map(({ worker }) => worker).join(", ")}`;
  },
});

/** Applies the database migrations. This comes before the code that needs them; it is safe for older code, because migrations only add. */
export const migrations = (name: string, config: string): Step => {
  const apply = ["d1", "migrations", "apply", name, "--remote", "--config", config];
  return {
    name: "Migrations",
    commands: [`wrangler ${apply.join(" ")}`],
    remedy:
      "The migration that failed was rolled back, and the workers are still the ones of before. Mend it, or restore the database (docs/operations.md).",
    async run({ wrangler }) {
      const output = await outputOf(wrangler, apply);
      return output.includes("No migrations to apply") ? "none to apply" : "applied";
    },
  };
};

/** Deploys one worker, with the secrets that it lacks. */
export const workerDeployment = ({ worker, config, path }: ConfiguredWorker, configPath: ConfigPath): Step => {
  const deploy = ["deploy", "--minify", "--config", configPath(worker)];
  return {
    name: `Worker ${config.name}`,
    commands: [`wrangler ${deploy.join(" ")}   (--secrets-file <temporary file> where it lacks secrets)`],
    remedy: `The workers before this one are deployed, and each works with the versions of before. "npx wrangler rollback --config ${path}" brings back an older version.`,
    run: ({ wrangler, found }) =>
      withSecretsFile(found.secrets[worker] ?? {}, async (file) => {
        const output = await outputOf(wrangler, [...deploy, ...(file === null ? [] : ["--secrets-file", file])]);
        const version = /Current Version ID: (\S+)/u.exec(output)?.[1];
        return `deployed${version === undefined ? "" : ` as ${version}`}${file === null ? "" : ", with secrets"}`;
      }),
  };
};

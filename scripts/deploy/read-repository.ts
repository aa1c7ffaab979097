import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { fromRoot } from "../../tools/shared/paths.ts";
import { type ConfiguredWorker, readConfig, readWorkerConfigs } from "../../tools/stack/worker-configs.ts";
import { MIGRATIONS as TABLE_MIGRATIONS } from "../../workers/chat/src/store/migrations.ts";
import { MIGRATIONS as MEMORY_MIGRATIONS } from "../../workers/memory/src/store/schema.ts";
import { type KnownMigration, NOT_ADDITIVE } from "./going-back.ts";
import type { PagesProject } from "./pages.ts";

/** What the repository says of a deployment. */
export interface Repository {
  readonly workers: readonly ConfiguredWorker[];
  readonly pages: PagesProject;
  /** The name of the Vectorize index. */
  readonly vectorIndex: string;
  readonly migrations: readonly KnownMigration[];
}

/** Reads the workers, the Pages project and the migrations. */
export function readRepository(): Repository {
  const pages = readConfig("wrangler.toml") as {
    name: string;
    pages_build_output_dir: string;
    compatibility_date: string;
    compatibility_flags: string[];
    services: PagesProject["services"];
  };
  return {
    workers: readWorkerConfigs(),
    pages: {
      name: pages.name,
      directory: pages.pages_build_output_dir,
      compatibilityDate: pages.compatibility_date,
      compatibilityFlags: pages.compatibility_flags,
      services: pages.services,
    },
    vectorIndex: "lorehearth-memories",
    migrations: readMigrations(),
  };
}

/** All migrations of the database and of the campaigns' objects. */
const readMigrations = (): KnownMigration[] => [
  ...globSync("migrations/*.sql", { cwd: fromRoot() })
    .toSorted()
    .map((path) => ({
      part: "database" as const,
      id: basename(path),
      additive: !NOT_ADDITIVE.test(readFileSync(fromRoot(path), "utf8")),
    })),
  ...TABLE_MIGRATIONS.map(({ id, additive }) => ({ part: "chat" as const, id, additive })),
  ...MEMORY_MIGRATIONS.map(({ id, additive }) => ({ part: "memory" as const, id, additive })),
];

/** The names of all vars in the workers' configurations. */
export const varsOf = (workers: readonly ConfiguredWorker[]): string[] => [
  ...new Set(workers.flatMap(({ config }) => Object.keys(config.vars ?? {}))),
];

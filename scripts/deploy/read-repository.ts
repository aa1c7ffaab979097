import { type ConfiguredWorker, readConfig, readWorkerConfigs } from "../../tools/stack/worker-configs.ts";
import type { PagesProject } from "./pages.ts";

/** Reads the workers and the Pages project from their wrangler.toml files. */
export function readRepository(): { workers: ConfiguredWorker[]; pages: PagesProject } {
  const pages = readConfig("wrangler.toml") as {
    name: string;
    pages_build_output_dir: string;
    compatibility_date: string;
  };
  return {
    workers: readWorkerConfigs(),
    pages: { name: pages.name, directory: pages.pages_build_output_dir, compatibilityDate: pages.compatibility_date },
  };
}

/** The names of all vars in the workers' configurations. */
export const varsOf = (workers: readonly ConfiguredWorker[]): string[] => [
  ...new Set(workers.flatMap(({ config }) => Object.keys(config.vars ?? {}))),
];

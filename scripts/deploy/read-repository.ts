import { type ConfiguredWorker, readConfig, readWorkerConfigs } from "../../tools/stack/worker-configs.ts";
import type { PagesProject } from "./pages.ts";

/** The workers and the Pages project as their wrangler.toml files configure them. */
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

/** The names of all vars that the workers have. */
export const varsOf = (workers: readonly ConfiguredWorker[]): string[] => [
  ...new Set(workers.flatMap(({ config }) => Object.keys(config.vars ?? {}))),
];

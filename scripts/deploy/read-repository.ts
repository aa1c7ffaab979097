import { experimental_readRawConfig } from "wrangler";

import { fromRoot } from "../shared/paths.ts";
import { WORKERS } from "../shared/workers.ts";
import type { PagesProject } from "./pages.ts";
import type { Deployable, WorkerConfig } from "./worker-config.ts";

/** The workers and the Pages project as their wrangler.toml files have them. */
export function readRepository(): { workers: Deployable[]; pages: PagesProject } {
  const read = (path: string): unknown => experimental_readRawConfig({ config: fromRoot(path) }).rawConfig;
  const workers = WORKERS.map(({ name }) => {
    const path = `workers/${name}/wrangler.toml`;
    return { worker: name, path, config: read(path) as WorkerConfig };
  });
  const pages = read("wrangler.toml") as { name: string; pages_build_output_dir: string; compatibility_date: string };
  return {
    workers,
    pages: { name: pages.name, directory: pages.pages_build_output_dir, compatibilityDate: pages.compatibility_date },
  };
}

/** Every var that some worker knows. */
export const varsOf = (workers: readonly Deployable[]): string[] => [
  ...new Set(workers.flatMap(({ config }) => Object.keys(config.vars ?? {}))),
];

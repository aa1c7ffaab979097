import { dirname, resolve } from "node:path";

import { experimental_readRawConfig } from "wrangler";

import { fromRoot } from "../shared/paths.ts";
import { WORKERS } from "../shared/workers.ts";

/** The fields of a worker's wrangler.toml that the tools use. All other fields are passed on unchanged. */
export interface WorkerConfig {
  readonly name: string;
  readonly main: string;
  /** Modules that other modules take the place of. */
  readonly alias?: Readonly<Record<string, string>>;
  readonly assets?: { readonly directory: string; readonly binding: string };
  readonly vars?: Readonly<Record<string, string>>;
  readonly services?: readonly { readonly binding: string; readonly service: string }[];
  readonly d1_databases?: readonly {
    readonly binding: string;
    readonly database_name: string;
    readonly database_id: string;
    readonly migrations_dir: string;
  }[];
  readonly queues?: {
    readonly producers?: readonly { readonly queue: string }[];
    readonly consumers?: readonly { readonly queue: string; readonly dead_letter_queue?: string }[];
  };
  readonly ratelimits?: readonly { readonly name: string; readonly namespace_id: string }[];
  readonly [field: string]: unknown;
}

/** A worker of the repository with its configuration. */
export interface ConfiguredWorker {
  /** The name of the worker's folder. */
  readonly worker: string;
  /** The path of the worker's wrangler.toml. */
  readonly path: string;
  readonly config: WorkerConfig;
}

/** Parses a wrangler.toml. Wrangler's default values are not added. */
export const readConfig = (path: string): unknown => experimental_readRawConfig({ config: fromRoot(path) }).rawConfig;

/** Reads the configurations of the four workers from their wrangler.toml files. Paths begin at the root. */
export const readWorkerConfigs = (): ConfiguredWorker[] =>
  WORKERS.map(({ name }) => {
    const path = `workers/${name}/wrangler.toml`;
    return { worker: name, path, config: readConfig(path) as WorkerConfig };
  });

/** A worker's configuration with absolute paths, for a file in another folder. */
export function withAbsolutePaths({ path, config }: Pick<ConfiguredWorker, "path" | "config">): WorkerConfig {
  const from = (relative: string) => resolve(dirname(fromRoot(path)), relative);
  const { main, alias, assets, d1_databases: databases } = config;
  return {
    ...config,
    main: from(main),
    ...(alias && { alias: Object.fromEntries(Object.entries(alias).map(([name, module]) => [name, from(module)])) }),
    ...(assets && { assets: { ...assets, directory: from(assets.directory) } }),
    ...(databases && {
      d1_databases: databases.map((each) => ({ ...each, migrations_dir: from(each.migrations_dir) })),
    }),
  };
}

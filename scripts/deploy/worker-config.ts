import { dirname, resolve } from "node:path";

import { SECRET_VARS, type DeploySettings } from "./settings.ts";

/** What of a worker's wrangler.toml is read here; all of it is passed on. */
export interface WorkerConfig {
  readonly name: string;
  readonly main: string;
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
  readonly [field: string]: unknown;
}

/** A worker of the repository, with its configuration as it stands there. */
export interface Deployable {
  /** Its folder's name. */
  readonly worker: string;
  /** Where its wrangler.toml is. */
  readonly path: string;
  readonly config: WorkerConfig;
}

/** Where a worker's configuration for production is written, from the root; the folder is ignored by git. */
export type ConfigPath = (worker: string) => string;

/** Stands for an id that a dry run cannot know. */
export const UNKNOWN_ID = "00000000-0000-0000-0000-000000000000";
export const VECTORIZE_INDEX = "lorehearth-memories";

/** Who asks a model, and who works with vectors (`AI` and `VECTORIZE` have no local simulator: design.md §2). */
const ASKS_MODELS = new Set(["api", "chat", "memory", "graph"]);
const HAS_VECTORS = new Set(["memory", "graph"]);

/**
 * The configuration a worker is deployed with: the repository's, with what only production has. No address of its own: Pages reaches
 * it by its binding (docs/decisions/004). Paths become absolute, since the file lies elsewhere.
 */
export function productionConfig(
  { worker, path, config }: Deployable,
  databaseId: string,
  { vars, dimensions }: DeploySettings,
): WorkerConfig {
  const from = (relative: string) => resolve(dirname(path), relative);
  const kept = Object.entries(config.vars ?? {}).filter(([name]) => !SECRET_VARS.includes(name));
  const { dev: _, ...shared } = config;
  return {
    ...shared,
    main: from(config.main),
    workers_dev: false,
    preview_urls: false,
    vars: Object.fromEntries(kept.map(([name, value]) => [name, vars[name] ?? value])),
    ...(config.d1_databases
      ? {
          d1_databases: config.d1_databases.map((database) => ({
            ...database,
            database_id: databaseId,
            migrations_dir: from(database.migrations_dir),
          })),
        }
      : {}),
    ...(worker === "api" && vars["MAIL_FROM"] ? { send_email: [{ name: "EMAIL" }] } : {}),
    ...(ASKS_MODELS.has(worker) ? { ai: { binding: "AI" } } : {}),
    ...(HAS_VECTORS.has(worker) && dimensions !== null
      ? { vectorize: [{ binding: "VECTORIZE", index_name: VECTORIZE_INDEX }] }
      : {}),
  };
}

/** The workers so that each comes after all that it is bound to. Throws where they are bound in a circle. */
export function inBindingOrder(workers: readonly Deployable[]): Deployable[] {
  const ordered: Deployable[] = [];
  const left = new Set(workers);
  while (left.size > 0) {
    const waitingFor = (bound: Deployable) => [...left].some(({ config }) => isBoundTo(bound, config.name));
    const ready = [...left].filter((worker) => !waitingFor(worker));
    if (ready.length === 0) throw new Error("The workers are bound in a circle: none can be deployed first");
    for (const worker of ready) left.delete(worker);
    ordered.push(...ready);
  }
  return ordered;
}

const isBoundTo = ({ config }: Deployable, service: string): boolean =>
  (config.services ?? []).some((bound) => bound.service === service);

/** Every queue that is written to or read from; what is only for dead letters comes first, since the others name it. */
export function queuesOf(workers: readonly Deployable[]): string[] {
  const consumers = workers.flatMap(({ config }) => config.queues?.consumers ?? []);
  const producers = workers.flatMap(({ config }) => config.queues?.producers ?? []);
  const dead = consumers.flatMap(({ dead_letter_queue: queue }) => (queue === undefined ? [] : [queue]));
  return [...new Set([...dead, ...consumers.map(({ queue }) => queue), ...producers.map(({ queue }) => queue)])];
}

import { dirname, resolve } from "node:path";

import type { ConfiguredWorker, WorkerConfig } from "../../tools/stack/worker-configs.ts";
import { SECRET_VARS, type DeploySettings } from "./settings.ts";

/** Where a worker's configuration for production is written, from the root; the folder is ignored by git. */
export type ConfigPath = (worker: string) => string;

/** Stands for an id that a dry run cannot know. */
export const UNKNOWN_ID = "00000000-0000-0000-0000-000000000000";
export const VECTORIZE_INDEX = "lorehearth-memories";

/** Workers that get the bindings `AI` and `VECTORIZE`, which have no local simulator. */
const ASKS_MODELS = new Set(["api", "chat", "memory", "graph"]);
const HAS_VECTORS = new Set(["memory", "graph"]);

/**
 * The configuration a worker is deployed with: the repository's, with what only production has. No address of its own: Pages reaches
 * it by its binding (docs/decisions/004). Paths become absolute, since the file lies elsewhere.
 */
export function productionConfig(
  { worker, path, config }: ConfiguredWorker,
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
export function inBindingOrder(workers: readonly ConfiguredWorker[]): ConfiguredWorker[] {
  const ordered: ConfiguredWorker[] = [];
  const left = new Set(workers);
  while (left.size > 0) {
    const waitingFor = (bound: ConfiguredWorker) => [...left].some(({ config }) => isBoundTo(bound, config.name));
    const ready = [...left].filter((worker) => !waitingFor(worker));
    if (ready.length === 0) throw new Error("The workers are bound in a circle: none can be deployed first");
    for (const worker of ready) left.delete(worker);
    ordered.push(...ready);
  }
  return ordered;
}

const isBoundTo = ({ config }: ConfiguredWorker, service: string): boolean =>
  (config.services ?? []).some((bound) => bound.service === service);

/** Every queue that is written to or read from; what is only for dead letters comes first, since the others name it. */
export function queuesOf(workers: readonly ConfiguredWorker[]): string[] {
  const consumers = workers.flatMap(({ config }) => config.queues?.consumers ?? []);
  const producers = workers.flatMap(({ config }) => config.queues?.producers ?? []);
  const dead = consumers.flatMap(({ dead_letter_queue: queue }) => (queue === undefined ? [] : [queue]));
  return [...new Set([...dead, ...consumers.map(({ queue }) => queue), ...producers.map(({ queue }) => queue)])];
}

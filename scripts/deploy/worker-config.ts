import { type ConfiguredWorker, type WorkerConfig, withAbsolutePaths } from "../../tools/stack/worker-configs.ts";
import { SECRET_VARS, type DeploySettings } from "./settings.ts";
import type { Found } from "./step.ts";

/** Returns the path of a worker's production configuration, from the root. git ignores the folder of these files. */
export type ConfigPath = (worker: string) => string;

/**
 * The workers that get the bindings `AI` and `VECTORIZE` in production. These have no local simulator, so the repository's configurations
 * lack them.
 */
const USES_MODELS = new Set(["api", "chat", "memory", "graph"]);
const HAS_VECTORS = new Set(["memory", "graph"]);

/**
 * Makes a worker's production configuration: the repository's configuration with additions for production. The worker has no public
 * address: Pages reaches it by its binding (docs/decisions/004). Paths become absolute, because the file is in another folder.
 */
export function productionConfig(
  configured: ConfiguredWorker,
  { databaseId, jurisdiction }: Pick<Found, "databaseId" | "jurisdiction">,
  { vars: given, dimensions, place }: DeploySettings,
  vectorIndex: string,
): WorkerConfig {
  const { worker, config } = configured;
  const vars: DeploySettings["vars"] = { ...given, DATA_JURISDICTION: jurisdiction ?? "" };
  const plainVars = Object.entries(config.vars ?? {}).filter(([name]) => !SECRET_VARS.includes(name));
  const { dev: _, d1_databases: databases, ...shared } = withAbsolutePaths(configured);
  return {
    ...shared,
    workers_dev: false,
    preview_urls: false,
    vars: Object.fromEntries(plainVars.map(([name, value]) => [name, vars[name] ?? value])),
    ...(databases && { d1_databases: databases.map((each) => ({ ...each, database_id: databaseId })) }),
    ...(databases && place.placement && { placement: place.placement }),
    ...(worker === "api" && vars["MAIL_FROM"] ? { send_email: [{ name: "EMAIL" }] } : {}),
    ...(USES_MODELS.has(worker) ? { ai: { binding: "AI" } } : {}),
    ...(HAS_VECTORS.has(worker) && dimensions !== null
      ? { vectorize: [{ binding: "VECTORIZE", index_name: vectorIndex }] }
      : {}),
  };
}

/** Sorts the workers so that each comes after the workers it is bound to. Throws if the bindings form a circle. */
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

/** The names of all queues. Queues that only receive dead letters come first, because the configurations of other queues name them. */
export function queuesOf(workers: readonly ConfiguredWorker[]): string[] {
  const consumers = workers.flatMap(({ config }) => config.queues?.consumers ?? []);
  const producers = workers.flatMap(({ config }) => config.queues?.producers ?? []);
  const dead = consumers.flatMap(({ dead_letter_queue: queue }) => (queue === undefined ? [] : [queue]));
  return [...new Set([...dead, ...consumers.map(({ queue }) => queue), ...producers.map(({ queue }) => queue)])];
}

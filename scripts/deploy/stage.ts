import { createHash } from "node:crypto";

import { Failure } from "../../tools/shared/failure.ts";
import type { ConfiguredWorker, WorkerConfig } from "../../tools/stack/worker-configs.ts";
import type { Repository } from "./read-repository.ts";

/** The queue "turns" of a stage with this name would be production's queue of dead letters. `production` is no stage beside itself. */
const RESERVED = new Set(["dead", "production"]);

/**
 * The stage that the arguments name with `--stage NAME`, or null for production.
 * @throws Failure if the name could not be part of a resource's name
 */
export function stageOf(args: readonly string[]): string | null {
  const at = args.findIndex((arg) => arg === "--stage" || arg.startsWith("--stage="));
  if (at < 0) return null;
  const name = args[at]?.split("=")[1] ?? args[at + 1] ?? "";
  if (/^[a-z][a-z0-9]{0,15}$/u.test(name) && !RESERVED.has(name)) return name;
  throw new Failure(
    `A stage's name has up to 16 lower-case letters and digits, begins with a letter, and is not "dead" or "production". It is "${name}".`,
  );
}

/**
 * The repository for a stage beside production. Every resource has the stage's name at the end of its own, so a stage shares no data, queue,
 * secret or counter with production. For production nothing changes.
 */
export function forStage(repository: Repository, stage: string | null): Repository {
  if (stage === null) return repository;
  const named = (name: string): string => `${name}-${stage}`;
  const bound = <Bound extends { readonly service: string }>(services: readonly Bound[] = []) =>
    services.map((each) => ({ ...each, service: named(each.service) }));
  return {
    ...repository,
    workers: repository.workers.map((worker) => ({ ...worker, config: configOf(worker, stage, named, bound) })),
    pages: { ...repository.pages, name: named(repository.pages.name), services: bound(repository.pages.services) },
    vectorIndex: named(repository.vectorIndex),
  };
}

function configOf(
  { config }: ConfiguredWorker,
  stage: string,
  named: (name: string) => string,
  bound: (services: WorkerConfig["services"]) => unknown,
): WorkerConfig {
  const { services, queues, d1_databases: databases, ratelimits } = config;
  return {
    ...config,
    name: named(config.name),
    ...(services && { services: bound(services) as NonNullable<WorkerConfig["services"]> }),
    ...(databases && {
      d1_databases: databases.map((each) => ({ ...each, database_name: named(each.database_name) })),
    }),
    ...(queues && {
      queues: {
        ...(queues.producers && { producers: queues.producers.map((each) => ({ ...each, queue: named(each.queue) })) }),
        ...(queues.consumers && {
          consumers: queues.consumers.map(({ dead_letter_queue: dead, ...each }) => ({
            ...each,
            queue: named(each.queue),
            ...(dead !== undefined && { dead_letter_queue: named(dead) }),
          })),
        }),
      },
    }),
    ...(ratelimits && {
      ratelimits: ratelimits.map((each) => ({ ...each, namespace_id: counterOf(stage, each.namespace_id) })),
    }),
  };
}

/** The id of a stage's counters for a rate limit. An account's rate limits of one id count together, so a stage needs ids of its own. */
const counterOf = (stage: string, id: string): string =>
  String(1_000_000 + (createHash("sha256").update(`${stage}:${id}`).digest().readUInt32BE() % 1_000_000_000));

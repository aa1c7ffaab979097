/**
 * Cloudflare's prices in US dollars for usage beyond what the Workers Paid plan includes, from its documentation of September 2026:
 * developers.cloudflare.com/workers/platform/pricing, /durable-objects/platform/pricing, /d1/platform/pricing, /queues/platform/pricing,
 * /vectorize/platform/pricing, /workers-ai/platform/pricing. Check them there before you rely on a sum.
 */
export const PRICES = {
  asOf: "2026-09",
  /** A request from outside to Pages Functions or to a Worker. Calls by service binding are free. */
  request: 0.3 / 1_000_000,
  /** A millisecond of CPU time in a Worker. */
  cpuMs: 0.02 / 1_000_000,
  /** A call of a Durable Object by RPC or fetch, or an alarm. Twenty messages that a WebSocket receives count as one call. */
  objectRequest: 0.15 / 1_000_000,
  /** A gigabyte of memory that an object uses for one second. Each object counts as an eighth of a gigabyte. */
  objectGbSecond: 12.5 / 1_000_000,
  objectRowRead: 0.001 / 1_000_000,
  objectRowWritten: 1 / 1_000_000,
  d1RowRead: 0.001 / 1_000_000,
  d1RowWritten: 1 / 1_000_000,
  /** Writing, reading or deleting a message of up to 64 KB. */
  queueOperation: 0.4 / 1_000_000,
  /** An entry of Workers Logs. Invocation logs would be entries, too, and are off. */
  logLine: 0.6 / 1_000_000,
  /** A byte in an object's SQLite, for a month. */
  byteMonth: 0.2 / 1_000_000_000,
  /** A dimension of a vector that is queried for. In each month with queries, all stored vectors count as queried once, too. */
  queriedDimension: 0.01 / 1_000_000,
  /** A dimension of a stored vector, for a month. */
  storedDimension: 0.05 / 100_000_000,
  /** The prices of the models that production uses by default (scripts/deploy/settings.ts). */
  embeddedToken: 0.0118 / 1_000_000,
  modelInputToken: 0.1 / 1_000_000,
  modelOutputToken: 0.3 / 1_000_000,
} as const;

/** The length of production's vectors (scripts/deploy/settings.ts). */
export const VECTOR_DIMENSIONS = 128;

/** The memory of one object in gigabytes, as Cloudflare bills it. */
export const OBJECT_GB = 0.125;

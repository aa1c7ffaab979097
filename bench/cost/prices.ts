/**
 * Cloudflare's prices beyond what the Workers Paid plan includes, in US dollars, as its documentation had them in September 2026:
 * developers.cloudflare.com/workers/platform/pricing, /durable-objects/platform/pricing, /d1/platform/pricing, /queues/platform/pricing,
 * /workers-ai/platform/pricing. Check them there before you rely on a sum.
 */
export const PRICES = {
  asOf: "2026-09",
  /** A request to Pages Functions or a Worker from outside; calls by service binding are free. */
  request: 0.3 / 1_000_000,
  /** A millisecond of CPU in Workers. */
  cpuMs: 0.02 / 1_000_000,
  /** A call of an object by RPC or fetch, or an alarm. Twenty frames that a WebSocket brings in count as one. */
  objectRequest: 0.15 / 1_000_000,
  /** A gigabyte in memory for a second; an object counts as an eighth of one. */
  objectGbSecond: 12.5 / 1_000_000,
  objectRowRead: 0.001 / 1_000_000,
  objectRowWritten: 1 / 1_000_000,
  d1RowRead: 0.001 / 1_000_000,
  d1RowWritten: 1 / 1_000_000,
  /** Writing, reading or deleting a message of up to 64 KB. */
  queueOperation: 0.4 / 1_000_000,
  logLine: 0.6 / 1_000_000,
  /** The models that production begins with (scripts/deploy/settings.ts). */
  modelInputToken: 0.293 / 1_000_000,
  modelOutputToken: 2.253 / 1_000_000,
} as const;

/** What one object takes of memory, as it is billed. Gigabytes. */
export const OBJECT_GB = 0.125;

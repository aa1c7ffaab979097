import * as z from "zod/mini";

import { instant } from "../text.ts";

/** GET /health: the health address of each of the four services. */
export const HealthAddresses = z.object({
  services: z.object({ core: z.string(), memory: z.string(), chat: z.string(), graph: z.string() }),
});

/** The response of each service at its health address. */
export const HealthAnswer = z.object({
  status: z.enum(["healthy", "unhealthy"]),
  service: z.string(),
  version: z.string(),
  /** newer_version: a newer version ran here before and wrote data that this version cannot use (docs/operations.md, "Going back"). */
  checks: z.record(z.string(), z.enum(["ok", "failed", "newer_version"])),
  /** For a service with Durable Objects: the newest migration that its code knows, and the newest one that was applied here. */
  schema: z.optional(z.object({ known: z.string(), applied: z.string() })),
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;

/** What a check of the operator's health found. `off`: the settings use no such thing. */
export const CheckResult = z.object({
  result: z.enum(["ok", "failed", "off"]),
  /** How long the check took, in milliseconds. */
  ms: z.number(),
  /** Figures that the check read, or the reason why it failed. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** GET /api/graph/health/all, for the operator: uses everything that a turn needs, and counts what waits. */
export const OperatorHealthAnswer = z.object({
  status: z.enum(["healthy", "unhealthy"]),
  /** When the checks ran. An answer is used again for a minute. */
  at: instant,
  checks: z.record(z.string(), CheckResult),
});
export type OperatorHealthAnswer = z.infer<typeof OperatorHealthAnswer>;

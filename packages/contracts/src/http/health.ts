import * as z from "zod/mini";

/** GET /health: where each of the four services answers for itself. */
export const HealthAddresses = z.object({
  services: z.object({ core: z.string(), memory: z.string(), chat: z.string(), graph: z.string() }),
});

/** What each service answers at its own address. */
export const HealthAnswer = z.object({
  status: z.enum(["healthy", "unhealthy"]),
  service: z.string(),
  version: z.string(),
  /** newer_version: a newer version ran here before and wrote what this one cannot use (docs/operations.md, "Going back"). */
  checks: z.record(z.string(), z.enum(["ok", "failed", "newer_version"])),
  /** For a service that keeps objects: the newest migration of them that its code knows, and the newest that was applied here. */
  schema: z.optional(z.object({ known: z.string(), applied: z.string() })),
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;

import * as z from "zod/mini";

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

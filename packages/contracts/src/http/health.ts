import * as z from "zod/mini";

/** GET /health: where each of the four services answers for itself (product.md §7). */
export const HealthAddresses = z.object({
  services: z.object({ core: z.string(), memory: z.string(), chat: z.string(), graph: z.string() }),
});

/** What each service answers at its own address. */
export const HealthAnswer = z.object({
  status: z.enum(["healthy", "unhealthy"]),
  service: z.string(),
  version: z.string(),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;

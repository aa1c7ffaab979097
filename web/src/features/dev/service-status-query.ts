import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { HealthAddresses } from "#contracts/http/health";

import { checkService, type ServiceHealth, SERVICES } from "./check-service.ts";

type Addresses = z.infer<typeof HealthAddresses>["services"];

/**
 * The default addresses of the health checks. They are used when `GET /health` does not answer, because each service must still be checked.
 */
const USUAL: Addresses = {
  core: "/api/health",
  memory: "/api/memory/health",
  chat: "/api/chat/health",
  graph: "/api/graph/health",
};

/** Checks all four services in parallel. */
export const serviceStatusQuery = () =>
  queryOptions({
    queryKey: ["service-status"],
    queryFn: async (): Promise<ServiceHealth[]> => {
      const addresses = await getServiceUrls();
      return Promise.all(SERVICES.map((service) => checkService(service, addresses[service])));
    },
    staleTime: 0,
  });

/** The address of each service's health endpoint. */
async function getServiceUrls(): Promise<Addresses> {
  try {
    const answer = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
    return { ...USUAL, ...((await answer.json()) as z.infer<typeof HealthAddresses>).services };
  } catch {
    return USUAL;
  }
}

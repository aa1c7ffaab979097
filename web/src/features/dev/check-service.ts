import { text } from "../../shared/text/text.ts";

/** A service, by its key in `GET /health`. */
export type ServiceName = keyof typeof text.dev.status.services;

/** The services in the order in which the page shows them. */
export const SERVICES: readonly ServiceName[] = ["core", "chat", "graph", "memory"];

/** The result of a check. healthy: the service answered OK; unhealthy: it answered with another HTTP status; error: it did not answer. */
export interface ServiceHealth {
  readonly service: ServiceName;
  readonly state: "healthy" | "unhealthy" | "error";
  /** The error message; empty when there is none. */
  readonly message: string;
  /** How long the answer took, in ms. */
  readonly took: number;
}

/** How long to wait for an answer, in ms. */
const PATIENCE = 5_000;

/**
 * Checks a service's health endpoint.
 * @throws Error only if no service is named: there is no health endpoint of the whole, but one of each service
 */
export async function checkService(service: ServiceName, address: string): Promise<ServiceHealth> {
  if (!SERVICES.includes(service)) {
    throw new Error("Health check endpoint requires specific service. Use getServiceUrls() instead.");
  }
  const begun = performance.now();
  const result = (state: ServiceHealth["state"], message = ""): ServiceHealth => ({
    service,
    state,
    message,
    took: Math.round(performance.now() - begun),
  });
  try {
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? result("healthy") : result("unhealthy", text.dev.status.http(answer.status));
  } catch (error) {
    return result("error", messageFor(error));
  }
}

/**
 * The message for a failed request. Browsers word such failures differently and say little about the cause, so the app has its own
 * messages.
 */
function messageFor(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  if (name === "TimeoutError") return text.dev.status.timeout;
  if (/refused/iu.test(message)) return text.dev.status.refused;
  if (/NetworkError|network/iu.test(message)) return text.dev.status.network;
  return text.dev.status.cors;
}

import { text } from "../../shared/text/text.ts";

/** A service by its part in `GET /health`. */
export type ServiceName = keyof typeof text.dev.status.services;

/** In the order the page shows them (product.md §2). */
export const SERVICES: readonly ServiceName[] = ["core", "chat", "graph", "memory"];

/** healthy: an OK answer; unhealthy: another HTTP status; error: no answer at all (product.md §4). */
export interface ServiceHealth {
  readonly service: ServiceName;
  readonly state: "healthy" | "unhealthy" | "error";
  /** What went wrong, in product.md §8's words; empty where nothing did. */
  readonly message: string;
  /** How long the answer took. Milliseconds. */
  readonly took: number;
}

/** product.md §9. Milliseconds. */
const PATIENCE = 5_000;

/** Asks a service for its health. Never throws. */
export async function checkService(service: ServiceName, address: string): Promise<ServiceHealth> {
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
    return result("error", wordsFor(error));
  }
}

/** What browsers say where nothing answered, told apart as far as they tell (product.md §8). */
function wordsFor(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  if (name === "TimeoutError") return text.dev.status.timeout;
  if (/refused/iu.test(message)) return text.dev.status.refused;
  if (/NetworkError|network/iu.test(message)) return text.dev.status.network;
  return text.dev.status.cors;
}

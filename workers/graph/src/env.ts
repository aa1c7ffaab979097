import type { WorkerEnv } from "#worker-kit/app";
import type { Bindings } from "./bindings.ts";
import type { Services } from "./services.ts";

/** The bindings and context variables of graph's routes. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
  Variables: WorkerEnv["Variables"] & { services: Services };
}

import type { WorkerEnv } from "#worker-kit/env";
import type { Bindings, Services } from "./services.ts";

/** What graph's routes find on their context. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
  Variables: WorkerEnv["Variables"] & { services: Services };
}

import type { WorkerEnv } from "#worker-kit/app";
import type { Bindings } from "./bindings.ts";
import type { Services } from "./services.ts";

/** What graph's routes find on their context. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
  Variables: WorkerEnv["Variables"] & { services: Services };
}

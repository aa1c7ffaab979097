import type { WorkerEnv } from "#worker-kit/env";

/** Hono's and the entrypoint's environment. */
export type Bindings = MemoryEnv;

/** What memory's routes find on their context. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
}

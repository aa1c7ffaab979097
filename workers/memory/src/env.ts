import type { AiBinding } from "#storyteller/models";
import type { WorkerEnv } from "#worker-kit/app";
import type { VectorizeBinding } from "#worker-kit/vector-index";

/** Hono's and the entrypoint's environment. `AI` and `VECTORIZE` have no local simulator: only production binds them. */
export type Bindings = MemoryEnv & { readonly AI?: AiBinding; readonly VECTORIZE?: VectorizeBinding };

/** What memory's routes find on their context. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
}

import type { AiBinding } from "#storyteller/models";
import type { WorkerEnv } from "#worker-kit/app";
import type { VectorizeBinding } from "#worker-kit/vector-index";

/**
 * The bindings of the Hono app and of the entrypoint. `AI` and `VECTORIZE` exist only in production, because they have no local
 * simulator.
 */
export type Bindings = MemoryEnv & { readonly AI?: AiBinding; readonly VECTORIZE?: VectorizeBinding };

/** The bindings and context variables of memory's routes. */
export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
}

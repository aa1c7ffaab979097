import type { AiBinding } from "#storyteller/models";
import type { VectorizeBinding } from "#worker-kit/vector-index";

/** `AI` and `VECTORIZE` have no local simulator: only production binds them. */
export type Bindings = GraphEnv & { readonly AI?: AiBinding; readonly VECTORIZE?: VectorizeBinding };

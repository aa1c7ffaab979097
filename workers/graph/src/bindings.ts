import type { AiBinding } from "#storyteller/models";
import type { VectorizeBinding } from "#worker-kit/vector-index";

/** All bindings of graph. `AI` and `VECTORIZE` exist only in production, because they have no local simulator. */
export type Bindings = GraphEnv & { readonly AI?: AiBinding; readonly VECTORIZE?: VectorizeBinding };

import type { ApiRpc } from "#contracts/rpc/api";
import type { EmbeddingRpc } from "#contracts/rpc/usage";
import type { Bindings } from "./env.ts";

/** Gives the API binding its type. The generated type of a service binding does not know the entrypoint's methods. */
export const apiOf = (env: Bindings): ApiRpc & EmbeddingRpc => env.API as unknown as ApiRpc & EmbeddingRpc;

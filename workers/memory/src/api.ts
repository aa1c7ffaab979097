import type { ApiRpc } from "#contracts/rpc/api";
import type { Bindings } from "./env.ts";

/** The binding's generated type knows no entrypoint: this is where it gets its contract. */
export const apiOf = (env: Bindings): ApiRpc => env.API as unknown as ApiRpc;

/**
 * Declares the part of the runtime's module that this worker needs. The runtime's own types cannot be used, because the scripts in bench
 * are checked with Node's types.
 */
declare module "cloudflare:workers" {
  export const WorkerEntrypoint: new () => object;
}

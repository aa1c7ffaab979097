/** The little of the runtime's module that this worker needs; the scripts beside it are checked against Node's types. */
declare module "cloudflare:workers" {
  export const WorkerEntrypoint: new () => object;
}

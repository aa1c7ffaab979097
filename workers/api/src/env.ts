import type { WorldBuilder } from "#storyteller/ports";
import type { WorkerEnv } from "#worker-kit/app";
import type { Database } from "./store/database.ts";

/** The bindings and context variables of api's routes. */
export interface ApiHono extends WorkerEnv {
  Bindings: ApiEnv;
  Variables: WorkerEnv["Variables"] & { db: Database; builder: WorldBuilder };
}

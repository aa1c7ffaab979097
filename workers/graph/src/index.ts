import { graphWorker } from "./graph-worker.ts";
import { rpcServices } from "./services.ts";
import { storytellerOf } from "./storyteller.ts";
import { vectorsOf } from "./vectors/vectors-of.ts";

export default graphWorker((env) => {
  const remote = rpcServices(env);
  return { ...remote, ...storytellerOf(env, remote), vectors: vectorsOf(env, remote) };
});
